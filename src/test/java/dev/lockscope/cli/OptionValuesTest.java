package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Every option of every command that does not take any text, with values that it cannot have. */
class OptionValuesTest {

    private static final Set<Class<?>> ANY_TEXT = Set.of(String.class, Path.class, boolean.class);

    /** Each looks like a number, but for the last one. */
    private static final List<String> WRONG =
            List.of("99999999999", "99999999999999999999999999", "-99999999999999999999999999", "1e999", "many");

    @TempDir
    private Path folder = Path.of("");

    static Stream<Arguments> options() {
        return new Session(Path.of(""))
                .commands().getSubcommands().entrySet().stream().flatMap(OptionValuesTest::options);
    }

    private static Stream<Arguments> options(Map.Entry<String, CommandLine> command) {
        return command.getValue().getCommandSpec().options().stream()
                .filter(option -> !ANY_TEXT.contains(option.type()))
                .map(OptionSpec::longestName)
                .flatMap(option -> WRONG.stream()
                        // A seed of eleven digits is one.
                        .filter(value -> !option.equals("--seed") || !value.equals(WRONG.get(0)))
                        .map(value -> Arguments.of(command.getKey(), option, value)));
    }

    @ParameterizedTest
    @MethodSource("options")
    void aValueThatAnOptionCannotHaveIsToldInOneLineWithWhatItCan(String command, String option, String value) {
        for (String language : List.of("en", "nb")) {
            Session session = new Session(folder);
            String[] arguments = option.equals("--lang")
                    ? new String[] {command, option + "=" + value}
                    : new String[] {command, option + "=" + value, "--lang", language};

            assertThat(session.run(arguments)).as(session.err()).isEqualTo(2);
            assertThat(session.out()).isEmpty();
            assertThat(session.err().lines().toList())
                    .hasSize(2)
                    .first()
                    .satisfies(line -> assertThat(line)
                            .startsWith("lockscope: " + option + " ")
                            .contains(value)
                            .containsPattern("(It is|Det er) .*[.]$"));
        }
    }
}
