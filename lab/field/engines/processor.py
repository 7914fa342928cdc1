"""The processor time of this process and of all processes below it, which other work on the machine changes little."""

import os
from collections import defaultdict
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds():
    """Seconds by what took them: `java`, `python`, and `ended`, which are mostly those of the command."""
    seconds = defaultdict(float)
    children = defaultdict(list)
    times = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            name, fields = entry.joinpath("stat").read_text().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        fields = fields.split()
        children[int(fields[1])].append(int(entry.name))
        # Its own, and that of its children that have ended.
        times[int(entry.name)] = name, (int(fields[11]) + int(fields[12])) / TICKS, (int(fields[13]) + int(fields[14])) / TICKS
    below = [os.getpid()]
    for process in below:
        below += children[process]
        name, own, ended = times.get(process, ("", 0, 0))
        seconds["java" if name == "java" else "python" if name.startswith("python") else "other"] += own
        seconds["ended"] += ended
    return seconds


class Measured:
    """Measures the time between `with` and its end."""

    def __enter__(self):
        self.before = processor_seconds()
        return self

    def __exit__(self, *_):
        after = processor_seconds()
        self.seconds = {name: after[name] - self.before[name] for name in after}

    def __str__(self):
        parts = ", ".join(f"{name} {seconds:.1f}" for name, seconds in self.seconds.items() if seconds >= 0.05)
        return f"{sum(self.seconds.values()):.1f} s of processor time ({parts})"
