package dev.lockscope.timeline.paint;

/**
 * The colours of one client. Colour alone never tells clients apart: their name stands beside it.
 *
 * @param fill of areas that are its own
 * @param text on such an area, at least 4.5:1
 * @param ink of lines and words on the window's ground, at least 4.5:1
 * @param soft of large areas that are only tinted
 */
public record Swatch(Ink fill, Ink text, Ink ink, Ink soft) {}
