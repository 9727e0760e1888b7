package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Help.Ansi.Style;

class ScreenTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void aLongLastCellGoesOnBelowItself() {
        Screen screen = new Screen(terminal(true, 40, Map.of()), false);
        screen.row(Cell.of("1.000", 7), Cell.of("A", 3), Cell.of("believes that it holds the lock until 3.000 s"));

        assertThat(text()).isEqualTo("""
                1.000    A    believes that it holds the
                              lock until 3.000 s
                """);
    }

    @Test
    void nothingIsWrappedWhereItIsNotATerminal() {
        new Screen(terminal(false, 40, Map.of()), false).text("word ".repeat(50).strip());

        assertThat(text().lines()).hasSize(1);
    }

    @Test
    void coloursAreLeftOutUnlessWanted() {
        new Screen(terminal(true, 80, Map.of()), false).text("plain", Style.bold);
        assertThat(text()).isEqualTo("plain\n");
        out.reset();
        new Screen(terminal(true, 80, Map.of()), true).text("bold", Style.bold);
        assertThat(text()).isEqualTo("\u001b[1mbold\u001b[0m\n");
    }

    @Test
    void whatAFileSaysCannotSteerTheTerminal() {
        new Screen(terminal(true, 80, Map.of()), true).text("a\u001b[2Jb\u0007c\u009bd\re");

        assertThat(text()).isEqualTo("a\uFFFD[2Jb\uFFFDc\uFFFDd\uFFFDe\n");
    }

    @Test
    void outputIsUtf8() {
        new Screen(terminal(false, 80, Map.of()), false).text("blåbær ●");

        assertThat(out.toByteArray()).isEqualTo("blåbær ●\n".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aBrokenPipeIsNoError() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        Screen screen = new Screen(new Terminal(broken, broken, false, 80, Map.of(), Locale.ENGLISH), false);
        screen.text("to nobody");
        screen.problem("to nobody");
        screen.raw("to nobody");

        assertThat(out.size()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"true,,,true", "false,,,false", "true,1,,false", "true,,dumb,false", "true,,xterm,true"})
    void colourIsForTerminalsThatWantIt(boolean interactive, String noColor, String term, boolean likes) {
        Map<String, String> environment =
                Map.of("NO_COLOR", noColor == null ? "" : noColor, "TERM", term == null ? "" : term);

        assertThat(terminal(interactive, 80, environment).likesColour()).isEqualTo(likes);
    }

    private Terminal terminal(boolean interactive, int columns, Map<String, String> environment) {
        return new Terminal(out, out, interactive, columns, environment, Locale.ENGLISH);
    }

    private String text() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aFullDiskIsAFailureAndAReaderThatWentAwayIsNone() {
        assertThat(failing("No space left on device").failure())
                .hasValueSatisfying(why -> assertThat(why).hasMessage("No space left on device"));
        assertThat(failing("Broken pipe").failure()).isEmpty();
    }

    private static Screen failing(String reason) {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
        Screen screen = new Screen(
                new Terminal(full, OutputStream.nullOutputStream(), false, 80, Map.of(), Locale.ENGLISH), false);
        screen.text("said");
        return screen;
    }
}
