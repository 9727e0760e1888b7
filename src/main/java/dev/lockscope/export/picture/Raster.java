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

    private final BufferedImage image;
    private final Drawn drawn;

    private Raster(BufferedImage image, Drawn drawn) {
        this.image = image;
        this.drawn = drawn;
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
        RasterPainter measure = RasterPainter.measuring(letters);
        Plate plate =
                height.isPresent() ? Plate.of(trace, look, height.getAsInt(), measure) : Plate.of(trace, look, measure);
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
        return new Raster(image, new Drawn(unseen, painter.lacking()));
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

    /** Its pixels from left to right, line by line: red, green and blue of eight bits each. */
    public int[] pixels() {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData().clone();
    }
}
