// Counts the lines of standard input, and does nothing else: memchr

#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  static char block[65536];
  ssize_t length;
  long lines = 0;
  while ((length = read(STDIN_FILENO, block, sizeof block)) > 0) {
    const char *end = block + length;
    for (const char *at = block; (at = memchr(at, '\n', (size_t)(end - at))) != NULL; at++) lines++;
  }
  printf("%ld\n", lines);
  return length < 0;
}
