"""Who is connected: to this process (`local`) and to others that share the database (`remote`)."""
