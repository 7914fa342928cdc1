import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

final class JavaNetUri {
  public static void main(String[] args) throws Exception {
    Loop.serve(
        "java.net.URI",
        System.getProperty("java.version"),
        "RFC 2396 and 2732, with additions",
        List.of("isUri", "isUriReference", "components", "resolve", "relativize", "equivalent"),
        (operation, input) -> switch (operation) {
          case "isUri" -> new URI(Loop.text(input, "text")).isAbsolute();
          case "isUriReference" -> new URI(Loop.text(input, "text")) != null;
          case "resolve" -> new URI(Loop.text(input, "base")).resolve(new URI(Loop.text(input, "reference"))).toString();
          case "relativize" -> new URI(Loop.text(input, "base")).relativize(new URI(Loop.text(input, "target"))).toString();
          case "equivalent" -> new URI(Loop.text(input, "a")).equals(new URI(Loop.text(input, "b")));
          default -> components(new URI(Loop.text(input, "text")));
        });
  }

  private static Map<String, String> components(URI uri) {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("scheme", uri.getScheme());
    parts.put("authority", uri.getRawAuthority());
    // A registry-based authority has no parts.
    if (uri.getHost() != null) {
      parts.put("userinfo", uri.getRawUserInfo());
      parts.put("host", uri.getHost());
    }
    parts.put("path", uri.isOpaque() ? uri.getRawSchemeSpecificPart() : uri.getRawPath());
    parts.put("query", uri.getRawQuery());
    parts.put("fragment", uri.getRawFragment());
    return parts;
  }
}
