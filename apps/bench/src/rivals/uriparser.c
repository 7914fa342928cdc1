// Loops over lines on standard input with uriparser: uriparser check | resolve BASE

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriparser/Uri.h>

static int resolve(const UriUriA *base, const char *line, size_t length) {
  UriUriA reference, target;
  int size = 0;
  if (uriParseSingleUriExA(&reference, line, line + length, NULL) != URI_SUCCESS) return 0;
  if (uriAddBaseUriA(&target, &reference, base) != URI_SUCCESS) exit(3);
  if (uriToStringCharsRequiredA(&target, &size) != URI_SUCCESS) exit(3);
  char *text = malloc((size_t)size + 1);
  if (text == NULL || uriToStringA(text, &target, size + 1, NULL) != URI_SUCCESS) exit(3);
  puts(text);
  free(text);
  uriFreeUriMembersA(&target);
  uriFreeUriMembersA(&reference);
  return 1;
}

static int check(const char *line, size_t length) {
  UriUriA uri;
  if (uriParseSingleUriExA(&uri, line, line + length, NULL) != URI_SUCCESS) return 0;
  uriFreeUriMembersA(&uri);
  return 1;
}

int main(int count, char **arguments) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  long accepted = 0;
  UriUriA base;
  int resolves = count == 3 && strcmp(arguments[1], "resolve") == 0;
  if (resolves && uriParseSingleUriA(&base, arguments[2], NULL) != URI_SUCCESS) return 2;
  while ((length = getline(&line, &capacity, stdin)) > 0) {
    if (line[length - 1] == '\n') line[--length] = '\0';
    accepted += resolves ? resolve(&base, line, (size_t)length) : check(line, (size_t)length);
  }
  if (!resolves) printf("%ld\n", accepted);
  free(line);
  return 0;
}
