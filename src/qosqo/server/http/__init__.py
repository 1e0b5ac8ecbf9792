"""What every request meets: who asks, how much is allowed, how errors are told, headers, the log."""
