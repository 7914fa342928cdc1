#include <boost/url.hpp>
#include <boost/version.hpp>
#include "../c/loop.h"

namespace urls = boost::urls;

static const char *about(void) {
  return "{\"implementation\":\"Boost.URL\",\"language\":\"C++\",\"version\":\"" BOOST_LIB_VERSION "\",\"claims\":\"RFC 3986\","
         "\"operations\":[\"isUri\",\"isUriReference\",\"isAbsoluteUri\",\"isRelativeReference\",\"components\",\"resolve\","
         "\"normalize\"]}";
}

static void part(cJSON *record, const char *name, bool has, urls::string_view text) {
  add(record, name, has ? std::string(text).c_str() : nullptr);
}

static cJSON *components(const urls::url_view &uri) {
  cJSON *record = cJSON_CreateObject();
  part(record, "scheme", uri.has_scheme(), uri.scheme());
  part(record, "authority", uri.has_authority(), uri.encoded_authority());
  part(record, "userinfo", uri.has_userinfo(), uri.encoded_userinfo());
  part(record, "host", uri.has_authority(), uri.encoded_host());
  part(record, "port", uri.has_port(), uri.port());
  part(record, "path", true, uri.encoded_path());
  part(record, "query", uri.has_query(), uri.encoded_query());
  part(record, "fragment", uri.has_fragment(), uri.encoded_fragment());
  return record;
}

static cJSON *answer(const char *operation, const char *a, const char *b) {
  std::string name = operation;
  if (name == "isUri") return cJSON_CreateBool(urls::parse_uri(a).has_value());
  if (name == "isAbsoluteUri") return cJSON_CreateBool(urls::parse_absolute_uri(a).has_value());
  if (name == "isRelativeReference") return cJSON_CreateBool(urls::parse_relative_ref(a).has_value());
  auto one = urls::parse_uri_reference(a);
  if (name == "isUriReference") return cJSON_CreateBool(one.has_value());
  if (!one) return nullptr;
  if (name == "components") return components(*one);
  if (name == "normalize") {
    urls::url uri(*one);
    uri.normalize();
    return cJSON_CreateString(uri.c_str());
  }
  auto two = urls::parse_uri_reference(b);
  urls::url target;
  if (!two || !urls::resolve(*one, *two, target)) return nullptr;
  return cJSON_CreateString(target.c_str());
}
