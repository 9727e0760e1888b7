package dev.lockscope.desktop.help;

import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Command.Group;
import dev.lockscope.desktop.words.Rank;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds commands by what a person types. */
final class PaletteModel {

    /** What a person most likely wants first. */
    private static final List<Group> GROUPS = List.of(
            Group.CLASSROOM,
            Group.LESSON,
            Group.RUN,
            Group.TIME,
            Group.COMPARE,
            Group.FAULTS,
            Group.FILE,
            Group.VIEW,
            Group.HELP);

    private PaletteModel() {}

    /**
     * The commands whose names have all words of a query in them, in any order: the nearest ones first; among equals
     * those that are possible first, then by their groups, and else in their own order.
     *
     * @param locale of the language that the names are in
     */
    static List<Command> find(List<Command> commands, String query, Locale locale) {
        String wanted = query.strip().toLowerCase(locale);
        List<String> words = Arrays.asList(wanted.split("\\s+", -1));
        return commands.stream()
                .filter(command -> words.stream().allMatch(name(command, locale)::contains))
                .sorted(Comparator.comparing(
                                (Command command) -> Rank.of(command.name().get(), wanted, locale))
                        .thenComparing(command -> !command.possible().get())
                        .thenComparingInt(command -> GROUPS.indexOf(command.group())))
                .toList();
    }

    private static String name(Command command, Locale locale) {
        return command.name().get().toLowerCase(locale);
    }
}
