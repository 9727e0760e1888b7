package dev.lockscope.desktop;

import java.util.Locale;

/** The machine cannot show a window. */
public final class NoWindow extends Exception {

    private static final long serialVersionUID = 1L;

    /** What stands in the way. */
    public enum Why {
        /** The display does not answer. */
        UNREACHABLE,
        /** A library of the system is missing. */
        NO_LIBRARY,
        /** Something else. */
        OTHER
    }

    private final Why why;

    private NoWindow(Why why, Throwable cause) {
        super(String.valueOf(cause.getMessage()), cause);
        this.why = why;
    }

    /** Why the library of the window could not start; it tells by what it says only. */
    static NoWindow of(Throwable failure) {
        StringBuilder said = new StringBuilder();
        for (Throwable next = failure; next != null; next = next.getCause()) {
            said.append(next.getMessage()).append('\n');
        }
        String text = said.toString().toLowerCase(Locale.ROOT);
        if (text.contains("display")) {
            return new NoWindow(Why.UNREACHABLE, failure);
        }
        boolean library = text.contains("gtk") || text.contains("cannot open shared object");
        return new NoWindow(library ? Why.NO_LIBRARY : Why.OTHER, failure);
    }

    /** What stands in the way. */
    public Why why() {
        return why;
    }
}
