package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is computed on the model, and nobody waits for any more. */
@Timeout(120)
class ComputingTryoutTest extends Tryout {

    @Test
    void theWindowClosesAtOnceWhileTheLaboratoryRuns() throws Exception {
        person.presses(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.DIGIT5);
        person.untilHasFocusWithin("laboratory");
        person.presses(KeyCode.ENTER);
        person.untilSees("laboratory-cancel");
        long begun = System.nanoTime();
        person.closesTheWindow();
        awaitEnd();

        // The patience with what does not end is more than that.
        assertThat(System.nanoTime() - begun).isLessThan(TimeUnit.SECONDS.toNanos(8));
        assertThat(computing()).isEmpty();
    }

    /** What the threads do that belong to no library. */
    private static List<String> computing() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(trace -> Arrays.stream(trace).limit(40))
                .map(StackTraceElement::getClassName)
                .filter(name -> name.startsWith("dev.lockscope.explore"))
                .distinct()
                .toList();
    }
}
