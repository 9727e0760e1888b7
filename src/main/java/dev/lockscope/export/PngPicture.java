package dev.lockscope.export;

import dev.lockscope.export.picture.PngFile;
import dev.lockscope.export.picture.Raster;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** The timeline as pixels. */
final class PngPicture implements Exporter {

    private final PictureWish wish;

    PngPicture(PictureWish wish) {
        this.wish = wish;
    }

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        double scale = wish.scale().orElse(ExportFormat.PNG.plainScale());
        PicturedRun run = new PicturedRun(excerpt, heading, wish);
        Raster raster = Raster.of(run.trace(), run.look(), run.height(), scale);
        PngFile.write(raster, scale, run.caption(), out);
        return PicturedRun.omissions(raster.drawn());
    }
}
