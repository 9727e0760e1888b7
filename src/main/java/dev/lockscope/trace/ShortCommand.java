package dev.lockscope.trace;

import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * A command in so few letters that it can stand beside a line or travel along one: its verb and its options, without keys
 * and tokens. Any thread.
 */
public final class ShortCommand {

    private static final Pattern WORDS = Pattern.compile("\\s+");
    private static final Pattern OPTION = Pattern.compile("[A-Z]{2,}|[0-9]{1,7}");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");
    private static final int MOST = 22;

    private ShortCommand() {}

    /** The short form of a command as one would type it. */
    public static String of(String command) {
        String[] words = WORDS.split(command.strip(), -1);
        String verb = words[0].toUpperCase(Locale.ROOT);
        if (verb.startsWith("EVAL")) {
            return words.length > 1 && NAME.matcher(words[1]).matches() ? words[1] : verb;
        }
        StringJoiner shortened = new StringJoiner(" ");
        shortened.add(verb);
        for (int i = 2; i < words.length; i++) {
            if (OPTION.matcher(words[i]).matches()) {
                shortened.add(words[i]);
            }
        }
        return shortened.length() <= MOST ? shortened.toString() : verb;
    }

    /** What kind of command it is: its verb, or the name of its script. */
    public static String verb(String command) {
        String shortened = of(command);
        int blank = shortened.indexOf(' ');
        return blank < 0 ? shortened : shortened.substring(0, blank);
    }
}
