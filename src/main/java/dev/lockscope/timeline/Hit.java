package dev.lockscope.timeline;

/**
 * What is at a place of the picture.
 *
 * @param span the nearest; of those that are equally near the one that matters most
 * @param others how many more are within reach
 */
public record Hit(Span span, int others) {}
