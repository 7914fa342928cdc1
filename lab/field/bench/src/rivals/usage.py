# python3 usage.py FILE COMMAND…: runs the command, and writes its peak memory in kilobytes and its processor time in user and
# in system mode to the file.

import resource
import subprocess
import sys

status = subprocess.call(sys.argv[2:])
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
kilobytes = usage.ru_maxrss // (1024 if sys.platform == "darwin" else 1)
with open(sys.argv[1], "w") as file:
    file.write(f"{kilobytes} {usage.ru_utime:.2f} {usage.ru_stime:.2f}")
sys.exit(status)
