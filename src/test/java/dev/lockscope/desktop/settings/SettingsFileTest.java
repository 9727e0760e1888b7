package dev.lockscope.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.lockscope.desktop.theme.Tone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {

    private static final Settings SOME = new Settings(
            Optional.of("nb"),
            Optional.of(Tone.DARK),
            1.3,
            true,
            Optional.of(new WindowPlace(new Rectangle2D(10, 20, 1280, 800), true)),
            Map.of("side", false, "inspector", true),
            Map.of("side", List.of(0.2), "picture", List.of(0.6)),
            Map.of("side", 240.0),
            List.of(Path.of("/tmp/blåbær \"x\".yaml"), Path.of("b.jsonl")),
            true,
            new Caps(40, 512));

    @TempDir
    private Path folder = Path.of("");

    @Test
    void whatIsWrittenIsRead() throws IOException {
        SettingsFile file = new SettingsFile(folder.resolve("made/when/needed"));

        file.write(SOME);

        assertThat(file.read()).isEqualTo(SOME);
    }

    @Test
    void writingLeavesNothingElseInTheFolder() throws IOException {
        SettingsFile file = new SettingsFile(folder);

        file.write(Settings.FIRST);
        file.write(SOME);

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file.path());
        }
        assertThat(file.read()).isEqualTo(SOME);
    }

    @Test
    void aWritingThatFailsLeavesTheOldFile() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        file.write(SOME);
        Path there = Files.move(file.path(), folder.resolve("kept"));
        Files.createDirectories(file.path().resolve("in the way"));

        assertThat(catchWriting(file)).isInstanceOf(IOException.class);

        assertThat(Files.readString(there)).contains("dark");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(there, file.path());
        }
    }

    private static Throwable catchWriting(SettingsFile file) {
        return catchThrowable(() -> file.write(Settings.FIRST));
    }

    @Test
    void noFileIsAsTheFirstStart() {
        assertThat(new SettingsFile(folder).read()).isEqualTo(Settings.FIRST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1, 2]", "null", "{\"language\": \"nb\"", "\u0000\u0001", "language=nb"})
    void aDamagedFileIsPutAsideAndNothingIsRemembered(String text) throws IOException {
        SettingsFile file = new SettingsFile(folder);
        Files.writeString(file.path(), text);

        assertThat(file.read()).isEqualTo(Settings.FIRST);
        assertThat(folder.resolve("window.json.damaged")).hasContent(text);
        assertThat(file.path()).doesNotExist();
    }

    @Test
    void valuesThatMakeNoSenseCountAsAbsent() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        Files.writeString(file.path(), """
                {"language": "klingon", "tone": 7, "textScale": 99, "reducedMotion": "yes", "window": {"width": -4},
                 "panels": [true], "dividers": {"side": [3, 0.4], "picture": 1},
                 "widths": {"side": -3, "inspector": "wide", "x": 300}, "recent": [1, "a.yaml"], "more": {},
                 "kept": {"runs": 1000000, "megabytes": "many"}}
                """);

        assertThat(file.read())
                .isEqualTo(new Settings(
                        Optional.empty(),
                        Optional.empty(),
                        2,
                        false,
                        Optional.empty(),
                        Map.of(),
                        Map.of("side", List.of(0.4), "picture", List.of()),
                        Map.of("x", 300.0),
                        List.of(Path.of("a.yaml")),
                        true,
                        new Caps(Caps.MOST, 256)));
    }

    @Test
    void whoeverHasAnOlderVersionsFileIsNotOfferedTheTour() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        Files.writeString(file.path(), "{\"language\": \"nb\"}");

        assertThat(file.read().tourOffered()).isTrue();
        assertThat(Settings.FIRST.tourOffered()).isFalse();
        assertThat(file.read().caps()).isEqualTo(new Caps(100, 256));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "[]", "{\"runs\": 0.5}", "{\"runs\": 99999999999, \"megabytes\": -1}"})
    void capsThatMakeNoSenseAreTheNearestThatDo(String kept) throws IOException {
        SettingsFile file = new SettingsFile(folder);
        Files.writeString(file.path(), "{\"kept\": " + kept + "}");

        assertThat(file.read().caps().runs()).isBetween(Caps.FEWEST, Caps.MOST);
        assertThat(file.read().caps().megabytes()).isBetween(Caps.SMALLEST, Caps.LARGEST);
    }
}
