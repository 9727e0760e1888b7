package dev.lockscope.cli;

import picocli.CommandLine.Help.Ansi.Style;

/** Prints the program's version, what of others is in it, and all licences. */
final class VersionText {

    private final Screen screen;
    private final Messages messages;
    private final String version;

    VersionText(Screen screen, Messages messages, String version) {
        this.screen = screen;
        this.messages = messages;
        this.version = version;
    }

    void print() {
        screen.text("Lockscope " + version + ", Apache-2.0", Style.bold);
        screen.text("Java " + System.getProperty("java.version"));
        screen.blank();
        screen.text(messages.text("version.third-party"));
        Table table = new Table();
        for (ThirdParty.Part part : ThirdParty.parts()) {
            table.row(Cell.of(""), Cell.of(part.name()), Cell.of(part.licence()));
        }
        table.print(screen);
    }
}
