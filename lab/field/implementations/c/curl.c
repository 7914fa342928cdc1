#include <curl/curl.h>
#include "loop.h"

static const char *about(void) {
  static char text[512];
  snprintf(text, sizeof text,
           "{\"implementation\":\"libcurl\",\"language\":\"C\",\"version\":\"%s\","
           "\"claims\":\"RFC 3986, and in part what browsers do\",\"operations\":[\"resolve\"]}",
           curl_version_info(CURLVERSION_NOW)->version);
  return text;
}

static cJSON *answer(const char *operation, const char *a, const char *b) {
  CURLU *url = curl_url();
  char *target = NULL;
  cJSON *result = NULL;
  (void)operation;
  if (curl_url_set(url, CURLUPART_URL, a, CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK &&
      curl_url_set(url, CURLUPART_URL, b, CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK &&
      curl_url_get(url, CURLUPART_URL, &target, 0) == CURLUE_OK)
    result = cJSON_CreateString(target);
  curl_free(target);
  curl_url_cleanup(url);
  return result;
}
