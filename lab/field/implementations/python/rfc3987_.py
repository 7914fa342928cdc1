from rfc3987 import match, parse, resolve

from loop import serve


def matching(rule):
    return lambda text: match(text, rule=rule) is not None


def components(text):
    parts = parse(text, rule="URI_reference")
    return {name: parts[name] for name in ("scheme", "authority", "path", "query", "fragment")}


serve(
    "rfc3987",
    "RFC 3986 and 3987",
    {
        "isUri": matching("URI"),
        "isUriReference": matching("URI_reference"),
        "isAbsoluteUri": matching("absolute_URI"),
        "isRelativeReference": matching("relative_ref"),
        "isIri": matching("IRI"),
        "isIriReference": matching("IRI_reference"),
        "components": components,
        "resolve": lambda base, reference: resolve(base, reference),
    },
)
