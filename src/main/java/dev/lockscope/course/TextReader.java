package dev.lockscope.course;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.BulletList;
import org.commonmark.node.Node;

/** Reads a lesson's text in one language, and says where it does not fit to the lesson's description. For one thread. */
final class TextReader {

    /** The most characters of a line. */
    static final int LONGEST_LINE = 100;

    private static final List<String> SECTIONS =
            List.of("Set-up", "Question", "Look", "Outcome", "Repair", "Try it", "Take away", "Teacher");
    private static final Pattern OPTION = Pattern.compile("([a-z]):\\s*(.*)", Pattern.DOTALL);

    private final Problems problems;
    private final Markdown markdown;
    private final Parts wanted;

    /**
     * What the description asks the text for.
     *
     * @param options the ids of the question's options
     * @param beats the ids of the run's stops
     * @param repair whether there is a repaired variant
     * @param challenge whether there is a challenge
     * @param terms the glossary's terms; nothing where there is no glossary
     */
    record Parts(
            List<String> options, List<String> beats, boolean repair, boolean challenge, Optional<Set<String>> terms) {

        Parts {
            options = List.copyOf(options);
            beats = List.copyOf(beats);
        }
    }

    TextReader(Problems problems, Parts wanted) {
        this.problems = problems;
        this.wanted = wanted;
        this.markdown = new Markdown(problems, this::term);
    }

    private void term(String term, Position at) {
        wanted.terms()
                .filter(known -> !known.contains(term))
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
        if (titled.isEmpty() || !root.blocks().isEmpty() || root.parts().size() > 1) {
            Position at = root.parts().size() > 1 ? root.parts().get(1).at() : Position.START;
            problems.add(at, Wording.NO_TITLE.with(), Wording.WANT_TITLE.with());
        }
        Section lesson = titled.orElse(root);
        for (Section part : lesson.parts()) {
            if (!SECTIONS.contains(part.name())) {
                problems.add(
                        part.at(),
                        Wording.UNKNOWN_SECTION.with(part.name()),
                        Wording.WANT_ONE_OF.choices(SECTIONS),
                        NearMatch.of(part.name(), SECTIONS));
            }
        }
        return read(lesson);
    }

    private LessonText read(Section lesson) {
        Prose goal = said(lesson.at(), lesson.blocks());
        Prose setUp = required(lesson, "Set-up");
        Map<String, Prose> options = new LinkedHashMap<>();
        Prose question = section(lesson, "Question")
                .map(found -> question(found, options))
                .orElse(Prose.NONE);
        Map<String, Prose> looks = wanted.beats().isEmpty() && lesson.part("Look").isEmpty()
                ? Map.of()
                : section(lesson, "Look")
                        .map(found -> parts(found, wanted.beats(), Wording.BEAT_WITHOUT_TEXT, Wording.TEXT_WITHOUT_BEAT))
                        .orElse(Map.of());
        Optional<Section> outcome = section(lesson, "Outcome");
        Map<String, Prose> answers = outcome.map(found ->
                        parts(found, wanted.options(), Wording.OPTION_WITHOUT_ANSWER, Wording.TEXT_WITHOUT_OPTION))
                .orElse(Map.of());
        Optional<Prose> repair = wanted.repair() ? Optional.of(required(lesson, "Repair")) : Optional.empty();
        Optional<Section> challenge = wanted.challenge() ? section(lesson, "Try it") : Optional.empty();
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
                .anyMatch(part -> !SECTIONS.contains(part.name())
                        && NearMatch.of(part.name(), SECTIONS).equals(Optional.of(name)));
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
        compare(section.at(), positions(section.parts()), ids, without, tooMany);
        return parts;
    }

    private static Map<String, Position> positions(List<Section> sections) {
        Map<String, Position> positions = new LinkedHashMap<>();
        sections.forEach(section -> positions.putIfAbsent(section.name(), section.at()));
        return positions;
    }

    /** Says which ids have no text here, and which texts no id in the description. */
    private void compare(
            Position at, Map<String, Position> found, Collection<String> ids, Wording without, Wording tooMany) {
        List<String> free = ids.stream().filter(id -> !found.containsKey(id)).toList();
        List<String> meant = new ArrayList<>();
        found.forEach((name, place) -> {
            if (!ids.contains(name)) {
                Optional<String> near = NearMatch.of(name, free);
                near.ifPresent(meant::add);
                problems.add(place, tooMany.with(name), Wording.WANT_ONE_OF.choices(List.copyOf(ids)), near);
            }
        });
        free.stream().filter(id -> !meant.contains(id)).forEach(id -> problems.add(at, without.with(id)));
    }

    private Prose question(Section section, Map<String, Prose> options) {
        List<Node> blocks = new ArrayList<>(section.blocks());
        Map<String, Position> found = new LinkedHashMap<>();
        if (!blocks.isEmpty() && blocks.get(blocks.size() - 1) instanceof BulletList list) {
            blocks.remove(list);
            for (Node item : Markdown.children(list)) {
                option(item, options, found);
            }
        }
        compare(section.at(), found, wanted.options(), Wording.OPTION_WITHOUT_TEXT, Wording.TEXT_WITHOUT_OPTION);
        return said(section.at(), blocks);
    }

    private void option(Node item, Map<String, Prose> options, Map<String, Position> found) {
        Position at = Markdown.at(item);
        Prose prose = markdown.prose(Markdown.children(item));
        Optional<Matcher> named = prose.blocks().stream()
                .findFirst()
                .filter(Prose.Paragraph.class::isInstance)
                .map(Prose.Paragraph.class::cast)
                .flatMap(paragraph -> paragraph.words().stream().findFirst())
                .map(word -> OPTION.matcher(word.plain()))
                .filter(Matcher::matches);
        if (named.isEmpty()) {
            problems.add(at, Wording.FOUND_TEXT.with(prose.plain()), Wording.WANT_OPTION.with());
            return;
        }
        String id = named.get().group(1);
        if (found.containsKey(id)) {
            problems.add(at, Wording.TWICE.with(id));
        }
        found.put(id, at);
        options.put(id, withFirst(prose, named.get().group(2)));
    }

    private static Prose withFirst(Prose prose, String first) {
        List<Prose.Block> blocks = new ArrayList<>(prose.blocks());
        if (blocks.get(0) instanceof Prose.Paragraph paragraph) {
            List<Prose.Inline> words = new ArrayList<>(paragraph.words());
            words.set(0, new Prose.Words(first));
            blocks.set(0, new Prose.Paragraph(words));
        }
        return new Prose(blocks);
    }

    private static Prose withoutHint(Prose task) {
        return new Prose(task.blocks().stream()
                .filter(block -> !(block instanceof Prose.Quote))
                .toList());
    }

    private static Optional<Prose> hint(Prose task) {
        return task.blocks().stream()
                .filter(Prose.Quote.class::isInstance)
                .map(block -> ((Prose.Quote) block).prose())
                .findFirst();
    }
}
