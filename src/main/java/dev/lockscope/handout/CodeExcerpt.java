package dev.lockscope.handout;

import dev.lockscope.course.CodeMark;
import dev.lockscope.lock.listing.Language;
import dev.lockscope.lock.listing.Listing;
import dev.lockscope.lock.listing.Listings;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The lines of a recipe around the steps that a lesson is about.
 *
 * @param title the file's name
 * @param parts stretches of lines that follow each other
 */
record CodeExcerpt(String title, List<Part> parts) {

    private static final int BEFORE = 1;
    private static final int AFTER = 7;
    private static final String END_OF_METHOD = "    }";

    CodeExcerpt {
        parts = List.copyOf(parts);
    }

    /**
     * Lines.
     *
     * @param first the number of the first line, from 1
     * @param marked which of them are the steps themselves, with the statement that follows, by their numbers
     */
    record Part(int first, List<String> lines, List<Integer> marked) {
        Part {
            lines = List.copyOf(lines);
            marked = List.copyOf(marked);
        }
    }

    /** One for each recipe, in the order in which the marks name them. */
    static List<CodeExcerpt> of(List<CodeMark> marks) {
        Map<String, List<Integer>> lines = new LinkedHashMap<>();
        for (CodeMark mark : marks) {
            lines.computeIfAbsent(mark.recipe(), any -> new ArrayList<>())
                    .addAll(Listings.of(mark.recipe(), Language.JAVA).linesOf(mark.step()));
        }
        List<CodeExcerpt> excerpts = new ArrayList<>();
        lines.forEach((recipe, marked) -> excerpts.add(of(Listings.of(recipe, Language.JAVA), marked)));
        return excerpts;
    }

    private static CodeExcerpt of(Listing listing, List<Integer> marks) {
        List<String> all = listing.lines();
        BitSet shown = new BitSet();
        BitSet marked = new BitSet();
        for (int mark : marks) {
            shown.set(Math.max(1, mark - BEFORE), mark + 1);
            marked.set(mark, endOfNext(all, mark) + 1);
            shown.set(mark, endOfNext(all, mark) + 1);
            for (int next = mark; next <= mark + AFTER && next <= all.size(); next++) {
                if (all.get(next - 1).equals(END_OF_METHOD)) {
                    break;
                }
                shown.set(next);
            }
        }
        List<Part> parts = new ArrayList<>();
        for (int from = shown.nextSetBit(0); from >= 0; ) {
            int to = shown.nextClearBit(from);
            int first = from;
            parts.add(new Part(
                    from,
                    outdented(all.subList(from - 1, to - 1)),
                    marked.stream()
                            .filter(line -> line >= first && line < to)
                            .boxed()
                            .toList()));
            from = shown.nextSetBit(to);
        }
        return new CodeExcerpt(listing.title(), parts);
    }

    /** The last line of the statement that follows a mark; a look at the clock between them does not count. */
    private static int endOfNext(List<String> lines, int mark) {
        int line = Math.min(mark + 1, lines.size());
        if (line < lines.size() && lines.get(line - 1).endsWith("= ports.surroundings().now();")) {
            line++;
        }
        while (line < lines.size() && !lines.get(line - 1).matches(".*[;{}]")) {
            line++;
        }
        return line;
    }

    private static List<String> outdented(List<String> lines) {
        return String.join("\n", lines).stripIndent().lines().toList();
    }
}
