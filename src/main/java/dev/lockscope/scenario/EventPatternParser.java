package dev.lockscope.scenario;

import dev.lockscope.scenario.EventKind.Of;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads event patterns such as {@code A.read}, {@code A.reached release.del} and {@code redis.expired lock:account}. */
final class EventPatternParser {

    private static final Pattern WRITTEN = Pattern.compile("([^.\\s]+)\\.(\\S+)(?: +(\\S+))?");

    private final Problems problems;
    private final Actors actors;
    private final EventDetails details;

    EventPatternParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.actors = actors;
        this.details = new EventDetails(problems, actors);
    }

    Optional<EventPattern> parse(Scalar written) {
        Matcher parts = WRITTEN.matcher(written.value());
        if (!parts.matches()) {
            problems.add(written.at(), Wording.BAD_EVENT.with(written.value()), Wording.WANT_EVENT.with());
            return Optional.empty();
        }
        Optional<Of> of = actor(parts.group(1), written.at(0));
        Optional<EventKind> kind = kind(parts.group(2), parts.group(1), of, written.at(parts.start(2)));
        if (kind.isEmpty() || of.isEmpty()) {
            return Optional.empty();
        }
        Optional<Located<String>> detail =
                Optional.ofNullable(parts.group(3)).map(text -> new Located<>(written.at(parts.start(3)), text));
        int before = problems.count();
        detail.ifPresent(found -> details.check(parts.group(1), kind.get(), found));
        return problems.count() > before
                ? Optional.empty()
                : Optional.of(new EventPattern(parts.group(1), kind.get(), detail.map(Located::value)));
    }

    /** What the actor is, if that is known. */
    private Optional<Of> actor(String name, Position at) {
        Optional<Of> of = actors.kind(name);
        if (of.isEmpty() && actors.complete()) {
            List<String> known = actors.names();
            problems.add(
                    at,
                    Wording.UNKNOWN_ACTOR.with(name),
                    Wording.WANT_ONE_OF.choices(known),
                    NearMatch.of(name, known));
        }
        return of;
    }

    private Optional<EventKind> kind(String id, String actor, Optional<Of> of, Position at) {
        List<EventKind> fitting = Arrays.stream(EventKind.values())
                .filter(kind -> of.isEmpty() || kind.happensTo(of.get()))
                .toList();
        Optional<EventKind> kind =
                fitting.stream().filter(each -> each.id().equals(id)).findFirst();
        if (kind.isEmpty()) {
            List<String> ids = fitting.stream().map(EventKind::id).toList();
            boolean elsewhere =
                    Arrays.stream(EventKind.values()).anyMatch(each -> each.id().equals(id));
            Wording found = elsewhere
                    ? of.map(EventPatternParser::misplaced).orElse(Wording.UNKNOWN_EVENT)
                    : Wording.UNKNOWN_EVENT;
            problems.add(at, found.with(id, actor), Wording.WANT_ONE_OF.choices(ids), NearMatch.of(id, ids));
        }
        return kind;
    }

    private static Wording misplaced(Of actor) {
        return switch (actor) {
            case CLIENT -> Wording.NOT_A_CLIENT_EVENT;
            case NODE -> Wording.NOT_A_NODE_EVENT;
            case SENTINEL -> Wording.NOT_A_SENTINEL_EVENT;
        };
    }
}
