from hyperlink import URL

from loop import serve

serve(
    "hyperlink",
    "RFC 3986 and 3987",
    {
        "resolve": lambda base, reference: URL.from_text(base).click(reference).to_text(),
        "normalize": lambda text: URL.from_text(text).normalize().to_text(),
    },
)
