package dev.lockscope.trace.file;

/** Something in a line is not as it must be; the place is a distance in characters from the beginning of the text. */
final class Damage extends Exception {

    private static final long serialVersionUID = 1L;

    private final long offset;
    private final String found;
    private final String expected;

    /**
     * @param offset in chars, 0 or more
     * @param found what stands there, in plain words or quoted
     * @param expected what was to stand there
     */
    Damage(long offset, String found, String expected) {
        super("found " + found + ", expected " + expected);
        this.offset = Math.max(0, offset);
        this.found = found;
        this.expected = expected;
    }

    long offset() {
        return offset;
    }

    String found() {
        return found;
    }

    String expected() {
        return expected;
    }

    /** The same, seen from the beginning of a text in which this one begins at {@code start}. */
    Damage within(long start) {
        return new Damage(start + offset, found, expected);
    }
}
