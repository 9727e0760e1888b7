package dev.lockscope.desktop.carry;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.export.ExportFile;
import dev.lockscope.trace.file.Existing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.stage.Window;

/**
 * Saves a text where a person wants it: whole or not at all, and over another file only where that was asked. To be used
 * on the thread of the window; the file is written in the background.
 */
public final class Saving {

    private final Desk desk;
    private final Chooser chooser;
    private final CarryWords words;

    /**
     * Saves for a window.
     *
     * @param chooser asks for the place
     */
    public Saving(Desk desk, Chooser chooser) {
        this.desk = desk;
        this.chooser = chooser;
        this.words = new CarryWords(desk.words());
    }

    /**
     * Asks for a place, and saves there.
     *
     * @param title of the question
     * @param name a name for the file
     * @param kind what such files are called
     * @param ending how their names end, without the dot
     * @param told hears what becomes of it, in the language that is spoken
     */
    public void save(
            Window owner, String title, String name, String kind, String ending, String text, Consumer<String> told) {
        chooser.choose(owner, title, name, kind, ending).ifPresent(chosen -> write(chosen, ending, text, told));
    }

    private void write(Path chosen, String ending, String text, Consumer<String> told) {
        String name = String.valueOf(chosen.getFileName());
        // Only about the name that was chosen did the dialog ask whether it may be overwritten.
        boolean asked = name.contains(".");
        Path file = asked ? chosen : chosen.resolveSibling(name + "." + ending);
        Existing existing = asked ? Existing.REPLACE : Existing.KEEP;
        told.accept(words.texts().say("saving", file));
        desk.workbench()
                .background()
                .run(
                        () -> {
                            ExportFile.write(file, existing, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
                            return file;
                        },
                        saved -> told.accept(words.saved(List.of(saved))),
                        failure -> fail(file, failure, told));
    }

    private void fail(Path file, Throwable failure, Consumer<String> told) {
        if (failure instanceof IOException) {
            told.accept(words.failure(file, failure));
        } else {
            told.accept("");
            desk.workbench().tell(new Trouble.Defect(failure));
        }
    }
}
