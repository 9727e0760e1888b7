package dev.lockscope.export;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON back with Jackson. */
final class Json {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    static JsonNode of(String text) {
        return MAPPER.readTree(text);
    }

    /** Each line of JSON Lines. */
    static List<JsonNode> lines(String text) {
        return text.lines().map(Json::of).toList();
    }
}
