package dev.lockscope.export.picture;

/**
 * What came of drawing a picture.
 *
 * @param unseen which spans are not seen in it
 * @param lacking how many letters stand as the numbers of their code points, since the font lacks them
 */
public record Drawn(Plate.Unseen unseen, long lacking) {}
