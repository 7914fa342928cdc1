require "uri"
require_relative "loop"

parser = defined?(URI::RFC2396_PARSER) ? URI::RFC2396_PARSER : URI::RFC2396_Parser.new

serve(
  { implementation: "URI::RFC2396_Parser", version: "#{URI::VERSION} of Ruby #{RUBY_VERSION}", claims: "RFC 2396" },
  { resolve: ->(base, reference) { parser.join(base, reference).to_s } },
)
