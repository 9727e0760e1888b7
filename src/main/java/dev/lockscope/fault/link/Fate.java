package dev.lockscope.fault.link;

import java.time.Duration;

/** What happens with one whole message that came to a link. */
sealed interface Fate {

    /** It goes on at once. */
    Fate PASS = new Pass();

    /** It waits until the link is opened. */
    Fate KEEP = new Keep();

    /** It never arrives. */
    Fate LOSE = new Lose();

    /** See {@link Fate#PASS}. */
    record Pass() implements Fate {}

    /** See {@link Fate#KEEP}. */
    record Keep() implements Fate {}

    /** See {@link Fate#LOSE}. */
    record Lose() implements Fate {}

    /** It goes on after a time, and after the messages before it. */
    record Late(Duration delay) implements Fate {}
}
