package dev.lockscope.course;

import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.commonmark.node.Node;

/** Reads a lesson's text in one language, and says where it does not fit to the lesson's description. For one thread. */
final class TextReader {

    /** The most characters of a line. */
    static final int LONGEST_LINE = 100;

    private static final List<String> SECTIONS =
            List.of("Set-up", "Question", "Look", "Outcome", "Repair", "Try it", "Fewest", "Take away", "Teacher");
    private static final List<String> WITHOUT_RUN = List.of("Set-up", "Cards", "Quick check", "Take away", "Teacher");

    private final Problems problems;
    private final Markdown markdown;
    private final Wanted wanted;
    private final Optional<Set<String>> glossary;
    private final List<String> sections;

    /**
     * A reader of one file.
     *
     * @param wanted what the lesson's description asks the text for
     * @param glossary the glossary's terms; nothing where there is no glossary
     */
    TextReader(Problems problems, Wanted wanted, Optional<Set<String>> glossary) {
        this.problems = problems;
        this.wanted = wanted;
        this.glossary = glossary;
        this.sections = wanted instanceof Wanted.OfCards ? WITHOUT_RUN : SECTIONS;
        this.markdown = new Markdown(problems, this::term);
    }

    private void term(String term, Position at) {
        glossary.filter(known -> !known.contains(term))
                .ifPresent(known -> problems.add(
                        at,
                        Wording.UNKNOWN_TERM.with(term),
                        Wording.WANT_TERM.with(),
                        NearMatch.of(term, known.stream().sorted().toList())));
    }

    /** The text; with a problem found it is not for use. */
    LessonText read(String text) {
        checkLines(text);
        Section root = Section.of(Markdown.parse(text), problems);
        Optional<Section> titled = root.parts().stream().findFirst();
        boolean wellTitled = root.blocks().isEmpty() && root.parts().size() == 1;
        if (!wellTitled) {
            boolean second = root.blocks().isEmpty() && root.parts().size() > 1;
            Position at = second ? root.parts().get(1).at() : Position.START;
            problems.add(at, Wording.NO_TITLE.with(), Wording.WANT_TITLE.with());
        }
        Section lesson = root.blocks().isEmpty() ? titled.orElse(root) : root;
        for (Section part : lesson.parts()) {
            if (!sections.contains(part.name())) {
                problems.add(
                        part.at(),
                        Wording.UNKNOWN_SECTION.with(part.name()),
                        Wording.WANT_ONE_OF.choices(sections),
                        NearMatch.of(part.name(), sections));
            }
        }
        if (wanted instanceof Wanted.OfCards cards) {
            return ofCards(lesson, cards);
        } else if (wanted instanceof Wanted.OfRun run) {
            return ofRun(lesson, run);
        }
        throw new IllegalStateException("no text for " + wanted);
    }

