package dev.lockscope.scenario;

import dev.lockscope.scenario.LinkAction.Part;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Reads what is done to a link. */
final class LinkActionParser {

    private static final List<Part> PARTS = List.of(Part.REQUESTS, Part.REPLIES);
    private static final String JITTER = "jitter";

    private final Problems problems;
    private final LinkParser links;
    private final Durations durations;

    LinkActionParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.links = new LinkParser(problems, actors);
        this.durations = new Durations(problems);
    }

    Optional<Action> parse(WrittenAction action) {
        return links.parse(action.target()).flatMap(link -> parse(action, link.from(), link.to()));
    }

    private Optional<Action> parse(WrittenAction action, String from, String to) {
        List<Located<String>> rest = action.rest();
        return switch (action.verb()) {
            case HOLD -> part(rest, Part.BOTH).map(part -> new LinkAction.Hold(from, to, part));
            case LOSE -> part(rest, Part.BOTH).map(part -> new LinkAction.Lose(from, to, part));
            // The next message of a link that says nothing is a request.
            case HOLD_NEXT -> part(rest, Part.REQUESTS).map(part -> new LinkAction.HoldNext(from, to, part));
            case LOSE_NEXT -> part(rest, Part.REQUESTS).map(part -> new LinkAction.LoseNext(from, to, part));
            case DELAY -> delay(action, from, to);
            case OPEN -> Optional.of(new LinkAction.Open(from, to));
            case CUT -> Optional.of(new LinkAction.Cut(from, to));
            case RESET -> Optional.of(new LinkAction.Reset(from, to));
            default -> throw new IllegalArgumentException("not done to links: " + action.verb());
        };
    }

    private Optional<Action> delay(WrittenAction action, String from, String to) {
        List<Located<String>> rest = action.rest();
        boolean jittery = rest.size() > 1 && rest.get(1).value().equals(JITTER);
        int read = jittery ? 3 : 1;
        if (rest.size() < read || rest.size() > read + 1) {
            return action.malformed(problems);
        }
        Optional<Duration> latency = durations.positive(rest.get(0));
        Optional<Duration> jitter = jittery ? durations.positive(rest.get(2)) : Optional.of(Duration.ZERO);
        Optional<Part> part = part(rest.subList(read, rest.size()), Part.BOTH);
        return latency.isPresent() && jitter.isPresent()
                ? part.map(which -> new LinkAction.Delay(from, to, latency.get(), jitter.get(), which))
                : Optional.empty();
    }

    private Optional<Part> part(List<Located<String>> rest, Part otherwise) {
        if (rest.isEmpty()) {
            return Optional.of(otherwise);
        }
        Located<String> word = rest.get(0);
        List<String> ids = PARTS.stream().map(part -> part.suffix().strip()).toList();
        int index = ids.indexOf(word.value());
        if (index < 0) {
            problems.add(
                    word.at(),
                    Wording.UNKNOWN_WORD.with(word.value()),
                    Wording.WANT_ONE_OF.choices(ids),
                    NearMatch.of(word.value(), ids));
            return Optional.empty();
        }
        return Optional.of(PARTS.get(index));
    }
}
