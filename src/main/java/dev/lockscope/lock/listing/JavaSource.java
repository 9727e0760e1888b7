package dev.lockscope.lock.listing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One class of the recipes' package as it is shown. The build copies the sources beside this package.
 *
 * @param name the class's simple name
 * @param lines from its Javadoc on, without package and imports
 */
record JavaSource(String name, List<String> lines) {

    private static final Pattern STEP = Pattern.compile("\\.step\\(\"([^\"]+)\"\\)");
    private static final Pattern TYPE = Pattern.compile("\\b[A-Z]\\w*[a-z]\\w*\\b");
    private static final Pattern SCRIPT = Pattern.compile("\\bScripts\\.([A-Z_]+)\\b");
    private static final Pattern DOC = Pattern.compile("\\s*(/\\*\\*|\\*)");
    private static final Pattern CODE = Pattern.compile("\\{@(?:code|literal)\\s+([^{}]*)\\}");
    private static final Pattern LINK = Pattern.compile("\\{@link\\s+([^}\\s]+)[^}]*\\}");
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

    /** The source of a class, if it is one of that package. */
    static Optional<JavaSource> find(String name) {
        return ListingFile.lines("java/" + name + ".java")
                .map(file -> new JavaSource(
                        name,
                        file.stream()
                                .dropWhile(JavaSource::isPreamble)
                                .map(JavaSource::plain)
                                .toList()));
    }

    /** A line whose Javadoc can be read without knowing its marks; the paragraphs of Javadoc are parted by a line anyway. */
    private static String plain(String line) {
        if (!DOC.matcher(line).lookingAt()) {
            return line;
        }
        String linked = LINK.matcher(line)
                .replaceAll(link -> Matcher.quoteReplacement(
                        "`" + link.group(1).replaceFirst("^#", "").replace('#', '.') + "`"));
        return CODE.matcher(linked).replaceAll("`$1`").replaceFirst("^(\\s*\\*\\s*)<p>\\s*", "$1");
    }

    private static boolean isPreamble(String line) {
        return line.isBlank() || line.startsWith("package ") || line.startsWith("import ");
    }

    /** The step that a line marks, if it does. */
    static Optional<String> step(String line) {
        Matcher step = STEP.matcher(line);
        return step.find() ? Optional.of(step.group(1)) : Optional.empty();
    }

    Set<String> steps() {
        return lines.stream().map(JavaSource::step).flatMap(Optional::stream).collect(Collectors.toSet());
    }

    /** The names of the types that its code names, its comments aside, in their order. */
    Stream<String> types() {
        return TYPE.matcher(code()).results().map(MatchResult::group).distinct();
    }

    /** The names of the scripts that its code names, as constants are written. */
    Stream<String> scripts() {
        return SCRIPT.matcher(code()).results().map(script -> script.group(1)).distinct();
    }

    private String code() {
        return COMMENT.matcher(String.join("\n", lines)).replaceAll(" ");
    }
}
