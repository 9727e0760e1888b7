package dev.lockscope.export.picture;

import dev.lockscope.trace.Trace;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.OptionalInt;

/** A picture in pixels. For one thread, and of no use to others until it is done. */
public final class Raster {

    /** So many pixels take 200 MB. */
    private static final long MOST = 50_000_000;

    private static final long BYTES = 4;
    private static final int OPAQUE = 0xff000000;

    private final BufferedImage image;
    private final Drawn drawn;
    private final Plate plate;

    private Raster(BufferedImage image, Drawn drawn, Plate plate) {
        this.image = image;
        this.drawn = drawn;
        this.plate = plate;
    }

    /**
     * Draws a run.
     *
     * @param look its width is taken as the size's
     * @param height px; as high as its lanes where empty
     * @param scale how many pixels there are for each px, above 0
     * @throws UnfitPicture when it cannot be drawn so large or so small
     */
    public static Raster of(Trace trace, Plate.Look look, OptionalInt height, double scale) throws UnfitPicture {
        Lettering letters = new Lettering();
        return draw(plate(trace, look, height, letters), scale, letters);
    }

    /**
     * Draws a run to be seen within a place, in whose pixels it is as large as it can be.
     *
     * @param across how many pixels wide the place is, above 0
     * @param down how many pixels high
     * @param most how many pixels there are for each px at most
     */
    public static Raster within(Trace trace, Plate.Look look, OptionalInt height, int across, int down, double most)
            throws UnfitPicture {
        Lettering letters = new Lettering();
        Plate plate = plate(trace, look, height, letters);
        double scale = Math.min(most, Math.min(across / plate.width(), down / plate.height()));
        return draw(plate, scale, letters);
    }

    private static Plate plate(Trace trace, Plate.Look look, OptionalInt height, Lettering letters)
            throws UnfitPicture {
        RasterPainter measure = RasterPainter.measuring(letters);
        return height.isPresent() ? Plate.of(trace, look, height.getAsInt(), measure) : Plate.of(trace, look, measure);
    }

    private static Raster draw(Plate plate, double scale, Lettering letters) throws UnfitPicture {
        long across = Math.max(1, Math.round(plate.width() * scale));
        long down = Math.max(1, Math.round(plate.height() * scale));
        boolean large = across > Size.LARGEST || down > Size.LARGEST || across * down > MOST;
        if (large || across * down * BYTES > Runtime.getRuntime().maxMemory() / 2) {
            throw new UnfitPicture(new UnfitPicture.TooLarge(across, down));
        }
        BufferedImage image = new BufferedImage((int) across, (int) down, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(across / plate.width(), down / plate.height());
        RasterPainter painter = new RasterPainter(graphics, letters);
        Plate.Unseen unseen = plate.draw(painter);
        painter.close();
        graphics.dispose();
        return new Raster(image, new Drawn(unseen, painter.lacking()), plate);
    }

    BufferedImage image() {
        return image;
    }

    /** What came of drawing it. */
    public Drawn drawn() {
        return drawn;
    }

    /** How wide it is, pixels. */
    public int width() {
        return image.getWidth();
    }

    /** How high it is, pixels. */
    public int height() {
        return image.getHeight();
    }

    /** How wide it would be at another scale, pixels. */
    public long width(double scale) {
        return Math.round(plate.width() * scale);
    }

    /** How high it would be at another scale, pixels. */
    public long height(double scale) {
        return Math.round(plate.height() * scale);
    }

    /** Its pixels from left to right, line by line: alpha, which is full, red, green and blue of eight bits each. */
    public int[] pixels() {
        int[] pixels =
                ((DataBufferInt) image.getRaster().getDataBuffer()).getData().clone();
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] |= OPAQUE;
        }
        return pixels;
    }
}
