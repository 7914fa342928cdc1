from rfc3986 import normalize_uri, uri_reference
from rfc3986.validators import Validator

from loop import serve

NAMES = ("scheme", "userinfo", "host", "port", "path", "query", "fragment")
VALIDATOR = Validator().check_validity_of(*NAMES)


# It raises an exception for a text that is not valid.
def parsed(text):
    uri = uri_reference(text)
    VALIDATOR.validate(uri)
    return uri


def components(text):
    parts = uri_reference(text)
    return {
        "scheme": parts.scheme,
        "authority": parts.authority,
        "userinfo": parts.userinfo,
        "host": parts.host,
        "port": parts.port,
        "path": parts.path or "",
        "query": parts.query,
        "fragment": parts.fragment,
    }


serve(
    "rfc3986",
    "RFC 3986",
    {
        "isUri": lambda text: parsed(text).scheme is not None,
        "isUriReference": lambda text: parsed(text) is not None,
        "isAbsoluteUri": lambda text: parsed(text).is_absolute(),
        "components": components,
        "resolve": lambda base, reference: uri_reference(reference).resolve_with(base, strict=True).unsplit(),
        "normalize": lambda text: normalize_uri(text),
        "equivalent": lambda a, b: uri_reference(a).normalized_equality(uri_reference(b)),
    },
)
