package dev.lockscope.lock.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.recipe.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HighlightingTest {

    private static final List<String> PIECES = List.of(
            "\"",
            "'",
            "`",
            "\\",
            "/*",
            "*/",
            "//",
            "--",
            "--[[",
            "]]",
            "\"\"\"",
            "\n",
            " ",
            ".",
            "@",
            "Lock",
            "if",
            "return",
            "local",
            "await",
            "x1",
            "42",
            "3.5",
            "$",
            "#",
            "(",
            ")",
            "KEYS[1]",
            "æ",
            "\uD83D\uDD12",
            "${",
            "}");

    @ParameterizedTest
    @EnumSource(Syntax.class)
    void spansAreInOrderWithinTheTextAndNeverOverlap(Syntax syntax) {
        Stream.concat(randomTexts(), listings()).forEach(text -> {
            int end = 0;
            for (Span span : Highlighting.spans(syntax, text)) {
                assertThat(span.from()).as(text).isGreaterThanOrEqualTo(end);
                end = span.to();
            }
            assertThat(end).as(text).isLessThanOrEqualTo(text.length());
        });
    }

    @ParameterizedTest
    @EnumSource(Syntax.class)
    void theSpansOfTheLinesColourWhatTheSpansOfTheTextColour(Syntax syntax) {
        Stream.concat(randomTexts(), listings()).forEach(text -> {
            List<String> lines = List.of(text.split("\n", -1));
            List<String> byLine = new ArrayList<>();
            List<List<Span>> spans = Highlighting.lines(syntax, lines);
            for (int line = 0; line < lines.size(); line++) {
                byLine.add(painted(lines.get(line), spans.get(line)));
            }
            String whole = painted(text, Highlighting.spans(syntax, text));
            List<String> wholeByLine = new ArrayList<>();
            int begin = 0;
            for (String line : lines) {
                wholeByLine.add(whole.substring(begin, begin + line.length()));
                begin += line.length() + 1;
            }
            assertThat(byLine).as(text).isEqualTo(wholeByLine);
        });
    }

    @Test
    void javaIsToldApart() {
        assertThat(told(Syntax.JAVA, "@Override public long now(String id) { return 42; } // \"no\" string"))
                .containsExactly(
                        "ANNOTATION @Override",
                        "KEYWORD public",
                        "KEYWORD long",
                        "TYPE String",
                        "KEYWORD return",
                        "NUMBER 42",
                        "COMMENT // \"no\" string");
        assertThat(told(Syntax.JAVA, "step(\"a \\\" // b\"); /** one\n two */ x"))
                .containsExactly("STRING \"a \\\" // b\"", "COMMENT /** one\n two */");
    }

    @Test
    void javaScriptIsToldApart() {
        assertThat(told(Syntax.JAVASCRIPT, "const a = await redis.get('k'); // x"))
                .containsExactly("KEYWORD const", "KEYWORD await", "STRING 'k'", "COMMENT // x");
        assertThat(told(Syntax.JAVASCRIPT, "`one\n// two` new Map()"))
                .containsExactly("STRING `one\n// two`", "KEYWORD new", "TYPE Map");
    }

    @Test
    void luaIsToldApart() {
        assertThat(told(Syntax.LUA, "if redis.call('get', KEYS[1]) == ARGV[1] then -- ours"))
                .containsExactly(
                        "KEYWORD if",
                        "STRING 'get'",
                        "TYPE KEYS",
                        "NUMBER 1",
                        "TYPE ARGV",
                        "NUMBER 1",
                        "KEYWORD then",
                        "COMMENT -- ours");
    }

    private static List<String> told(Syntax syntax, String text) {
        return Highlighting.spans(syntax, text).stream()
                .map(span -> span.kind() + " " + text.substring(span.from(), span.to()))
                .toList();
    }

    /** A text in which each character stands for what it is coloured as. */
    private static String painted(String text, List<Span> spans) {
        StringBuilder paint = new StringBuilder(".".repeat(text.length()));
        spans.forEach(span -> paint.replace(
                span.from(), span.to(), span.kind().name().substring(0, 1).repeat(span.to() - span.from())));
        return paint.toString();
    }

    private static Stream<String> randomTexts() {
        Random random = new Random(20261129);
        return Stream.generate(() -> random.ints(random.nextInt(40), 0, PIECES.size())
                        .mapToObj(PIECES::get)
                        .reduce("", String::concat))
                .limit(2000);
    }

    private static Stream<String> listings() {
        return Catalogue.entries().stream()
                .flatMap(entry -> Stream.of(Language.values())
                        .map(language -> Listings.of(entry.id(), language).text()));
    }
}
