package dev.lockscope.course;

import java.net.URI;

/**
 * Where to read on.
 *
 * @param title what it is called there
 * @param url its address, {@code https} or {@code http}; never opened by the program on its own
 */
public record Source(String title, URI url) {}
