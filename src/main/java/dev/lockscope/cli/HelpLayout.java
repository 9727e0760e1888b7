package dev.lockscope.cli;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** How help texts are laid out, the same for every command. */
final class HelpLayout {

    /** The narrowest help text that the library can lay out, columns. */
    static final int NARROWEST = 55;

    /** Shorter ones are numbers, and a port is one everywhere. */
    private static final Pattern STANDS_FOR = Pattern.compile("\\b(?!PORT)[A-Z]{4,}\\b");

    /** The commands that tell a verdict; the program's own help is about all of them. */
    private static final Set<String> JUDGING = Set.of("lockscope", "run", "replay");

    private HelpLayout() {}

    /**
     * A command without options of its own yet.
     *
     * @param name as typed
     * @param synopsis what follows the program's name in the line that shows its use
     */
    static CommandSpec command(Command command, String name, String synopsis, Messages messages) {
        CommandSpec spec = CommandSpec.wrapWithoutInspection(command).name(name);
        spec.addOption(OptionSpec.builder("-h", "--help")
                .type(boolean.class)
                .arity("0")
                .usageHelp(true)
                .description(messages.text("option.help"))
                .build());
        UsageMessageSpec usage = spec.usageMessage();
        usage.description(messages.text(name + ".description"));
        usage.synopsisHeading(messages.text("help.usage") + " ");
        usage.customSynopsis(("lockscope " + words(synopsis, messages)).strip());
        usage.descriptionHeading("%n");
        usage.parameterListHeading("%n" + messages.text("help.parameters") + "%n");
        usage.optionListHeading("%n" + messages.text("help.options") + "%n");
        usage.commandListHeading("%n" + messages.text("help.commands") + "%n");
        usage.exitCodeListHeading("%n" + messages.text("help.exit-codes") + "%n");
        usage.exitCodeList(exitCodes(name, messages));
        usage.sortOptions(false);
        return spec;
    }

    /** A text with its words in capitals, which stand for what a person fills in, in the person's language. */
    static String words(String text, Messages messages) {
        return STANDS_FOR
                .matcher(text)
                .replaceAll(word -> messages.text("meta." + word.group().toLowerCase(Locale.ROOT)));
    }

    /** A code that no verdict stands behind, and that a command cannot leave with, is not in its list. */
    private static Map<String, String> exitCodes(String command, Messages messages) {
        Map<String, String> codes = new LinkedHashMap<>();
        for (ExitCode code : ExitCode.values()) {
            String plain = "exit." + code.code();
            String own = plain + "." + command;
            if (messages.knows(own)) {
                codes.put(String.valueOf(code.code()), messages.text(own));
            } else if (code != ExitCode.OTHER || JUDGING.contains(command)) {
                codes.put(String.valueOf(code.code()), messages.text(plain));
            }
        }
        return codes;
    }
}
