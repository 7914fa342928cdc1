import sys
from urllib.parse import urljoin, urlsplit

from loop import serve


# It has the empty text for an absent component.
def components(text):
    parts = urlsplit(text)
    return {
        "scheme": parts.scheme or None,
        "authority": parts.netloc or None,
        "path": parts.path,
        "query": parts.query or None,
        "fragment": parts.fragment or None,
    }


serve(
    "urllib.parse",
    "RFC 3986 in part, with exceptions for older practice",
    {"components": components, "resolve": lambda base, reference: urljoin(base, reference)},
    version=sys.version.split()[0],
)
