package dev.lockscope.lock.listing;

import dev.lockscope.lock.recipe.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a recipe's module for Node.js. A line with nothing but {@code // step: acquire.set} marks the next line that is
 * shown, and is not shown itself.
 */
final class NodeListing {

    private static final Pattern MARK = Pattern.compile("\\s*// step: (\\S+)\\s*");

    private NodeListing() {}

    static Listing of(Catalogue.Entry entry) {
        String title = entry.id() + ".mjs";
        List<String> file = ListingFile.lines("node/" + title)
                .orElseThrow(() -> new IllegalStateException("there is no module " + title));
        StepLines steps = new StepLines();
        List<String> lines = new ArrayList<>();
        for (String line : file) {
            Matcher mark = MARK.matcher(line);
            if (mark.matches()) {
                steps.mark(mark.group(1), lines.size() + 1);
            } else {
                lines.add(line);
            }
        }
        return new Listing(entry.id(), Language.NODE, title, lines, steps.byStep());
    }
}
