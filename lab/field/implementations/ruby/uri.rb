require "uri"
require_relative "loop"

components = lambda do |text|
  uri = URI.parse(text)
  { scheme: uri.scheme, userinfo: uri.userinfo, host: uri.host, path: uri.opaque || uri.path || "", query: uri.query,
    fragment: uri.fragment }
end

serve(
  { implementation: "URI", version: "#{URI::VERSION} of Ruby #{RUBY_VERSION}", claims: "RFC 3986 for parsing, RFC 2396 in general" },
  {
    isUriReference: ->(text) { !URI.parse(text).nil? },
    isUri: ->(text) { URI.parse(text).absolute? },
    components: components,
    resolve: ->(base, reference) { URI.join(base, reference).to_s },
    relativize: ->(base, target) { URI.parse(base).route_to(target).to_s },
  },
)
