package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.explore.matrix.MatrixFile;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class MatrixOptionsTest {

    private final MatrixOptions options = new MatrixOptions(new Messages(Language.ENGLISH));

    @Test
    void oneCellIsSearchedAsFarAsTheTableWas() {
        assertThat(states("--cell", "set-nx-px:pause"))
                .isEqualTo(MatrixFile.stored().states())
                .isGreaterThan(MatrixOptions.USUAL_STATES);
    }

    @Test
    void whatIsToldCounts() {
        assertThat(states("--cell", "set-nx-px:pause", "--states", "7")).isEqualTo(7);
        assertThat(states("--compute", "--states", "8")).isEqualTo(8);
        assertThat(states("--compute")).isEqualTo(MatrixOptions.USUAL_STATES);
    }

    private int states(String... arguments) {
        CommandSpec spec = CommandSpec.create();
        options.addTo(spec);
        return options.states(new CommandLine(spec).parseArgs(arguments));
    }
}
