package dev.lockscope.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Where the program prints to.
 *
 * @param out standard output
 * @param err standard error
 * @param interactive whether standard output is a terminal that a person looks at
 * @param columns how wide it is, characters
 * @param environment the environment's variables
 * @param locale the person's locale
 */
public record Terminal(
        OutputStream out,
        OutputStream err,
        boolean interactive,
        int columns,
        Map<String, String> environment,
        Locale locale) {

    /** What a terminal's width is taken for where it is not known. */
    public static final int USUAL_COLUMNS = 80;

    private static final int FEWEST_COLUMNS = 40;

    public Terminal {
        environment = Map.copyOf(environment);
        columns = Math.max(columns, FEWEST_COLUMNS);
    }

    /**
     * The terminal of this process.
     *
     * <p>Java cannot ask the system about it, so the launcher script does, and tells in the system properties
     * {@code lockscope.terminal} and {@code lockscope.columns}.
     */
    public static Terminal ofThisProcess() {
        String told = System.getProperty("lockscope.terminal");
        return new Terminal(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                told == null ? hasConsole() : Boolean.parseBoolean(told),
                Integer.getInteger("lockscope.columns", USUAL_COLUMNS),
                System.getenv(),
                locale(System.getenv()));
    }

    /** As the launcher does: what the environment asks for counts also where that locale is not installed. */
    private static Locale locale(Map<String, String> environment) {
        for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
            String value = environment.getOrDefault(variable, "");
            if (!value.isEmpty()) {
                Locale asked = Locale.forLanguageTag(value.split("[.@]", 2)[0].replace('_', '-'));
                return asked.getLanguage().isEmpty() ? Locale.getDefault() : asked;
            }
        }
        return Locale.getDefault();
    }

    /** The second best, which also asks where the input comes from: null says no before Java 22, a method says it since. */
    @SuppressWarnings("SystemConsoleNull") // The method is asked too.
    private static boolean hasConsole() {
        Console console = System.console();
        try {
            return console != null
                    && Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
        } catch (ReflectiveOperationException e) {
            return console != null;
        }
    }

    /** Whether colours are wanted: on a terminal, unless the environment says otherwise. See no-color.org. */
    boolean likesColour() {
        return interactive
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
    }
}
