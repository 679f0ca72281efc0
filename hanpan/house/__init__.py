"""The house: rooms, seats and people, between whoever speaks over a wire and the matches on the log."""
