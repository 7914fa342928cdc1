from ada_url import URL

from loop import serve

serve(
    "ada-url",
    "the URL Standard; not RFC 3986",
    {"resolve": lambda base, reference: URL(reference, base).href},
    language="C++",
)
