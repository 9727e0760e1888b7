package dev.lockscope.desktop.carry;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.Export;
import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Omission;
import dev.lockscope.export.PictureWish;
import dev.lockscope.trace.file.TraceWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What a run can be saved as. */
sealed interface Form {

    /** All there are: the trace first. */
    static List<Form> all() {
        Stream<Form> foreign = Arrays.stream(ExportFormat.values()).map(Foreign::new);
        return Stream.concat(Stream.of(new Whole()), foreign).toList();
    }

    /** What names its texts. */
    String id();

    /** How the names of its files end, without the dot. */
    String ending();

    /** Whether it is something to read and copy. */
    boolean isText();

    /** Whether a part of the run can be had. */
    boolean isCut();

    /** Whether there is a picture in it, or beside it. */
    boolean isPictured();

    /** Whether that picture has pixels. */
    boolean hasPixels();

    /** Whether that picture stands beside a text. */
    default boolean isIllustrated() {
        return this instanceof Foreign foreign && foreign.format() == ExportFormat.MARKDOWN;
    }

    /** How wide that picture is unless another width is asked for, px. */
    int plainWidth();

    /** How many pixels it has for each px unless another scale is asked for. */
    double plainScale();

    /**
     * Writes the whole content, and does not close the stream.
     *
     * @param wish how its picture is to be, where it has one
     * @return what it left out besides what was not asked for
     */
    List<Omission> write(Excerpt excerpt, Heading heading, PictureWish wish, OutputStream out) throws IOException;

    /** The trace itself, which this program opens again: always the whole run. */
    record Whole() implements Form {

        @Override
        public String id() {
            return "trace";
        }

        @Override
        public String ending() {
            return "jsonl";
        }

        @Override
        public boolean isText() {
            return true;
        }

        @Override
        public boolean isCut() {
            return false;
        }

        @Override
        public boolean isPictured() {
            return false;
        }

        @Override
        public boolean hasPixels() {
            return false;
        }

        @Override
        public int plainWidth() {
            return 0;
        }

        @Override
        public double plainScale() {
            return 1;
        }

        @Override
        public List<Omission> write(Excerpt excerpt, Heading heading, PictureWish wish, OutputStream out)
                throws IOException {
            TraceWriter.write(out, excerpt.trace());
            return List.of();
        }
    }

    /** The format of another program. */
    record Foreign(ExportFormat format) implements Form {

        @Override
        public String id() {
            return format.id();
        }

        @Override
        public String ending() {
            return format.ending();
        }

        @Override
        public boolean isText() {
            return format.isText();
        }

        @Override
        public boolean isCut() {
            return true;
        }

        @Override
        public boolean isPictured() {
            return format.isPictured();
        }

        @Override
        public boolean hasPixels() {
            return format.hasPixels();
        }

        @Override
        public int plainWidth() {
            return format.plainWidth();
        }

        @Override
        public double plainScale() {
            return format.plainScale();
        }

        @Override
        public List<Omission> write(Excerpt excerpt, Heading heading, PictureWish wish, OutputStream out)
                throws IOException {
            return new Export(format, excerpt, heading, wish).write(out);
        }
    }
}
