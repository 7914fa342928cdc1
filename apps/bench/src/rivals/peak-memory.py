# python3 peak-memory.py FILE COMMAND…: runs the command, and writes its peak memory in kilobytes to the file.

import resource
import subprocess
import sys

status = subprocess.call(sys.argv[2:])
kilobytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
if sys.platform == "darwin":
    kilobytes //= 1024
with open(sys.argv[1], "w") as file:
    file.write(str(kilobytes))
sys.exit(status)
