package dev.lockscope.desktop.settings;

import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Settings as JSON. A value that makes no sense counts as absent, so that another version's file can be read too. */
final class SettingsJson {

    private static final double SMALLEST_TEXT = 0.8;
    private static final double LARGEST_TEXT = 2;

    /** No screen is that wide, px. */
    private static final double WIDEST = 20_000;

    private SettingsJson() {}

    /**
     * The settings in a text.
     *
     * @throws tools.jackson.core.JacksonException when it is no JSON
     * @throws IllegalArgumentException when it is no JSON object
     */
    static Settings read(String text) {
        JsonNode root = JsonMapper.shared().readTree(text);
        if (!root.isObject()) {
            throw new IllegalArgumentException("no object");
        }
        return new Settings(
                root.path("language").stringValueOpt().filter(Words.LANGUAGES::contains),
                root.path("tone").stringValueOpt().flatMap(SettingsJson::tone),
                root.path("textScale").doubleValueOpt().stream()
                        .map(scale -> Math.max(SMALLEST_TEXT, Math.min(LARGEST_TEXT, scale)))
                        .findFirst()
                        .orElse(1.0),
                root.path("reducedMotion").booleanValueOpt().orElse(false),
                place(root.path("window")),
                panels(root.path("panels")),
                dividers(root.path("dividers")),
                widths(root.path("widths")),
                root.path("recent")
                        .valueStream()
                        .flatMap(file -> file.stringValueOpt().stream())
                        .flatMap(SettingsJson::path)
                        .limit(Memory.MOST_RECENT)
                        .toList(),
                // Whoever has the file of an older version has started before.
                root.path("tourOffered").booleanValueOpt().orElse(true),
                caps(root.path("kept")));
    }

    private static Caps caps(JsonNode node) {
        return new Caps(
                node.path("runs").intValueOpt().orElse(Caps.FIRST.runs()),
                node.path("megabytes").intValueOpt().orElse(Caps.FIRST.megabytes()));
    }

    private static Optional<Tone> tone(String name) {
        return Arrays.stream(Tone.values())
                .filter(tone -> name(tone).equals(name))
                .findFirst();
    }

    private static String name(Tone tone) {
        return tone.name().toLowerCase(Locale.ROOT);
    }

    private static Stream<Path> path(String text) {
        try {
            return Stream.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Stream.empty();
        }
    }

    private static Optional<WindowPlace> place(JsonNode node) {
        double width = node.path("width").doubleValueOpt().orElse(-1);
        double height = node.path("height").doubleValueOpt().orElse(-1);
        if (!(width > 0 && height > 0)) {
            return Optional.empty();
        }
        double x = node.path("x").doubleValueOpt().orElse(0);
        double y = node.path("y").doubleValueOpt().orElse(0);
        return Optional.of(new WindowPlace(
                new Rectangle2D(x, y, width, height),
                node.path("maximised").booleanValueOpt().orElse(false)));
    }

    private static Map<String, Boolean> panels(JsonNode node) {
        Map<String, Boolean> panels = new LinkedHashMap<>();
        node.properties()
                .forEach(panel ->
                        panel.getValue().booleanValueOpt().ifPresent(shown -> panels.put(panel.getKey(), shown)));
        return panels;
    }

    private static Map<String, List<Double>> dividers(JsonNode node) {
        Map<String, List<Double>> dividers = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> divided : node.properties()) {
            List<Double> positions = divided.getValue()
                    .valueStream()
                    .flatMap(position -> position.doubleValueOpt().stream().boxed())
                    .filter(position -> position >= 0 && position <= 1)
                    .toList();
            dividers.put(divided.getKey(), positions);
        }
        return dividers;
    }

    private static Map<String, Double> widths(JsonNode node) {
        Map<String, Double> widths = new LinkedHashMap<>();
        node.properties()
                .forEach(panel -> panel.getValue().doubleValueOpt().stream()
                        .filter(width -> width > 0 && width <= WIDEST)
                        .forEach(width -> widths.put(panel.getKey(), width)));
        return widths;
    }

    /** The text of settings. */
    static String write(Settings settings) {
        Map<String, Object> root = new LinkedHashMap<>();
        settings.language().ifPresent(language -> root.put("language", language));
        settings.tone().ifPresent(tone -> root.put("tone", name(tone)));
        root.put("textScale", settings.textScale());
        root.put("reducedMotion", settings.reducedMotion());
        settings.place().ifPresent(place -> root.put("window", place(place)));
        root.put("panels", new TreeMap<>(settings.panels()));
        root.put("dividers", new TreeMap<>(settings.dividers()));
        root.put("widths", new TreeMap<>(settings.widths()));
        root.put("recent", settings.recent().stream().map(Path::toString).toList());
        root.put("tourOffered", settings.tourOffered());
        root.put(
                "kept",
                Map.of(
                        "runs", settings.caps().runs(),
                        "megabytes", settings.caps().megabytes()));
        return JsonMapper.shared()
                        .writer()
                        .with(SerializationFeature.INDENT_OUTPUT)
                        .writeValueAsString(root)
                + "\n";
    }

    private static Map<String, Object> place(WindowPlace place) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("x", place.bounds().getMinX());
        node.put("y", place.bounds().getMinY());
        node.put("width", place.bounds().getWidth());
        node.put("height", place.bounds().getHeight());
        node.put("maximised", place.maximised());
        return node;
    }
}
