package dev.lockscope.export.html;

import dev.lockscope.export.RecipeCode;
import java.util.List;

/** The code of the recipes as the page shows it, one listing at a time. It can be read without the script. */
final class CodePanel {

    private final List<RecipeCode.Listing> listings;
    private final PageText texts;

    CodePanel(CodeShelf shelf, PageText texts) {
        this.listings = shelf.listings();
        this.texts = texts;
    }

    String html() {
        if (listings.isEmpty()) {
            return Html.element("p", "muted empty", texts.say("page.code.none"));
        }
        StringBuilder html = new StringBuilder();
        if (listings.size() > 1) {
            html.append("<div class=\"choice\" role=\"group\" aria-label=\"");
            html.append(Html.text(texts.say("page.code.other"))).append("\">\n");
            for (int i = 0; i < listings.size(); i++) {
                html.append("<button type=\"button\" data-listing=\"").append(i).append("\" aria-pressed=\"");
                html.append(i == 0)
                        .append("\">")
                        .append(Html.text(listings.get(i).title()))
                        .append("</button>\n");
            }
            html.append("</div>\n");
        }
        for (int i = 0; i < listings.size(); i++) {
            html.append(listing(i, listings.get(i)));
        }
        return html.toString();
    }

    private String listing(int number, RecipeCode.Listing listing) {
        String label = Html.text(texts.say("page.code.of", listing.title()));
        StringBuilder html = new StringBuilder("<div class=\"listing\" id=\"listing-" + number + "\" role=\"region\"");
        html.append(" aria-label=\"").append(label).append("\" tabindex=\"0\">\n");
        if (listings.size() == 1) {
            html.append(Html.element("p", "file", listing.title()));
        }
        html.append("<ol class=\"code\" translate=\"no\">\n");
        listing.lines()
                .forEach(line -> html.append("<li><code>").append(line(line)).append("</code></li>\n"));
        return html.append("</ol>\n</div>\n").toString();
    }

    /** Indented by 2 instead of 4, since the place beside the picture is narrow. */
    private static String line(RecipeCode.Line line) {
        int indent = line.text().length() - line.text().stripLeading().length();
        StringBuilder html = new StringBuilder(" ".repeat(indent / 4 * 2 + indent % 4));
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
