package dev.lockscope.export;

import dev.lockscope.export.ExportFile.Part;
import dev.lockscope.export.picture.Raster;
import dev.lockscope.trace.file.Existing;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An export of a part of a run, as it is asked for. Immutable, so any thread may write it.
 *
 * @param wish how its picture is to be, where it has one
 */
public record Export(ExportFormat format, Excerpt excerpt, Heading heading, PictureWish wish) {

    /** The files that an export in a format is made of when it is saved: the one that is asked for, and what stands beside it. */
    public static List<Path> files(ExportFormat format, Path target) {
        return format == ExportFormat.MARKDOWN ? List.of(target, picture(target)) : List.of(target);
    }

    /**
     * Writes it to its place, whole or not at all.
     *
     * @return what it left out besides what was not asked for
     * @throws FileAlreadyExistsException when one of its files is there already and is to be kept
     * @throws dev.lockscope.export.picture.UnfitPicture when its picture cannot be drawn in the size that is wished for
     * @throws IOException when it cannot be written; what was there before is as it was then
     */
    public List<Omission> save(Path target, Existing existing) throws IOException {
        List<Omission> omissions = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        if (format == ExportFormat.MARKDOWN) {
            Path picture = picture(target);
            Illustration illustration = Illustration.of(excerpt, heading, wish, String.valueOf(picture.getFileName()));
            MarkdownReport report = new MarkdownReport(Optional.of(illustration));
            parts.add(new Part(picture, illustration::write));
            parts.add(new Part(target, out -> omissions.addAll(report.write(excerpt, heading, out))));
        } else {
            parts.add(new Part(target, out -> omissions.addAll(write(out))));
        }
        ExportFile.write(parts, existing);
        return omissions;
    }

    /**
     * Writes it alone, without what would stand beside it, and does not close the stream.
     *
     * @return what it left out besides what was not asked for
     */
    public List<Omission> write(OutputStream out) throws IOException {
        return format.exporter(wish).write(excerpt, heading, out);
    }

    /**
     * Its picture, to be seen within a place before it is saved.
     *
     * @param across how many pixels wide the place is, above 0
     * @param down how many pixels high
     * @param most how many pixels there are for each px at most
     * @return nothing where the format has no picture
     * @throws dev.lockscope.export.picture.UnfitPicture when it cannot be drawn in the size that is wished for
     */
    public Optional<Sight> sight(int across, int down, double most) throws IOException {
        if (!format.isPictured()) {
            return Optional.empty();
        }
        PicturedRun run = new PicturedRun(excerpt, heading, wish, format.plainWidth());
        double scale = format.hasPixels() ? wish.scale().orElse(format.plainScale()) : 1;
        Raster raster = Raster.within(run.trace(), run.look(), run.height(), across, down, most);
        return Optional.of(
                new Sight(raster, raster.width(scale), raster.height(scale), PicturedRun.omissions(raster.drawn())));
    }

    /**
     * A picture as it is seen before it is saved.
     *
     * @param width how wide the saved one is: pixels where it has some, else px
     * @param height how high
     * @param leftOut what is not seen in it
     */
    public record Sight(Raster raster, long width, long height, List<Omission> leftOut) {}

    /** A picture is called as the report is. */
    private static Path picture(Path report) {
        String name = String.valueOf(report.getFileName()).replaceFirst("(?i)\\.(md|markdown)$", "");
        return report.resolveSibling(name + "." + ExportFormat.PNG.ending());
    }
}
