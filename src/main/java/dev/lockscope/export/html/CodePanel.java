package dev.lockscope.export.html;

import dev.lockscope.export.RecipeCode;
import java.util.List;

/** The code of the recipes as the page shows it, one listing at a time. It can be read without the script. */
final class CodePanel {

    private final List<List<RecipeCode.Listing>> recipes;
    private final PageText texts;

    CodePanel(CodeShelf shelf, PageText texts) {
        this.recipes = shelf.listings();
        this.texts = texts;
    }

    String html() {
        if (recipes.isEmpty()) {
            return Html.element("p", "muted empty", texts.say("page.code.none"));
        }
        List<String> titles =
                recipes.stream().map(listings -> listings.get(0).title()).toList();
        StringBuilder html = new StringBuilder();
        html.append(choice("listing", texts.say("page.code.other"), titles));
        html.append(choice("language", texts.say("page.code.language"), languages()));
        for (int recipe = 0; recipe < recipes.size(); recipe++) {
            for (int language = 0; language < recipes.get(recipe).size(); language++) {
                html.append(listing(recipe, language, recipes.get(recipe).get(language)));
            }
        }
        return html.toString();
    }

    private List<String> languages() {
        return recipes.stream()
                .flatMap(listings -> listings.stream().map(RecipeCode.Listing::language))
                .distinct()
                .toList();
    }

    /** Buttons of which one is pressed; nothing where there is no choice. */
    private static String choice(String what, String label, List<String> names) {
        if (names.size() < 2) {
            return "";
        }
        StringBuilder html = new StringBuilder("<div class=\"choice\" role=\"group\" aria-label=\"");
        html.append(Html.text(label)).append("\">\n");
        for (int i = 0; i < names.size(); i++) {
            html.append("<button type=\"button\" data-")
                    .append(what)
                    .append("=\"")
                    .append(i);
            html.append("\" aria-pressed=\"").append(i == 0).append("\">");
            html.append(Html.text(names.get(i))).append("</button>\n");
        }
        return html.append("</div>\n").toString();
    }

    private String listing(int recipe, int language, RecipeCode.Listing listing) {
        String label = Html.text(texts.say("page.code.of", listing.title()));
        StringBuilder html = new StringBuilder("<div class=\"listing\" role=\"region\" id=\"listing-" + recipe);
        html.append(language == 0 ? "" : "-" + language);
        html.append("\" aria-label=\"").append(label).append("\" tabindex=\"0\">\n");
        if (recipes.size() == 1) {
            html.append(Html.element("p", "file", listing.title()));
        }
        html.append("<ol class=\"code\" translate=\"no\">\n");
        boolean wide = listing.lines().stream().mapToInt(CodePanel::indent).noneMatch(by -> by == 2);
        listing.lines()
                .forEach(line ->
                        html.append("<li><code>").append(line(line, wide)).append("</code></li>\n"));
        return html.append("</ol>\n</div>\n").toString();
    }

    private static int indent(RecipeCode.Line line) {
        return line.text().length() - line.text().stripLeading().length();
    }

    /** Indented by 2 where the code is by 4, since the place beside the picture is narrow. */
    private static String line(RecipeCode.Line line, boolean wide) {
        int indent = indent(line);
        StringBuilder html = new StringBuilder(" ".repeat(wide ? indent / 4 * 2 + indent % 4 : indent));
        int done = indent;
        for (RecipeCode.Token token : line.tokens()) {
            // A comment of several lines begins before the indent.
            int from = Math.max(done, token.from());
            int to = Math.max(from, token.to());
            html.append(Html.text(line.text().substring(done, from)));
            html.append("<span class=\"code-").append(Html.text(token.kind())).append("\">");
            html.append(Html.text(line.text().substring(from, to))).append("</span>");
            done = to;
        }
        return html.append(Html.text(line.text().substring(done))).toString();
    }
}
