package dev.lockscope.course;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A piece of text as it was written in Markdown: paragraphs, lists, quotes and code, and nothing that could run or load.
 *
 * @param blocks its parts from top to bottom
 */
public record Prose(List<Block> blocks) {

    /** No text. */
    public static final Prose NONE = new Prose(List.of());

    public Prose {
        blocks = List.copyOf(blocks);
    }

    /** Whether it says nothing. */
    public boolean isEmpty() {
        return plain().isBlank();
    }

    /** Its words without any dress, blocks on lines of their own. */
    public String plain() {
        return blocks.stream().map(Block::plain).collect(Collectors.joining("\n"));
    }

    /** A part that begins on a line of its own. */
    public sealed interface Block {

        /** Its words without any dress. */
        String plain();
    }

    /** Words that run on. */
    public record Paragraph(List<Inline> words) implements Block {
        public Paragraph {
            words = List.copyOf(words);
        }

        @Override
        public String plain() {
            return Prose.plain(words);
        }
    }

    /**
     * A list.
     *
     * @param numbered whether its items are counted
     */
    public record Items(boolean numbered, List<Prose> items) implements Block {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String plain() {
            return items.stream().map(Prose::plain).collect(Collectors.joining("\n"));
        }
    }

    /** A quote, which in a lesson is a hint. */
    public record Quote(Prose prose) implements Block {
        @Override
        public String plain() {
            return prose.plain();
        }
    }

    /**
     * Lines of code.
     *
     * @param language what it is written in, or empty
     * @param text the lines, without a line end behind the last
     */
    public record Listing(String language, String text) implements Block {
        @Override
        public String plain() {
            return text;
        }
    }

    /** A part of running words. */
    public sealed interface Inline {

        /** Its words without any dress. */
        String plain();
    }

    /** Plain words. A line end in the file is a space. */
    public record Words(String text) implements Inline {
        @Override
        public String plain() {
            return text;
        }
    }

    /** A word of code. */
    public record Code(String text) implements Inline {
        @Override
        public String plain() {
            return text;
        }
    }

    /** Words that weigh more. */
    public record Strong(List<Inline> words) implements Inline {
        public Strong {
            words = List.copyOf(words);
        }

        @Override
        public String plain() {
            return Prose.plain(words);
        }
    }

    /** Words that are stressed. */
    public record Emphasis(List<Inline> words) implements Inline {
        public Emphasis {
            words = List.copyOf(words);
        }

        @Override
        public String plain() {
            return Prose.plain(words);
        }
    }

    /**
     * Words that the glossary explains.
     *
     * @param term the entry's id
     */
    public record Term(String term, List<Inline> words) implements Inline {
        public Term {
            words = List.copyOf(words);
        }

        @Override
        public String plain() {
            return Prose.plain(words);
        }
    }

    private static String plain(List<Inline> words) {
        return words.stream().map(Inline::plain).collect(Collectors.joining());
    }
}
