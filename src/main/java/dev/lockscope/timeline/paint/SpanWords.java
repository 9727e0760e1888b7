package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.Timeline;

/** What is written in the picture, in some language. */
public interface SpanWords {

    /** The few words on a span; empty where none are worth it. */
    String on(Span span, Timeline timeline);

    /** The words above an overlap. */
    String overlap(Span span, long length);

    /** A number of an axis, as the language writes it. */
    String number(String plain);
}
