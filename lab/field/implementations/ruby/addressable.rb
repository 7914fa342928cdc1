require "addressable/template"
require "addressable/uri"
require_relative "loop"

components = lambda do |text|
  uri = Addressable::URI.parse(text)
  { scheme: uri.scheme, authority: uri.authority, userinfo: uri.userinfo, host: uri.host, port: uri.port&.to_s, path: uri.path,
    query: uri.query, fragment: uri.fragment }
end

serve(
  { implementation: "addressable", version: Addressable::VERSION::STRING, claims: "RFC 3986, 3987 and 6570" },
  {
    components: components,
    resolve: ->(base, reference) { Addressable::URI.join(base, reference).to_s },
    relativize: ->(base, target) { Addressable::URI.parse(base).route_to(target).to_s },
    expandTemplate: ->(template, variables) { Addressable::Template.new(template).expand(variables).to_s },
    normalize: ->(text) { Addressable::URI.parse(text).normalize.to_s },
  },
)
