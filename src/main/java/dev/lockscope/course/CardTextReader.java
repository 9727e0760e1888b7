package dev.lockscope.course;

import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.commonmark.node.Node;

/** Reads the texts of cards and questions. For one thread. */
final class CardTextReader {

    private final Problems problems;
    private final Markdown markdown;

    CardTextReader(Problems problems, Markdown markdown) {
        this.problems = problems;
        this.markdown = markdown;
    }

    /**
     * The texts.
     *
     * @param find finds a section, or says that it is missing
     */
    CardTexts read(Section lesson, Wanted.OfCards wanted, BiFunction<Section, String, Optional<Section>> find) {
        Map<String, Prose> shared = new LinkedHashMap<>();
        Optional<Section> cards = wanted.cards().isEmpty() ? Optional.empty() : find.apply(lesson, "Cards");
        Prose intro = Prose.NONE;
        if (cards.isPresent()) {
            List<Node> blocks = new ArrayList<>(cards.get().blocks());
            new OptionReader(problems, markdown).take(blocks, shared);
            intro = markdown.prose(blocks);
        }
        Optional<Section> quiz = wanted.quiz().isEmpty() ? Optional.empty() : find.apply(lesson, "Quick check");
        return new CardTexts(
                intro,
                cards.map(found -> texts(found, wanted.cards(), shared)).orElse(Map.of()),
                quiz.map(found -> texts(found, wanted.quiz(), Map.of())).orElse(Map.of()));
    }

    private Map<String, CardTexts.CardText> texts(
            Section section, Map<String, String> right, Map<String, Prose> shared) {
        Map<String, CardTexts.CardText> texts = new LinkedHashMap<>();
        List<String> ids = List.copyOf(right.keySet());
        for (Section part : section.parts()) {
            Optional<String> option = Optional.ofNullable(right.get(part.name()));
            if (option.isEmpty()) {
                problems.add(
                        part.at(),
                        Wording.TEXT_WITHOUT_CARD.with(part.name()),
                        Wording.WANT_ONE_OF.choices(ids),
                        NearMatch.of(part.name(), ids));
            }
            texts.put(part.name(), text(part, option, shared));
        }
        ids.stream()
                .filter(id -> !texts.containsKey(id))
                .forEach(id -> problems.add(
                        section.at(), Wording.CARD_WITHOUT_TEXT.with(id), Wording.WANT_HEADING.with("### " + id)));
        return texts;
    }

    private CardTexts.CardText text(Section part, Optional<String> right, Map<String, Prose> shared) {
        List<Node> blocks = new ArrayList<>(part.blocks());
        Map<String, Prose> options = new LinkedHashMap<>(shared);
        if (shared.isEmpty()) {
            new OptionReader(problems, markdown).take(blocks, options);
        }
        right.filter(option -> !options.containsKey(option))
                .ifPresent(option -> problems.add(
                        part.at(), Wording.OPTION_WITHOUT_TEXT.with(option), Wording.WANT_ITEM.with(option)));
        Prose prose = markdown.prose(blocks);
        Prose task = TextReader.withoutHint(prose);
        Optional<Prose> explanation = TextReader.hint(prose);
        if (task.isEmpty() || explanation.isEmpty()) {
            problems.add(part.at(), Wording.FOUND_NOTHING.with(), Wording.WANT_EXPLANATION.with());
        }
        return new CardTexts.CardText(task, options, explanation.orElse(Prose.NONE));
    }
}
