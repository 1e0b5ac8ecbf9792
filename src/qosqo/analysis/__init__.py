"""What moves were worth: expectations of every seat, losses of decisions, and luck. `docs/analysis.md` says how and how sure it is."""
