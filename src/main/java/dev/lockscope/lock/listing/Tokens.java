package dev.lockscope.lock.listing;

import java.util.regex.Pattern;

/** What the tokens of a syntax look like: one pattern with a group for each {@link TokenKind}. */
final class Tokens {

    private static final String QUOTED =
            "\"(?:\\\\.|[^\"\\\\\\n])*+(?:\"|(?=\\n)|\\z)|'(?:\\\\.|[^'\\\\\\n])*+(?:'|(?=\\n)|\\z)";

    private static final String CAPITALISED = "(?<![\\w$])[A-Z]\\w*[a-z]\\w*(?![\\w$])";

    private static final Pattern JAVA = pattern(
            "//[^\\n]*|/\\*(?s:.*?)(?:\\*/|\\z)",
            "\"\"\"(?s:.*?)(?:\"\"\"|\\z)|" + QUOTED,
            "@\\w+(?!\\w)",
            words("abstract assert boolean break byte case catch char class const continue default do double else enum"
                    + " extends false final finally float for goto if implements import instanceof int interface long"
                    + " native new null package permits private protected public record return sealed short static"
                    + " super switch synchronized this throw throws transient true try var void volatile while yield"),
            CAPITALISED);

    private static final Pattern JAVASCRIPT = pattern(
            "//[^\\n]*|/\\*(?s:.*?)(?:\\*/|\\z)",
            "`(?s:\\\\.|[^`\\\\])*+(?:`|\\\\?\\z)|" + QUOTED,
            "(?!)",
            words("as async await break case catch class const continue debugger default delete do else export extends"
                    + " false finally for from function get if import in instanceof let new null of return set static"
                    + " super switch this throw true try typeof undefined var void while with yield"),
            CAPITALISED);

    private static final Pattern LUA = pattern(
            "--\\[\\[(?s:.*?)(?:\\]\\]|\\z)|--[^\\n]*",
            QUOTED,
            "(?!)",
            words("and break do else elseif end false for function goto if in local nil not or repeat return then true"
                    + " until while"),
            "(?<!\\w)(?:KEYS|ARGV)(?!\\w)");

    private Tokens() {}

    static Pattern of(Syntax syntax) {
        return switch (syntax) {
            case JAVA -> JAVA;
            case JAVASCRIPT -> JAVASCRIPT;
            case LUA -> LUA;
        };
    }

    private static Pattern pattern(String comment, String string, String annotation, String keyword, String type) {
        return Pattern.compile("(?<COMMENT>" + comment + ")|(?<STRING>" + string + ")|(?<ANNOTATION>" + annotation
                + ")|(?<KEYWORD>" + keyword + ")|(?<TYPE>" + type
                + ")|(?<NUMBER>(?<![\\w$.])\\d[\\w.]*)");
    }

    /** Whole words; behind a dot, as in {@code redis.get}, a word is a name and none of the language. */
    private static String words(String all) {
        return "(?<![\\w$.#])(?:" + all.replace(' ', '|') + ")(?![\\w$])";
    }
}
