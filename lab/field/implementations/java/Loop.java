import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Answers the runner. An exception of the implementation is its refusal. */
final class Loop {
  interface Operations {
    Object answer(String operation, JsonObject input) throws Exception;
  }

  static void serve(String implementation, String version, String claims, List<String> names, Operations operations)
      throws Exception {
    var gson = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line; (line = lines.readLine()) != null; ) {
      var message = JsonParser.parseString(line).getAsJsonObject();
      Map<String, Object> reply = new LinkedHashMap<>();
      switch (message.get("cmd").getAsString()) {
        case "start" -> {
          reply.put("implementation", implementation);
          reply.put("language", "Java");
          reply.put("version", version);
          reply.put("claims", claims);
          reply.put("operations", names);
        }
        case "run" -> {
          reply.put("seq", message.get("seq").getAsInt());
          try {
            var input = message.getAsJsonObject("input");
            reply.put("result", operations.answer(message.get("operation").getAsString(), input));
          } catch (Exception error) {
            reply.put("error", String.valueOf(error.getMessage()));
          }
        }
        default -> {
          return;
        }
      }
      out.println(gson.toJson(reply));
    }
  }

  /** By the name of its JAR, such as `jena-iri-5.6.0.jar`. */
  static String versionOf(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation().getPath().replaceAll(".*-|[.]jar$", "");
  }

  static String text(JsonObject input, String name) {
    return input.get(name).getAsString();
  }
}
