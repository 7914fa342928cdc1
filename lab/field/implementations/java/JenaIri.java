import java.util.List;
import org.apache.jena.iri.IRIFactory;

final class JenaIri {
  public static void main(String[] args) throws Exception {
    var factory = IRIFactory.iriImplementation();
    Loop.serve(
        "jena-iri",
        Loop.versionOf(IRIFactory.class),
        "RFC 3986 and 3987; without warnings here",
        List.of("isIri", "isIriReference", "resolve"),
        (operation, input) -> switch (operation) {
          case "isIri" -> {
            var iri = factory.create(Loop.text(input, "text"));
            yield iri.isAbsolute() && !iri.hasViolation(false);
          }
          case "isIriReference" -> !factory.create(Loop.text(input, "text")).hasViolation(false);
          default -> factory.create(Loop.text(input, "base")).resolve(Loop.text(input, "reference")).toString();
        });
  }
}
