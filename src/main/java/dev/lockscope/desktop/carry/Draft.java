package dev.lockscope.desktop.carry;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.Export;
import dev.lockscope.export.ExportFile;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Omission;
import dev.lockscope.export.PictureWish;
import dev.lockscope.export.Selection;
import dev.lockscope.export.picture.Raster;
import dev.lockscope.export.picture.Size;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What would be saved. Immutable; its methods may take long, and any thread may call them.
 *
 * @param form what it is saved as
 * @param selection which part of the run
 * @param wish how its picture is to be, where it has one
 */
record Draft(Form form, Trace trace, Selection selection, Heading heading, PictureWish wish) {

    /** As much as a person looks through, bytes. */
    private static final int HEAD = 6_000;

    /**
     * What it comes to.
     *
     * @param bytes how much it is, without a picture beside it
     * @param head its beginning, where that is text
     * @param sight its picture, where it has one
     * @param leftOut what is not in it, and why
     */
    record Preview(long bytes, String head, Optional<Export.Sight> sight, List<Omission> leftOut) {}

    /**
     * Makes it without keeping it.
     *
     * @param room where its picture is to be seen
     */
    Preview preview(Room room) throws IOException {
        Excerpt excerpt = excerpt();
        HeadStream out = new HeadStream(HEAD);
        List<Omission> leftOut = new ArrayList<>(excerpt.omissions());
        leftOut.addAll(form.write(excerpt, heading, wish, out));
        Optional<Export.Sight> sight = Optional.empty();
        if (form instanceof Form.Foreign foreign && form.isPictured()) {
            Export export = new Export(foreign.format(), excerpt, heading, wish);
            sight = export.sight(room.across(), room.down(), room.scale());
        }
        if (form.isIllustrated()) {
            // What the clipboard does not get, a file does.
            leftOut.removeIf(omission -> omission.reason() == Omission.Reason.PICTURE);
            sight.ifPresent(seen -> leftOut.addAll(seen.leftOut()));
        }
        return new Preview(out.bytes(), form.isText() ? out.head() : "", sight, List.copyOf(leftOut));
    }

    /**
     * A place to show a picture in.
     *
     * @param across pixels, above 0
     * @param down pixels, above 0
     * @param scale pixels of the screen for each px
     */
    record Room(int across, int down, double scale) {}

    /**
     * Writes it to a file, whole or not at all, and what stands beside it.
     *
     * @return the files that were written
     * @throws java.nio.file.FileAlreadyExistsException when one is there already and is to be kept
     * @throws IOException when it cannot be written
     */
    List<Path> save(Path file, Existing existing) throws IOException {
        Excerpt excerpt = excerpt();
        if (form instanceof Form.Foreign foreign) {
            new Export(foreign.format(), excerpt, heading, wish).save(file, existing);
        } else {
            ExportFile.write(file, existing, out -> form.write(excerpt, heading, wish, out));
        }
        return files(file);
    }

    /** The files that it is saved as, the first one where it is asked for. */
    List<Path> files(Path file) {
        return form instanceof Form.Foreign foreign ? Export.files(foreign.format(), file) : List.of(file);
    }

    /** All of it as text. */
    String text() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        form.write(excerpt(), heading, wish, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Its picture in all its pixels. */
    Raster picture() throws IOException {
        Form.Foreign foreign = (Form.Foreign) form;
        double scale = wish.scale().orElse(form.plainScale());
        return new Export(foreign.format(), excerpt(), heading, wish)
                .sight(Size.LARGEST, Size.LARGEST, scale)
                .orElseThrow()
                .raster();
    }

    /** A name for its file. */
    String fileName() {
        String variant =
                trace.header().variant() == null ? "" : "-" + trace.header().variant();
        String plain = (trace.header().scenarioName() + variant).replaceAll("[^A-Za-z0-9-]+", "-");
        boolean tellsItself = form.id().equals(form.ending()) || form instanceof Form.Whole;
        return plain + (tellsItself ? "" : "-" + form.id()) + "." + form.ending();
    }

    private Excerpt excerpt() {
        return Excerpt.of(trace, form.isCut() ? selection : Selection.ALL);
    }
}