    private LessonText ofCards(Section lesson, Wanted.OfCards cards) {
        return new LessonText(
                lesson.name(),
                said(lesson.at(), lesson.blocks()),
                required(lesson, "Set-up"),
                Prose.NONE,
                Map.of(),
                Map.of(),
                Prose.NONE,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new CardTextReader(problems, markdown).read(lesson, cards, this::section)),
                required(lesson, "Take away"),
                required(lesson, "Teacher"));
    }

    private LessonText ofRun(Section lesson, Wanted.OfRun run) {
        Prose goal = said(lesson.at(), lesson.blocks());
        Prose setUp = required(lesson, "Set-up");
        Map<String, Prose> options = new LinkedHashMap<>();
        Prose question = section(lesson, "Question")
                .map(found -> question(found, run.options(), options))
                .orElse(Prose.NONE);
        Map<String, Prose> looks = run.beats().isEmpty() && lesson.part("Look").isEmpty()
                ? Map.of()
                : section(lesson, "Look")
                        .map(found -> parts(found, run.beats(), Wording.BEAT_WITHOUT_TEXT, Wording.TEXT_WITHOUT_BEAT))
                        .orElse(Map.of());
        Optional<Section> outcome = section(lesson, "Outcome");
        Map<String, Prose> answers = outcome.map(found ->
                        parts(found, run.options(), Wording.OPTION_WITHOUT_ANSWER, Wording.TEXT_WITHOUT_OPTION))
                .orElse(Map.of());
        Optional<Prose> repair = run.repair() ? Optional.of(required(lesson, "Repair")) : Optional.empty();
        Optional<Section> challenge = run.challenge() ? section(lesson, "Try it") : Optional.empty();
        Optional<Prose> task = challenge.map(found -> said(found.at(), found.blocks()));
        return new LessonText(
                lesson.name(),
                goal,
                setUp,
                question,
                options,
                looks,
                outcome.map(found -> said(found.at(), found.blocks())).orElse(Prose.NONE),
                answers,
                repair,
                task.map(TextReader::withoutHint),
                task.flatMap(TextReader::hint),
                run.fewest() ? Optional.of(required(lesson, "Fewest")) : Optional.empty(),
                Optional.empty(),
                required(lesson, "Take away"),
                required(lesson, "Teacher"));
    }

    private void checkLines(String text) {
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int length = line.codePointCount(0, line.length());
            if (length > LONGEST_LINE) {
                problems.add(
                        new Position(i + 1, LONGEST_LINE + 1),
                        Wording.LINE_TOO_LONG.with(Integer.toString(length)),
                        Wording.WANT_AT_MOST.with(Integer.toString(LONGEST_LINE)));
            }
        }
    }

    private Optional<Section> section(Section lesson, String name) {
        Optional<Section> found = lesson.part(name);
        boolean misspelt = lesson.parts().stream()
                .anyMatch(part -> !sections.contains(part.name())
                        && NearMatch.of(part.name(), sections).equals(Optional.of(name)));
        if (found.isEmpty() && !misspelt) {
            problems.add(lesson.at(), Wording.MISSING_SECTION.with(name));
        }
        return found;
    }

    private Prose required(Section lesson, String name) {
        return section(lesson, name)
                .map(found -> said(found.at(), found.blocks()))
                .orElse(Prose.NONE);
    }

    /** Text that says something. */
    private Prose said(Position at, List<Node> blocks) {
        Prose prose = markdown.prose(blocks);
        if (prose.isEmpty()) {
            problems.add(at, Wording.FOUND_NOTHING.with(), Wording.WANT_PROSE.with());
        }
        return prose;
    }

    private Map<String, Prose> parts(Section section, List<String> ids, Wording without, Wording tooMany) {
        Map<String, Prose> parts = new LinkedHashMap<>();
        for (Section part : section.parts()) {
            parts.put(part.name(), said(part.at(), part.blocks()));
        }
        compare(
                section.at(),
                positions(section.parts()),
                ids,
                without,
                id -> Wording.WANT_HEADING.with("### " + id),
                tooMany);
        return parts;
    }

    private static Map<String, Position> positions(List<Section> sections) {
        Map<String, Position> positions = new LinkedHashMap<>();
        sections.forEach(section -> positions.putIfAbsent(section.name(), section.at()));
        return positions;
    }

    /** Says which ids have no text here, and which texts no id in the description. */
    private void compare(
            Position at,
            Map<String, Position> found,
            Collection<String> ids,
            Wording without,
            Function<String, Message> cure,
            Wording tooMany) {
        List<String> free = ids.stream().filter(id -> !found.containsKey(id)).toList();
        List<String> meant = new ArrayList<>();
        found.forEach((name, place) -> {
            if (!ids.contains(name)) {
                Optional<String> near = NearMatch.of(name, free);
                near.ifPresent(meant::add);
                problems.add(place, tooMany.with(name), Wording.WANT_ONE_OF.choices(List.copyOf(ids)), near);
            }
        });
        free.stream()
                .filter(id -> !meant.contains(id))
                .forEach(id -> problems.add(at, without.with(id), cure.apply(id)));
    }

    private Prose question(Section section, List<String> ids, Map<String, Prose> options) {
        List<Node> blocks = new ArrayList<>(section.blocks());
        Map<String, Position> found = new OptionReader(problems, markdown).take(blocks, options);
        compare(
                section.at(),
                found,
                ids,
                Wording.OPTION_WITHOUT_TEXT,
                Wording.WANT_ITEM::with,
                Wording.TEXT_WITHOUT_OPTION);
        return said(section.at(), blocks);
    }

    /** A text without its quotes. */
    static Prose withoutHint(Prose task) {
        return new Prose(task.blocks().stream()
                .filter(block -> !(block instanceof Prose.Quote))
                .toList());
    }

    /** The first quote in a text. */
    static Optional<Prose> hint(Prose task) {
        return task.blocks().stream()
                .filter(Prose.Quote.class::isInstance)
                .map(block -> ((Prose.Quote) block).prose())
                .findFirst();
    }
}
