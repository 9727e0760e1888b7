package dev.lockscope.handout;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Prose;
import java.util.List;

/** Sets the course's prose as HTML; terms lead to their entries in the glossary. */
final class ProseMarkup {

    private final Glossary glossary;

    ProseMarkup(Glossary glossary) {
        this.glossary = glossary;
    }

    /** All blocks. */
    void write(Prose prose, Markup page) {
        prose.blocks().forEach(block -> write(block, page));
    }

    private void write(Prose.Block block, Markup page) {
        if (block instanceof Prose.Paragraph paragraph) {
            page.open("p");
            words(paragraph.words(), page);
            page.end();
        } else if (block instanceof Prose.Items items) {
            page.open(items.numbered() ? "ol" : "ul");
            for (Prose item : items.items()) {
                page.open("li");
                inline(item, page);
                page.end();
            }
            page.end();
        } else if (block instanceof Prose.Quote quote) {
            page.open("blockquote");
            write(quote.prose(), page);
            page.end();
        } else if (block instanceof Prose.Listing listing) {
            page.open("pre").element("code", listing.text()).end();
        } else {
            throw new IllegalStateException("no markup for " + block);
        }
    }

    /** Without a paragraph around it where there is one only. */
    void inline(Prose prose, Markup page) {
        if (prose.blocks().size() == 1 && prose.blocks().get(0) instanceof Prose.Paragraph only) {
            words(only.words(), page);
        } else {
            write(prose, page);
        }
    }

    private void words(List<Prose.Inline> words, Markup page) {
        words.forEach(word -> word(word, page));
    }

    private void word(Prose.Inline word, Markup page) {
        if (word instanceof Prose.Words plain) {
            page.text(plain.text());
        } else if (word instanceof Prose.Code code) {
            page.open("code").text(code.text()).close();
        } else if (word instanceof Prose.Strong strong) {
            page.open("strong");
            words(strong.words(), page);
            page.close();
        } else if (word instanceof Prose.Emphasis emphasis) {
            page.open("em");
            words(emphasis.words(), page);
            page.close();
        } else if (word instanceof Prose.Term term) {
            boolean isKnown = glossary.entry(term.term()).isPresent();
            if (isKnown) {
                page.open("a", "href", "#" + termId(term.term()), "class", "term");
            }
            words(term.words(), page);
            if (isKnown) {
                page.close();
            }
        } else {
            throw new IllegalStateException("no markup for " + word);
        }
    }

    static String termId(String term) {
        return "term-" + term;
    }
}
