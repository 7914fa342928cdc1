from uritools import urijoin, urisplit

from loop import serve

NAMES = ("scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment")


def components(text):
    parts = urisplit(text)
    return {name: getattr(parts, name) for name in NAMES}


serve(
    "uritools",
    "RFC 3986",
    {"components": components, "resolve": lambda base, reference: urijoin(base, reference, strict=True)},
)
