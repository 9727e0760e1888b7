package dev.lockscope.desktop.carry;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Omission;
import dev.lockscope.trace.file.TraceWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
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

    /**
     * Writes the whole content, and does not close the stream.
     *
     * @return what it left out besides what was not asked for
     */
    List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException;

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
        public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
            TraceWriter.write(out, excerpt.trace());
            return List.of();
        }
    }

    /** The format of another program. */
    record Foreign(ExportFormat format) implements Form {

        private static final Set<String> PICTURES = Set.of("png", "pdf");

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
            return !PICTURES.contains(format.ending());
        }

        @Override
        public boolean isCut() {
            return true;
        }

        @Override
        public List<Omission> write(Excerpt excerpt, Heading heading, OutputStream out) throws IOException {
            return format.exporter().write(excerpt, heading, out);
        }
    }
}
