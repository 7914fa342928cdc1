// Answers the runner. A program defines ABOUT, a JSON text, and `answer`, which gives NULL to refuse.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cjson/cJSON.h>

static const char *about(void);
static cJSON *answer(const char *operation, const char *a, const char *b);

static const char *text_of(const cJSON *input, const char *one, const char *two, const char *three) {
  const cJSON *item = cJSON_GetObjectItem(input, one);
  if (item == NULL) item = cJSON_GetObjectItem(input, two);
  if (item == NULL) item = cJSON_GetObjectItem(input, three);
  return item == NULL ? "" : item->valuestring;
}

static void print(cJSON *message) {
  char *text = cJSON_PrintUnformatted(message);
  puts(text);
  fflush(stdout);
  free(text);
  cJSON_Delete(message);
}

int main(void) {
  static char line[1 << 20];
  while (fgets(line, sizeof line, stdin) != NULL) {
    cJSON *message = cJSON_Parse(line);
    const char *cmd = cJSON_GetObjectItem(message, "cmd")->valuestring;
    if (strcmp(cmd, "stop") == 0) return 0;
    if (strcmp(cmd, "start") == 0) {
      print(cJSON_Parse(about()));
    } else {
      const cJSON *input = cJSON_GetObjectItem(message, "input");
      cJSON *reply = cJSON_CreateObject();
      cJSON_AddItemToObject(reply, "seq", cJSON_Duplicate(cJSON_GetObjectItem(message, "seq"), 0));
      // A text of C ends at a NUL.
      cJSON *result = strstr(line, "\\u0000") != NULL ? NULL : answer(cJSON_GetObjectItem(message, "operation")->valuestring, text_of(input, "text", "base", "a"),
                             text_of(input, "reference", "b", "b"));
      if (strstr(line, "\\u0000") != NULL) cJSON_AddTrueToObject(reply, "unsupported");
      else if (result == NULL) cJSON_AddStringToObject(reply, "error", "refused");
      else cJSON_AddItemToObject(reply, "result", result);
      print(reply);
    }
    cJSON_Delete(message);
  }
  return 0;
}

static inline void add(cJSON *record, const char *name, const char *text) {
  cJSON_AddItemToObject(record, name, text == NULL ? cJSON_CreateNull() : cJSON_CreateString(text));
}
