package dev.lockscope.desktop.tour;

/**
 * What the tour shows.
 *
 * @param stop where it is
 * @param number which one that is of those that can be shown in this window, from 1
 * @param count how many can be shown
 * @param says what it has to say: {@link Stop#id}, and after a full stop what has become of it, such as {@code play.held}
 * @param waits whether it goes on by itself, and not when asked to
 */
record Showing(Stop stop, int number, int count, String says, boolean waits) {

    /** Whether there is a stop before it. */
    boolean canGoBack() {
        return number > 1;
    }

    /** Whether it is the last one. */
    boolean isLast() {
        return number == count;
    }
}
