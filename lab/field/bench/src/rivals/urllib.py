# The tasks in plain Python, for lines on standard input: python3 urllib.py check | parse | normalize |
# unique | resolve BASE

import json
import sys
from urllib.parse import urljoin, urlsplit


def check():
    accepted = 0
    for line in sys.stdin:
        try:
            urlsplit(line.rstrip("\n"))
            accepted += 1
        except ValueError:
            pass
    print(accepted)


def parse():
    write = sys.stdout.write
    for line in sys.stdin:
        parts = urlsplit(line.rstrip("\n"))
        components = {
            "scheme": parts.scheme,
            "authority": parts.netloc,
            "host": parts.hostname,
            "port": parts.port,
            "path": parts.path,
            "query": parts.query,
            "fragment": parts.fragment,
        }
        write(json.dumps(components) + "\n")


def resolve(base):
    write = sys.stdout.write
    for line in sys.stdin:
        write(urljoin(base, line.rstrip("\n")) + "\n")


# Python offers no more than this: joining a URI to itself removes its dot-segments.
def normalize():
    write = sys.stdout.write
    for line in sys.stdin:
        text = line.rstrip("\n")
        write(urljoin(text, text) + "\n")


def unique():
    write = sys.stdout.write
    seen = set()
    for line in sys.stdin:
        text = line.rstrip("\n")
        normal = urljoin(text, text)
        if normal not in seen:
            seen.add(normal)
            write(text + "\n")


task = sys.argv[1]
if task == "check":
    check()
elif task == "parse":
    parse()
elif task == "normalize":
    normalize()
elif task == "unique":
    unique()
else:
    resolve(sys.argv[2])
