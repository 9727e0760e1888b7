package dev.lockscope.cli;

import java.nio.file.Path;
import java.util.Optional;

/** The program's window, as the command line knows it. */
@FunctionalInterface
public interface Window {

    /**
     * What is to be seen in it.
     *
     * @param file the scenario or the trace that it goes straight to; the catalogue where there is none
     * @param variant the variant of the scenario; the first one where none is named
     * @param languageWasAsked whether the person asked for the language, which counts more than what is remembered
     * @param freshStart whether the course begins with nothing done, and nothing of what is learnt is kept
     */
    record Wish(Optional<Path> file, Optional<String> variant, boolean languageWasAsked, boolean freshStart) {}

    /**
     * Shows it, and blocks until it is closed and every server of it is gone.
     *
     * @throws NotShown when this machine cannot show a window
     * @throws InterruptedException when the calling thread is interrupted; the window is closed and every server gone
     */
    void show(Wish wish) throws NotShown, InterruptedException;

    /** This machine cannot show a window. */
    final class NotShown extends Exception {

        private static final long serialVersionUID = 1L;

        /** What stands in the way. */
        public enum Why {
            /** The display that is named does not answer. */
            UNREACHABLE,
            /** A library of the system is missing. */
            NO_LIBRARY,
            /** Something else. */
            OTHER
        }

        private final Why why;

        /**
         * A machine without a window.
         *
         * @param detail what the library of the window says, for those who know it
         */
        public NotShown(Why why, String detail, Throwable cause) {
            super(detail, cause);
            this.why = why;
        }

        /** What stands in the way. */
        public Why why() {
            return why;
        }
    }
}
