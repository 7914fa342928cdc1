#include <uriparser/Uri.h>
#include "loop.h"

static const char *about(void) {
  return "{\"implementation\":\"uriparser\",\"language\":\"C\",\"version\":\"" URI_VER_ANSI "\",\"claims\":\"RFC 3986\","
         "\"operations\":[\"isUri\",\"isUriReference\",\"components\",\"resolve\",\"normalize\",\"equivalent\"]}";
}

static char *copy(UriTextRangeA range) {
  return range.first == NULL ? NULL : strndup(range.first, (size_t)(range.afterLast - range.first));
}

// It has the path in segments, and a host without the brackets of an IP literal.
static cJSON *components(const UriUriA *uri) {
  char path[4096] = "";
  int has_host = uri->hostText.first != NULL;
  for (const UriPathSegmentA *segment = uri->pathHead; segment != NULL; segment = segment->next) {
    if (segment != uri->pathHead || uri->absolutePath || has_host) strcat(path, "/");
    strncat(path, segment->text.first, (size_t)(segment->text.afterLast - segment->text.first));
  }
  if (uri->pathHead == NULL && uri->absolutePath) strcat(path, "/");
  cJSON *record = cJSON_CreateObject();
  add(record, "scheme", copy(uri->scheme));
  add(record, "userinfo", copy(uri->userInfo));
  if (uri->hostData.ip6 == NULL && uri->hostData.ipFuture.first == NULL) add(record, "host", copy(uri->hostText));
  add(record, "port", copy(uri->portText));
  add(record, "path", path);
  add(record, "query", copy(uri->query));
  add(record, "fragment", copy(uri->fragment));
  return record;
}

static cJSON *written(const UriUriA *uri) {
  static char text[1 << 16];
  return uriToStringA(text, uri, sizeof text, NULL) == URI_SUCCESS ? cJSON_CreateString(text) : NULL;
}

static cJSON *answer(const char *operation, const char *a, const char *b) {
  UriUriA one, two, target;
  int is_one = uriParseSingleUriA(&one, a, NULL) == URI_SUCCESS;
  if (strcmp(operation, "isUri") == 0) return cJSON_CreateBool(is_one && one.scheme.first != NULL);
  if (strcmp(operation, "isUriReference") == 0) return cJSON_CreateBool(is_one);
  if (!is_one) return NULL;
  if (strcmp(operation, "components") == 0) return components(&one);
  if (strcmp(operation, "normalize") == 0) return uriNormalizeSyntaxA(&one) == URI_SUCCESS ? written(&one) : NULL;
  if (uriParseSingleUriA(&two, b, NULL) != URI_SUCCESS) return NULL;
  if (strcmp(operation, "equivalent") == 0) {
    if (uriNormalizeSyntaxA(&one) != URI_SUCCESS || uriNormalizeSyntaxA(&two) != URI_SUCCESS) return NULL;
    return cJSON_CreateBool(uriEqualsUriA(&one, &two));
  }
  return uriAddBaseUriA(&target, &two, &one) == URI_SUCCESS ? written(&target) : NULL;
}
