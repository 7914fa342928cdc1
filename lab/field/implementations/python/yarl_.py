from yarl import URL

from loop import serve

serve(
    "yarl",
    "URLs of the web, with names from RFC 3986; encodes what it is given",
    {"resolve": lambda base, reference: str(URL(base).join(URL(reference)))},
)
