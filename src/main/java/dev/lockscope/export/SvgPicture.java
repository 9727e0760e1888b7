package dev.lockscope.export;

import dev.lockscope.export.picture.Caption;
import dev.lockscope.export.picture.Plate;
import dev.lockscope.export.svg.TimelineSvg;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.List;

/** The timeline as a picture that tells each of its spans when it is pointed at. */
final class SvgPicture implements Exporter {

    private static final String IDS = "ls";

    private final PictureWish wish;

    SvgPicture(PictureWish wish) {
        this.wish = wish;
    }

    @Override
    public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
        PicturedRun run = new PicturedRun(excerpt, heading, wish);
        Plate.Look look = run.look();
        Caption caption = run.caption();
        Writer writer = Characters.writer(out);
        writer.write(TimelineSvg.of(
                run.trace(),
                new TimelineSvg.Wish(
                        look.palette(),
                        look.language(),
                        look.width(),
                        look.textSize(),
                        caption.title(),
                        caption.description(),
                        IDS,
                        look.clip(),
                        true),
                run.height()));
        writer.flush();
        return List.of();
    }
}
