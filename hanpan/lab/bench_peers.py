"""Other programs for card games, measured in the same run: Dou Dizhu of OpenSpiel and of RLCard, where installed.

Both offer Python users a loop of the same kind as our face: ask for the legal moves, choose one at random, apply it;
deals included. Dou Dizhu is their nearest game to ours: three players, hidden hands, combinations of cards. (Games
differ in how much work a decision is, so the ratios say what a user gets, not who writes better code.)
"""

from __future__ import annotations

import importlib.util
import random
from importlib import metadata
from typing import Any

from hanpan.lab.bench import Rate, Work, measure

PEERS = {"open_spiel": "open-spiel", "rlcard": "rlcard"}


def installed() -> dict[str, str]:
    """The peers that are there, with their versions."""
    return {
        module: metadata.version(package)
        for module, package in PEERS.items()
        if importlib.util.find_spec(module) is not None
    }


def open_spiel() -> Work:
    """OpenSpiel's dou_dizhu (rules in C++) through its Python loop. Chance nodes deal; they are no decisions."""
    import pyspiel

    game: Any = pyspiel.load_game("dou_dizhu")
    chance = random.Random(1)

    def work(decisions: int) -> int:
        made = 0
        while made < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(actions, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                    made += 1
        return made

    return work


def rlcard() -> Work:
    """RLCard's doudizhu (rules in Python) through its environment."""
    import rlcard as package

    table: Any = package.make("doudizhu", config={"seed": 1})
    chance = random.Random(1)

    def work(decisions: int) -> int:
        made = 0
        while made < decisions:
            state, _player = table.reset()
            while not table.is_over():
                state, _player = table.step(chance.choice(list(state["legal_actions"])))
                made += 1
        return made

    return work


def rates(seconds: float, runs: int) -> list[Rate]:
    """Decisions per CPU-second of the peers that are installed."""
    ways = {"open_spiel": open_spiel, "rlcard": rlcard}
    return [
        measure(f"{PEERS[module]} {version}, Dou Dizhu", ways[module](), seconds, runs)
        for module, version in installed().items()
    ]
