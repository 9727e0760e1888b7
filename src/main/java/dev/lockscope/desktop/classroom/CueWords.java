package dev.lockscope.desktop.classroom;

import dev.lockscope.course.CardTexts;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.course.Prose;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.Scenario;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the beats of a lesson are called, and what they say, in the language that is spoken now. */
final class CueWords {

    static final String BUNDLE = "dev.lockscope.desktop.classroom.classroom";

    private static final String JOINT = ": ";

    private final Words words;
    private final Texts texts;
    private final Lesson lesson;

    CueWords(Words words, Lesson lesson) {
        this.words = words;
        this.texts = words.of(BUNDLE);
        this.lesson = lesson;
    }

    LessonText text() {
        return lesson.text(words.language().get());
    }

    /** What a beat is called, which tells nothing of what it shows. */
    String title(Cue cue) {
        String part = cue.part().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return switch (cue.page()) {
            case CARDS, QUIZ ->
                texts.say("cue." + cue.page().name().toLowerCase(Locale.ROOT) + "." + part, cue.number());
            case REPAIR ->
                cue.part() == Part.LOOK
                        ? texts.say("cue.look", cue.number())
                        : texts.say("cue.repair." + part, several() ? cue.variant() + 1 : 0);
            case SET_UP, QUESTION, RUN, OUTCOME, TRY_IT, TAKE_AWAY -> texts.say("cue." + part, cue.number());
        };
    }

    private boolean several() {
        return lesson.run().filter(run -> run.repaired().size() > 1).isPresent();
    }

    /** What tells a repaired variant from the others: its title behind that of the scenario. */
    Optional<String> variant(Cue cue) {
        List<Scenario> repaired = lesson.run().map(Lesson.OfRun::repaired).orElse(List.of());
        return cue.page() != Page.REPAIR || cue.variant() >= repaired.size()
                ? Optional.empty()
                : Optional.of(behind(
                        repaired.get(cue.variant()).title().in(words.language().get())));
    }

    private static String behind(String title) {
        int joint = title.indexOf(JOINT);
        return joint < 0 ? title : title.substring(joint + JOINT.length());
    }

    /** What a beat says that does not depend on a run. */
    Prose prose(Cue cue) {
        LessonText text = text();
        return switch (cue.part()) {
            case GOAL -> text.goal();
            case SET_UP -> text.setUp();
            case QUESTION -> card(cue).map(CardTexts.CardText::task).orElseGet(text::question);
            case ANSWER -> card(cue).map(CardTexts.CardText::explanation).orElse(Prose.NONE);
            case WHY -> text.outcome();
            case CHANGE -> text.repair().orElse(Prose.NONE);
            case TASK -> text.task().orElse(Prose.NONE);
            case HINT -> text.hint().orElse(Prose.NONE);
            case TAKE_AWAY -> text.takeAway();
            case START, LOOK, VERDICT -> Prose.NONE;
        };
    }

    /** What a beat says, without any dress; of a moment what there is to look at, also before it has come. */
    String plain(Cue cue) {
        if (cue.equals(Cue.of(Page.OUTCOME, Part.ANSWER))) {
            return "";
        }
        boolean looks = cue.page() == Page.RUN && cue.part() == Part.LOOK;
        Prose prose = !looks
                ? prose(cue)
                : lesson.run()
                        .map(run -> run.beats().get(cue.number() - 1).id())
                        .flatMap(id -> Optional.ofNullable(text().looks().get(id)))
                        .orElse(Prose.NONE);
        return prose.plain();
    }

    /** What one can choose where a beat asks, by the options' ids. */
    Map<String, Prose> options(Cue question) {
        return card(question).map(CardTexts.CardText::options).orElseGet(() -> text().options());
    }

    private Optional<CardTexts.CardText> card(Cue cue) {
        Optional<CardTexts> all = text().cards();
        Optional<Lesson.OfCards> cards = lesson.cards();
        if (all.isEmpty() || cards.isEmpty()) {
            return Optional.empty();
        }
        return switch (cue.page()) {
            case CARDS ->
                Optional.ofNullable(all.orElseThrow()
                        .cards()
                        .get(cards.orElseThrow().cards().get(cue.number() - 1).id()));
            case QUIZ ->
                Optional.ofNullable(all.orElseThrow()
                        .quiz()
                        .get(cards.orElseThrow().quiz().get(cue.number() - 1).id()));
            case SET_UP, QUESTION, RUN, OUTCOME, REPAIR, TRY_IT, TAKE_AWAY -> Optional.empty();
        };
    }
}
