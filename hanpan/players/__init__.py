"""Who may sit on a seat: the random player, the levels, and the search that thinks about any game."""
