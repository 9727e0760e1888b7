package dev.lockscope.desktop.carry;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.export.ExportText;
import dev.lockscope.export.Omission;
import dev.lockscope.export.picture.UnfitPicture;
import dev.lockscope.trace.IoReason;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** What is said about taking a run along, in the language that is spoken. */
final class CarryWords {

    private static final long KILO = 1_000;
    private static final long MEGA = 1_000_000;

    private final Words words;
    private final Texts texts;

    CarryWords(Words words) {
        this.words = words;
        this.texts = words.of(CarrySheet.BUNDLE);
    }

    Texts texts() {
        return texts;
    }

    String name(Form form) {
        String key = "form." + form.id();
        return texts.knows(key) ? texts.say(key) : form.id();
    }

    String about(Form form) {
        String told = form instanceof Form.Foreign foreign
                ? foreign.format().description(words.language().get())
                : texts.say("form.trace.about");
        return sentence(told);
    }

    /** How large what would be saved is, and its picture. */
    String size(Form form, Draft.Preview made) {
        String bytes = size(made.bytes());
        return made.sight()
                .map(sight -> texts.say(
                        "size." + (form.isIllustrated() ? "beside" : form.hasPixels() ? "pixels" : "px"),
                        bytes,
                        Long.toString(sight.width()),
                        Long.toString(sight.height())))
                .orElseGet(() -> texts.say("size", bytes));
    }

    String unfit(UnfitPicture.Problem problem) {
        return texts.say("unfit", sentence(ExportText.in(words.language().get()).of(problem)));
    }

    /** Where it was saved, and what is beside it. */
    String saved(List<Path> files) {
        return files.size() == 1
                ? texts.say("saved", files.get(0))
                : texts.say(
                        "saved.beside",
                        files.get(0),
                        String.valueOf(files.get(1).getFileName()));
    }

    /** A factor, such as {@code 2×}. */
    String times(double factor) {
        return Math.round(factor) + "×";
    }

    private String sentence(String part) {
        return part.substring(0, 1).toUpperCase(words.locale()) + part.substring(1);
    }

    String size(long bytes) {
        if (bytes < KILO) {
            return texts.say("size.bytes", bytes);
        }
        return bytes < MEGA
                ? texts.say("size.kilo", Math.round(bytes / 100.0) / 10.0)
                : texts.say("size.mega", Math.round(bytes / 100_000.0) / 10.0);
    }

    String leftOut(List<Omission> omissions) {
        ExportText text = ExportText.in(words.language().get());
        return omissions.isEmpty()
                ? texts.say("nothing-left-out")
                : texts.say("left-out", omissions.stream().map(text::of).collect(Collectors.joining("; ")));
    }

    String seconds(long nanos) {
        return texts.say("seconds", Math.round(nanos / 1e6) / 1e3);
    }

    String failure(Path file, Throwable failure) {
        if (failure instanceof FileAlreadyExistsException there) {
            return texts.say("exists", there.getFile() == null ? file : there.getFile());
        }
        IOException why = failure instanceof IOException io ? io : new IOException(failure);
        // The file that it was written to first tells a person nothing.
        Path named = why instanceof FileSystemException at && at.getFile() != null ? Path.of(at.getFile()) : file;
        return texts.say("not-saved", file, IoReason.in(words.language().get(), why, named));
    }
}
