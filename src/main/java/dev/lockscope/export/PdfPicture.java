package dev.lockscope.export;

import dev.lockscope.export.picture.PdfFile;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** The timeline as one page in lines and letters. */
final class PdfPicture implements Exporter {

    private final PictureWish wish;

    PdfPicture(PictureWish wish) {
        this.wish = wish;
    }

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        PicturedRun run = new PicturedRun(excerpt, heading, wish);
        return PicturedRun.omissions(PdfFile.write(run.trace(), run.look(), run.height(), run.caption(), out));
    }
}
