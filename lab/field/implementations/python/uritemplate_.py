from uritemplate import expand

from loop import serve

serve("uritemplate", "RFC 6570", {"expandTemplate": lambda template, variables: expand(template, variables)})
