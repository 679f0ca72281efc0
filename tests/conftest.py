"""Settings for all tests: Hypothesis has no time limit of its own, as speed is measured by the benchmarks alone."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("hanpan", deadline=None, print_blob=True)
settings.load_profile("hanpan")
