"""Studies: who is stronger, what is likely, how fast."""
