"""The house: rooms, seats and people; it talks to store, bus and thinkers through ports."""
