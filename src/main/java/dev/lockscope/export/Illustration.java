package dev.lockscope.export;

import dev.lockscope.export.picture.Caption;
import dev.lockscope.export.picture.PngFile;
import dev.lockscope.export.picture.Raster;
import dev.lockscope.export.picture.UnfitPicture;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * The picture of a report, in a file of its own beside it. It is PNG, which every program that shows Markdown takes: GitHub
 * strips pictures within the text, several programs refuse SVG, and what turns Markdown into a document for an office wants
 * another program for it. It has twice the pixels that it is wide, to be sharp on a screen that is.
 */
final class Illustration {

    static final int WIDTH = 960;
    static final double SCALE = 2;

    private final String name;
    private final Raster raster;
    private final double scale;
    private final Caption caption;

    private Illustration(String name, Raster raster, double scale, Caption caption) {
        this.name = name;
        this.raster = raster;
        this.scale = scale;
        this.caption = caption;
    }

    /**
     * Draws one.
     *
     * @param name what its file is called
     */
    static Illustration of(Excerpt excerpt, Heading heading, PictureWish wish, String name) throws UnfitPicture {
        PicturedRun run = new PicturedRun(excerpt, heading, wish, WIDTH);
        double scale = wish.scale().orElse(SCALE);
        Raster raster = Raster.of(run.trace(), run.look(), run.height(), scale);
        return new Illustration(name, raster, scale, run.caption());
    }

    /** What is not seen in it. */
    List<Omission> omissions() {
        return PicturedRun.omissions(raster.drawn());
    }

    /** Writes its file. */
    void write(OutputStream out) throws IOException {
        PngFile.write(raster, scale, caption, out);
    }

    /** Its address in a report beside it: its name, as RFC 3986 writes it. */
    String address() {
        StringBuilder address = new StringBuilder();
        for (byte one : name.getBytes(StandardCharsets.UTF_8)) {
            boolean plain = one == '-' || one == '.' || one == '_' || (one > 0 && Character.isLetterOrDigit(one));
            address.append(plain ? Character.toString(one) : String.format(Locale.ROOT, "%%%02X", one & 0xff));
        }
        return address.toString();
    }
}
