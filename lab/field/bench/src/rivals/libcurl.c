// Loops over lines on standard input with libcurl's URL interface: libcurl check | resolve BASE

#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int resolve(CURLU *base, const char *line) {
  CURLU *url = curl_url_dup(base);
  char *text = NULL;
  int done = curl_url_set(url, CURLUPART_URL, line, CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK &&
             curl_url_get(url, CURLUPART_URL, &text, 0) == CURLUE_OK;
  if (done) puts(text);
  curl_free(text);
  curl_url_cleanup(url);
  return done;
}

static int check(const char *line) {
  CURLU *url = curl_url();
  int done = curl_url_set(url, CURLUPART_URL, line, CURLU_NON_SUPPORT_SCHEME) == CURLUE_OK;
  curl_url_cleanup(url);
  return done;
}

int main(int count, char **arguments) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  long accepted = 0;
  CURLU *base = curl_url();
  int resolves = count == 3 && strcmp(arguments[1], "resolve") == 0;
  if (resolves && curl_url_set(base, CURLUPART_URL, arguments[2], 0) != CURLUE_OK) return 2;
  while ((length = getline(&line, &capacity, stdin)) > 0) {
    if (line[length - 1] == '\n') line[--length] = '\0';
    accepted += resolves ? resolve(base, line) : check(line);
  }
  if (!resolves) printf("%ld\n", accepted);
  curl_url_cleanup(base);
  free(line);
  return 0;
}
