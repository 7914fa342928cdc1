#include <glib.h>
#include "loop.h"

static const char *about(void) {
  static char text[512];
  snprintf(text, sizeof text,
           "{\"implementation\":\"GLib GUri\",\"language\":\"C\",\"version\":\"%u.%u.%u\",\"claims\":\"RFC 3986, with options\","
           "\"operations\":[\"isUri\",\"components\",\"resolve\"]}",
           glib_major_version, glib_minor_version, glib_micro_version);
  return text;
}

// As written: nothing is decoded.

static cJSON *components(const char *text) {
  char *scheme, *userinfo, *host, *path, *query, *fragment;
  int port;
  if (!g_uri_split(text, G_URI_FLAGS_ENCODED, &scheme, &userinfo, &host, &port, &path, &query, &fragment, NULL)) return NULL;
  cJSON *record = cJSON_CreateObject();
  add(record, "scheme", scheme);
  add(record, "userinfo", userinfo);
  // It gives the host without the brackets of an IP literal, and the port as a number.
  if (host == NULL || strchr(host, ':') == NULL) add(record, "host", host);
  add(record, "path", path);
  add(record, "query", query);
  add(record, "fragment", fragment);
  return record;
}

static cJSON *answer(const char *operation, const char *a, const char *b) {
  if (strcmp(operation, "isUri") == 0) return cJSON_CreateBool(g_uri_is_valid(a, G_URI_FLAGS_NONE, NULL));
  if (strcmp(operation, "components") == 0) return components(a);
  char *target = g_uri_resolve_relative(a, b, G_URI_FLAGS_ENCODED, NULL);
  return target == NULL ? NULL : cJSON_CreateString(target);
}
