// RFC 3986 §7.2: sockets and files of the machine itself.
import { expect, it } from "vitest";
import { placesOf } from "./places.ts";

it.each([
  ["http://unix:/var/run/docker.sock:/x", "unix"],
  ["HTTPS://UNIX:/var/run/docker.sock:/containers/json", "UNIX"],
  ["http://unix/var/run/docker.sock:/x", "unix"],
  ["http://%75n%49x:/var/run/docker.sock:/x", "%75n%49x"],
  ["http://unix:/tmp/a?b:/x", "unix"],
  ["//unix:/var/run/docker.sock:/x", "unix"],
  ["unix:///var/run/docker.sock", "unix"],
  ["unix:/var/run/docker.sock", "unix"],
  ["UNIX:a", "UNIX"],
  ["unix-abstract:a", "unix-abstract"],
  ["http+unix://%2Fvar%2Frun%2Fdocker.sock/info", "http+unix"],
  ["ws+unix:///tmp/a.sock:/x", "ws+unix"],
  ["unix+http://a/", "unix+http"],
  ["npipe:////./pipe/docker_engine", "npipe"],
  ["vsock://2:1024", "vsock"],
  ["netdoc:///etc/passwd", "netdoc"],
  ["netdoc:/etc/passwd", "netdoc"],
])("local-resource: %s", (text, place) => {
  expect(placesOf("local-resource", text)).toEqual([place]);
});

it.each([
  "http://unix/",
  "http://unix:8080/a?b",
  "http://unix.good.example/a:b",
  "http://xunix/a:b",
  "http://good.example/unix:/a:b",
  "foo://unix/a:b",
  "docker://good.example/alpine:3",
  "munix:a",
  "unixodbc://a",
  "git+unixx://a",
  "file:///var/run/docker.sock",
  "unix/a:b",
  "http://good.example/?u=unix:///a",
])("local-resource: nothing in %s", (text) => {
  expect(placesOf("local-resource", text)).toEqual([]);
});
