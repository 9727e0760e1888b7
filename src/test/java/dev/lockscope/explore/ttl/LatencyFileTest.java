package dev.lockscope.explore.ttl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatencyFileTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aColumnOfNumbersIsInMilliseconds() throws Exception {
        assertThat(read("12.5\n300\n\n7\n")).isEqualTo(lengths(12_500_000, 300_000_000, 7_000_000));
    }

    @Test
    void aLengthMayHaveAUnitOfItsOwn() throws Exception {
        assertThat(read("1.2s\n300us\n40 ms\n9ns\n")).isEqualTo(lengths(1_200_000_000, 300_000, 40_000_000, 9));
    }

    @Test
    void ofSeveralColumnsTheOneIsReadWhoseHeadingNamesAUnit() throws Exception {
        assertThat(read("when,path,latency_us\r\n1,\"/a,b\",250\r\n2,\"/c\nd\",1000\r\n"))
                .isEqualTo(lengths(250_000, 1_000_000));
        assertThat(read("id,Duration (s)\n1,0.5\n")).isEqualTo(lengths(500_000_000));
        assertThat(read("id,latency,ok\n1,20,true\n")).isEqualTo(lengths(20_000_000));
    }

    @Test
    void aNorwegianSpreadsheetWithSemicolonsAndDecimalCommasIsRead() throws Exception {
        assertThat(read("\ufeffnr;varighet ms\n1;12,5\n2;3\n")).isEqualTo(lengths(12_500_000, 3_000_000));
    }

    @Test
    void aHeadingOverOneColumnIsNoLength() throws Exception {
        assertThat(read("how long it took\n5\n")).isEqualTo(lengths(5_000_000));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            'latency_ms\\n5\\nfast\\n'   | x.csv:3:1: found "fast" in column 1, expected a length of time from 0 to an hour, such as 12.5 (ms), 300us or 1.2s
            '1\\n-5\\n'                  | x.csv:2:1: found "-5" in column 1, expected a length of time from 0 to an hour, such as 12.5 (ms), 300us or 1.2s
            '1\\n3601s\\n'               | x.csv:2:1: found "3601s" in column 1, expected a length of time from 0 to an hour, such as 12.5 (ms), 300us or 1.2s
            '-5\\n1\\n'                  | x.csv:1:1: found "-5" in column 1, expected a length of time from 0 to an hour, such as 12.5 (ms), 300us or 1.2s
            'a,latency_ms\\n1,2\\n3\\n'  | x.csv:3:2: the row has no column 2, expected a length of time there
            'a,b\\n1,2\\n'               | x.csv:1:1: found the columns a, b, expected one column, or one whose heading ends with a unit, such as latency_ms
            'latency_ms\\n\\n'           | x.csv:3:1: the file has no length of time, expected at least one, such as 12.5 (ms)
            '1\\n"2\\n'                  | x.csv:2:1: the quotation marks do not fit together, expected comma-separated values
            """)
    void aFileThatIsWrongIsToldWithItsPlace(String content, String told) {
        assertThat(problem(content.replace("\\n", "\n"), "en")).isEqualTo(told);
    }

    @Test
    void aProblemIsToldInNorwegianToo() {
        assertThat(problem("1\nrask\n", "nb"))
                .isEqualTo(
                        "x.csv:2:1: fant «rask» i kolonne 1, ventet en varighet fra 0 til en time, som 12.5 (ms), 300us"
                                + " eller 1.2s");
    }

    @Test
    void aFileThatIsNoTextIsTold() throws IOException {
        Files.write(folder.resolve("x.csv"), new byte[] {'1', '\n', (byte) 0xff, (byte) 0xfe, '\n'});

        LatencyException problem =
                catchThrowableOfType(LatencyException.class, () -> LatencyFile.read(folder.resolve("x.csv")));
        assertThat(problem.text("en")).endsWith("the file is not text in UTF-8, expected comma-separated values");
    }

    @Test
    void aFileThatIsNotThereIsNotRead() {
        assertThatThrownBy(() -> LatencyFile.read(folder.resolve("none.csv"))).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void namesOfDistributionsAreReadWithAndWithoutNumbers() {
        for (Preset preset : Preset.values()) {
            assertThat(preset.read(preset.id())).isPresent().isEqualTo(preset.read(preset.example()));
            assertThat(Preset.named(preset.example())).contains(preset);
        }
        assertThat(Preset.UNIFORM.read("uniform:100ms,50ms")).isEmpty();
        assertThat(Preset.UNIFORM.read("uniform:100ms")).isEmpty();
        assertThat(Preset.UNIFORM.read("uniform:100,200")).isEmpty();
        assertThat(Preset.CONSTANT.read("constant:1.5s").orElseThrow().quantile(0.3))
                .isEqualTo(1_500_000_000L);
    }

    private Empirical read(String content) throws IOException, LatencyException {
        Files.writeString(folder.resolve("x.csv"), content, StandardCharsets.UTF_8);
        return LatencyFile.read(folder.resolve("x.csv"));
    }

    /** What is wrong, with the file's name alone for its path. */
    private String problem(String content, String language) {
        return catchThrowableOfType(LatencyException.class, () -> read(content))
                .text(language)
                .replace(folder + File.separator, "");
    }

    private static Empirical lengths(long... nanos) {
        List<Long> lengths = Arrays.stream(nanos).boxed().toList();
        return new Empirical(lengths);
    }
}
