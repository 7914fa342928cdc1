#include <libxml/uri.h>
#include <libxml/xmlversion.h>
#include "loop.h"

static const char *about(void) {
  static char text[256];
  snprintf(text, sizeof text,
           "{\"implementation\":\"libxml2\",\"language\":\"C\",\"version\":\"%s\",\"claims\":\"RFC 3986\",\"operations\":[\"resolve\"]}",
           LIBXML_DOTTED_VERSION);
  return text;
}

static cJSON *answer(const char *operation, const char *a, const char *b) {
  (void)operation;
  xmlChar *target = xmlBuildURI((const xmlChar *)b, (const xmlChar *)a);
  return target == NULL ? NULL : cJSON_CreateString((const char *)target);
}
