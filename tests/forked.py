"""Processes for tests that start within milliseconds: what they need is loaded once, in what they are forked from."""

from __future__ import annotations

import multiprocessing

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["__main__", "pytest", "tests.store.processes", "tests.fixed_deals"])
