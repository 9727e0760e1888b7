package dev.lockscope.cli;

import dev.lockscope.lab.EnvironmentProblem;
import dev.lockscope.lab.Run;
import dev.lockscope.time.RunClock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What follows a run while it happens: the story on the screen and the trace file, each as far as it is wanted. */
final class Followers implements AutoCloseable {

    /** All that is left to do then is printing; only a screen that takes nothing more makes it longer. */
    private static final long LIMIT_MILLIS = 5_000;

    private final Messages messages;
    private final Screen screen;
    private final RunClock clock;
    private final RunSettings settings;
    private @Nullable Thread story;
    private @Nullable TraceFile file;

    Followers(Messages messages, Screen screen, RunClock clock, RunSettings settings) {
        this.messages = messages;
        this.screen = screen;
        this.clock = clock;
        this.settings = settings;
    }

    /**
     * Begins to write the trace of a run that has not started yet, where that is wanted.
     *
     * @throws WrongInput when the trace file cannot be opened
     */
    void write(Run run) throws WrongInput {
        Optional<TraceFile> traceFile = settings.trace().isEmpty()
                ? Optional.empty()
                : Optional.of(TraceFile.follow(settings.trace().get(), run, messages));
        file = traceFile.orElse(null);
    }

    /** Begins to tell the story of a run that has not started yet, where that is wanted. */
    void tell(Run run) {
        if (settings.style() == RunSettings.Style.STORY) {
            StoryLine line = new StoryLine(screen, messages, run.header().cast(), settings.details());
            StoryTeller teller = new StoryTeller(run.recorder(), clock, line::print);
            Thread thread = new Thread(() -> tell(teller), "story");
            thread.setDaemon(true);
            thread.start();
            story = thread;
        }
    }

    private static void tell(StoryTeller teller) {
        try {
            teller.tell();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits until all is told and written, also when the thread was interrupted. The run is closed.
     *
     * @throws EnvironmentProblem when the trace file could not be written to its end
     */
    @Override
    public void close() throws EnvironmentProblem {
        boolean interrupted = Thread.interrupted();
        try {
            if (story != null) {
                story.join(LIMIT_MILLIS);
            }
        } catch (InterruptedException e) {
            interrupted = true;
        } finally {
            if (file != null) {
                file.close();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
