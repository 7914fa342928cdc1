import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.jena.rfc3986.IRI3986;

final class JenaIri3986 {
  public static void main(String[] args) throws Exception {
    Loop.serve(
        "jena-iri3986",
        Loop.versionOf(IRI3986.class),
        "RFC 3986 and 3987",
        List.of("isIri", "isIriReference", "components", "resolve", "normalize"),
        (operation, input) -> switch (operation) {
          case "isIri" -> IRI3986.create(Loop.text(input, "text")).hasScheme();
          case "isIriReference" -> IRI3986.create(Loop.text(input, "text")) != null;
          case "normalize" -> IRI3986.create(Loop.text(input, "text")).normalize().str();
          case "resolve" -> IRI3986.create(Loop.text(input, "base"))
              .resolve(IRI3986.create(Loop.text(input, "reference"))).str();
          default -> components(IRI3986.create(Loop.text(input, "text")));
        });
  }

  private static Map<String, String> components(IRI3986 iri) {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("scheme", iri.scheme());
    parts.put("authority", iri.authority());
    parts.put("userinfo", iri.userInfo());
    parts.put("host", iri.host());
    parts.put("port", iri.port());
    parts.put("path", iri.path());
    parts.put("query", iri.query());
    parts.put("fragment", iri.fragment());
    return parts;
  }
}
