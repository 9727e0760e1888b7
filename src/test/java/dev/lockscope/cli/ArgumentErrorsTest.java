package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about arguments that are wrong; nothing is run, and the exit code is 2. */
class ArgumentErrorsTest {

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run | FILE is missing.",
                "replay | TRACE is missing.",
                "run a.yaml --sped 2 | there is no option --sped. Did you mean --speed?",
                "handot x | do not know what to do with handot. Did you mean handout, doctor?",
                "doctor me | do not know what to do with me.",
                "run a.yaml --speed | --speed needs a value.",
                "run a.yaml --speed fast | --speed cannot be fast. It is a number from 0.1 to 20.",
                "run a.yaml --speed 0 | --speed cannot be 0. It is a number from 0.1 to 20.",
                "run a.yaml --speed -1 | --speed cannot be -1. It is a number from 0.1 to 20.",
                "run a.yaml --speed NaN | --speed cannot be NaN. It is a number from 0.1 to 20.",
                "run a.yaml --seed 1.5 | --seed cannot be 1.5. It is a whole number of at most 18 digits.",
                "run a.yaml --seed 1 --seed 2 | --seed is given twice.",
                "list --lang de | --lang cannot be de. It is en or nb.",
                "list --color red | --color cannot be red. It is auto, always or never.",
            })
    void theProblemIsNamed(String arguments, String problem) {
        Session session = new Session(folder);

        assertThat(session.run(arguments.split(" "))).isEqualTo(2);
        assertThat(session.out()).isEmpty();
        assertThat(session.err().lines().findFirst()).hasValue("lockscope: " + problem);
    }

    @ParameterizedTest
    @CsvSource({
        "run a.yaml --redis-server=,--redis-server",
        "run a.yaml --trace=,--trace",
        "doctor --redis-server=,--redis-server"
    })
    void anEmptyPathIsNotTheCurrentFolder(String arguments, String option) {
        Session session = new Session(folder);

        assertThat(session.run(arguments.split(" "))).isEqualTo(2);
        assertThat(session.err()).startsWith("lockscope: " + option + " cannot be empty.");
        assertThat(session.run("replay", "")).isEqualTo(2);
        assertThat(session.err()).startsWith("lockscope: TRACE cannot be empty.");
        assertThat(session.run("run", "", "--lang=nb")).isEqualTo(2);
        assertThat(session.err()).contains("kan ikke være tom.");
    }

    @Test
    void theHelpOfTheCommandIsPointedTo() {
        Session session = new Session(folder);
        session.run("run");

        assertThat(session.err()).endsWith("See lockscope run --help.\n");
    }

    @Test
    void bokmalIsSpokenWhereItIsAskedFor() {
        Session session = new Session(folder);

        assertThat(session.run("run", "--lang=nb", "--sped", "2")).isEqualTo(2);
        assertThat(session.err())
                .isEqualTo("lockscope: det finnes ikke noe valg --sped. Mente du --speed?\nSe lockscope run --help.\n");
    }
}
