package dev.lockscope.handout;

import dev.lockscope.course.Card;
import dev.lockscope.course.CardTexts;
import dev.lockscope.course.CardTexts.CardText;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Prose;
import dev.lockscope.course.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes lessons, each on pages of its own. */
final class LessonPages {

    private final HandoutWords words;
    private final ProseMarkup prose;
    private final Optional<Answers> answers;

    LessonPages(HandoutWords words, ProseMarkup prose, Optional<Answers> answers) {
        this.words = words;
        this.prose = prose;
        this.answers = answers;
    }

    static String id(Lesson lesson) {
        return "lesson-" + lesson.number();
    }

    void write(Lesson lesson, Markup page) {
        LessonText text = lesson.text(words.language());
        page.open("section", "class", "lesson", "id", id(lesson));
        page.element("p", words.say("lesson", lesson.number(), lesson.minutes()), "class", "number");
        page.element("h2", text.title());
        page.open("div", "class", "goal");
        prose.write(text.goal(), page);
        page.end();
        if (lesson.content() instanceof Lesson.OfRun run) {
            new RunPages(words, prose, answers.map(known -> known.of(lesson))).write(lesson, run, text, page);
        } else if (lesson.content() instanceof Lesson.OfCards cards) {
            part("set-up", text.setUp(), page);
            text.cards().ifPresent(texts -> write(cards, texts, page));
        }
        if (answers.isPresent()) {
            part("take-away", text.takeAway(), page);
            part("teacher", text.teacher(), page);
            sources(lesson.sources(), page);
        } else if (lesson.run().isPresent()) {
            page.element("h3", words.say("notes"));
            lines(5, page);
        }
        page.end();
    }

    private void write(Lesson.OfCards cards, CardTexts texts, Markup page) {
        page.element("h3", words.say("cards"));
        prose.write(texts.intro(), page);
        write(cards.cards(), texts.cards(), page);
        page.element("h3", words.say("quiz"));
        write(cards.quiz(), texts.quiz(), page);
    }

    private void write(List<Card> cards, Map<String, CardText> texts, Markup page) {
        for (Card card : cards) {
            CardText text = texts.get(card.id());
            if (text != null) {
                page.open("div", "class", "card");
                prose.write(text.task(), page);
                new Options(prose).write(text.options(), right(card), page);
                if (answers.isPresent()) {
                    page.open("div", "class", "answer");
                    prose.write(text.explanation(), page);
                    page.end();
                }
                page.end();
            }
        }
    }

    private Optional<String> right(Card card) {
        return answers.isPresent() ? Optional.of(card.right()) : Optional.empty();
    }

    private void part(String heading, Prose text, Markup page) {
        if (!text.isEmpty()) {
            page.element("h3", words.say(heading));
            prose.write(text, page);
        }
    }

    private void sources(List<Source> sources, Markup page) {
        if (!sources.isEmpty()) {
            page.element("h3", words.say("sources"));
            page.open("ul", "class", "sources");
            for (Source source : sources) {
                page.open("li").text(source.title() + " ").open("span", "class", "address");
                page.text(source.url().toString()).close().end();
            }
            page.end();
        }
    }

    /** Lines to write on. */
    private static void lines(int count, Markup page) {
        for (int i = 0; i < count; i++) {
            page.open("div", "class", "line").end();
        }
    }
}
