from furl import furl

from loop import serve

serve("furl", "URLs of the web", {"resolve": lambda base, reference: furl(base).join(reference).url})
