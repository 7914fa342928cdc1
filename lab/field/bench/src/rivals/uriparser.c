// Loops over lines on standard input with uriparser: uriparser check | normalize | resolve BASE

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uriparser/Uri.h>

static void print(const UriUriA *uri) {
  int size = 0;
  if (uriToStringCharsRequiredA(uri, &size) != URI_SUCCESS) exit(3);
  char *text = malloc((size_t)size + 1);
  if (text == NULL || uriToStringA(text, uri, size + 1, NULL) != URI_SUCCESS) exit(3);
  puts(text);
  free(text);
}

static int resolve(const UriUriA *base, const char *line, size_t length) {
  UriUriA reference, target;
  if (uriParseSingleUriExA(&reference, line, line + length, NULL) != URI_SUCCESS) return 0;
  if (uriAddBaseUriA(&target, &reference, base) != URI_SUCCESS) exit(3);
  print(&target);
  uriFreeUriMembersA(&target);
  uriFreeUriMembersA(&reference);
  return 1;
}

static int normalize(const char *line, size_t length) {
  UriUriA uri;
  if (uriParseSingleUriExA(&uri, line, line + length, NULL) != URI_SUCCESS) return 0;
  if (uriNormalizeSyntaxA(&uri) != URI_SUCCESS) exit(3);
  print(&uri);
  uriFreeUriMembersA(&uri);
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
  int normalizes = count == 2 && strcmp(arguments[1], "normalize") == 0;
  if (resolves && uriParseSingleUriA(&base, arguments[2], NULL) != URI_SUCCESS) return 2;
  while ((length = getline(&line, &capacity, stdin)) > 0) {
    if (line[length - 1] == '\n') line[--length] = '\0';
    if (resolves) accepted += resolve(&base, line, (size_t)length);
    else accepted += normalizes ? normalize(line, (size_t)length) : check(line, (size_t)length);
  }
  if (!resolves && !normalizes) printf("%ld\n", accepted);
  free(line);
  return 0;
}
