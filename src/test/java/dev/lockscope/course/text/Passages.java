package dev.lockscope.course.text;

import dev.lockscope.course.CardTexts.CardText;
import dev.lockscope.course.Glossary;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonException;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Lessons;
import dev.lockscope.course.Prose;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.Text;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Everything that the course says, piece by piece. */
final class Passages {

    static final List<String> LANGUAGES = List.of("en", "nb");

    private Passages() {}

    static Lessons course() {
        try {
            return Lessons.of(Path.of("scenarios/lessons"));
        } catch (LessonException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    /** The prose of a lesson by the names of its parts, in the order of the file. */
    static Map<String, Prose> parts(LessonText text) {
        Map<String, Prose> parts = new LinkedHashMap<>();
        parts.put("goal", text.goal());
        parts.put("Set-up", text.setUp());
        parts.put("Question", text.question());
        text.options().forEach((id, option) -> parts.put("option " + id, option));
        text.looks().forEach((id, look) -> parts.put("Look " + id, look));
        parts.put("Outcome", text.outcome());
        text.answers().forEach((id, answer) -> parts.put("Outcome " + id, answer));
        text.repair().ifPresent(repair -> parts.put("Repair", repair));
        text.task().ifPresent(task -> parts.put("Try it", task));
        text.hint().ifPresent(hint -> parts.put("hint", hint));
        text.cards().ifPresent(cards -> {
            parts.put("Cards", cards.intro());
            cards.cards().forEach((id, card) -> put(parts, id, card));
            cards.quiz().forEach((id, card) -> put(parts, id, card));
        });
        parts.put("Take away", text.takeAway());
        parts.put("Teacher", text.teacher());
        return parts;
    }

    private static void put(Map<String, Prose> parts, String id, CardText card) {
        parts.put(id, card.task());
        card.options().forEach((option, prose) -> parts.put(id + " option " + option, prose));
        parts.put(id + " explanation", card.explanation());
    }

    /** What the lessons say, without their scenarios. */
    static List<Passage> ofLessons() {
        List<Passage> passages = new ArrayList<>();
        for (Lesson lesson : course().lessons()) {
            for (String language : LANGUAGES) {
                String title = lesson.text(language).title();
                passages.add(new Passage(language, lesson.id() + " title", title, title));
                parts(lesson.text(language))
                        .forEach((name, prose) -> passages.add(passage(language, lesson.id() + " " + name, prose)));
            }
        }
        return passages;
    }

    /** What the glossary says. */
    static List<Passage> ofGlossary() {
        List<Passage> passages = new ArrayList<>();
        for (Glossary.Entry entry : course().glossary().entries()) {
            LANGUAGES.forEach(language -> passages.add(passage(
                    language, "glossary " + entry.id(), entry.in(language).prose())));
        }
        return passages;
    }

    /** What the scenarios of the lessons say: titles and goals. */
    static List<Passage> ofScenarios() {
        Set<Passage> passages = new LinkedHashSet<>();
        for (Lesson lesson : course().lessons()) {
            for (Scenario scenario : lesson.run().map(Lesson.OfRun::scenarios).orElse(List.of())) {
                for (Text text : List.of(scenario.title(), scenario.goal())) {
                    passages.add(new Passage("en", scenario.fullId(), text.en(), text.en()));
                    passages.add(new Passage("nb", scenario.fullId(), text.nb(), text.nb()));
                }
            }
        }
        return List.copyOf(passages);
    }

    static List<Passage> all() {
        List<Passage> all = new ArrayList<>(ofLessons());
        all.addAll(ofGlossary());
        all.addAll(ofScenarios());
        return all;
    }

    private static Passage passage(String language, String where, Prose prose) {
        return new Passage(language, where, prose.plain(), spoken(prose));
    }

    private static String spoken(Prose prose) {
        return prose.blocks().stream().map(Passages::spoken).collect(Collectors.joining("\n"));
    }

    private static String spoken(Prose.Block block) {
        if (block instanceof Prose.Paragraph paragraph) {
            return spokenWords(paragraph.words());
        } else if (block instanceof Prose.Items items) {
            return items.items().stream().map(Passages::spoken).collect(Collectors.joining("\n"));
        } else if (block instanceof Prose.Quote quote) {
            return spoken(quote.prose());
        }
        return Passage.CODE;
    }

    private static String spokenWords(List<Prose.Inline> words) {
        return words.stream().map(Passages::spoken).collect(Collectors.joining());
    }

    private static String spoken(Prose.Inline inline) {
        if (inline instanceof Prose.Strong strong) {
            return spokenWords(strong.words());
        } else if (inline instanceof Prose.Emphasis emphasis) {
            return spokenWords(emphasis.words());
        } else if (inline instanceof Prose.Term term) {
            return spokenWords(term.words());
        }
        return inline instanceof Prose.Code ? Passage.CODE : inline.plain();
    }
}
