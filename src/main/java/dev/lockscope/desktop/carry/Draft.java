package dev.lockscope.desktop.carry;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.ExportFile;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Omission;
import dev.lockscope.export.Selection;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.file.Existing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What would be saved. Immutable; its methods may take long, and any thread may call them.
 *
 * @param form what it is saved as
 * @param selection which part of the run
 */
record Draft(Form form, Trace trace, Selection selection, Heading heading) {

    /** As much as a person looks through, bytes. */
    private static final int HEAD = 6_000;

    /**
     * What it comes to.
     *
     * @param bytes how much it is
     * @param head its beginning, where that is text
     * @param leftOut what is not in it, and why
     */
    record Preview(long bytes, String head, List<Omission> leftOut) {}

    /** Makes it without keeping it. */
    Preview preview() throws IOException {
        Excerpt excerpt = excerpt();
        HeadStream out = new HeadStream(HEAD);
        List<Omission> leftOut = new ArrayList<>(excerpt.omissions());
        leftOut.addAll(form.write(excerpt, heading, out));
        return new Preview(out.bytes(), form.isText() ? out.head() : "", List.copyOf(leftOut));
    }

    /**
     * Writes it to a file, whole or not at all.
     *
     * @throws java.nio.file.FileAlreadyExistsException when it is there already and is to be kept
     * @throws IOException when it cannot be written
     */
    Path save(Path file, Existing existing) throws IOException {
        Excerpt excerpt = excerpt();
        ExportFile.write(file, existing, out -> form.write(excerpt, heading, out));
        return file;
    }

    /** All of it as text. */
    String text() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        form.write(excerpt(), heading, out);
        return out.toString(StandardCharsets.UTF_8);
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
