package dev.lockscope.scenario;

import dev.lockscope.scenario.EventKind.Of;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads actions such as {@code pause A}, {@code hold A-redis replies} and {@code restart n1 after 2s}. */
final class ActionParser {

    private static final Pattern WORD = Pattern.compile("\\S+");

    private final Problems problems;
    private final Actors actors;
    private final ClientActionParser clients;
    private final NodeActionParser nodes;
    private final LinkActionParser links;
    private final NetworkActionParser network;

    ActionParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.actors = actors;
        this.clients = new ClientActionParser(problems);
        this.nodes = new NodeActionParser(problems, actors);
        this.links = new LinkActionParser(problems, actors);
        this.network = new NetworkActionParser(problems, actors);
    }

    Optional<Action> parse(Scalar written) {
        List<Located<String>> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(written.value()); word.find(); ) {
            words.add(new Located<>(written.at(word.start()), word.group()));
        }
        Located<String> verb = words.get(0);
        Optional<ActionVerb> known = Arrays.stream(ActionVerb.values())
                .filter(each -> each.id().equals(verb.value()))
                .findFirst();
        if (known.isEmpty()) {
            List<String> ids =
                    Arrays.stream(ActionVerb.values()).map(ActionVerb::id).toList();
            problems.add(
                    verb.at(),
                    Wording.UNKNOWN_ACTION.with(verb.value()),
                    Wording.WANT_ONE_OF.choices(ids),
                    NearMatch.of(verb.value(), ids));
            return Optional.empty();
        }
        WrittenAction action = new WrittenAction(known.get(), written, words.subList(1, words.size()));
        return action.verb().takes(action.arguments().size()) ? parse(action) : action.malformed(problems);
    }

    private Optional<Action> parse(WrittenAction action) {
        return switch (action.verb()) {
            case START, PAUSE, FINISH -> ofClient(action);
            case STOP, LOSE_POWER, RESTART, PROMOTE, JUMP_CLOCK, EVICT, FLUSH, DELETE -> ofNode(action);
            case STALL, RESUME, CRASH, DRIFT_CLOCK -> ofEither(action);
            case HOLD, HOLD_NEXT, LOSE, LOSE_NEXT, DELAY, OPEN, CUT, RESET -> links.parse(action);
            case PARTITION, HEAL -> network.parse(action);
        };
    }

    private Optional<Action> ofClient(WrittenAction action) {
        if (actors.client(action.target().value()).isPresent()) {
            return clients.parse(action);
        }
        return unknown(action.target(), Wording.UNKNOWN_CLIENT, actors.clientNames());
    }

    private Optional<Action> ofNode(WrittenAction action) {
        if (actors.nodes().contains(action.target().value())) {
            return nodes.parse(action);
        }
        return unknown(action.target(), Wording.UNKNOWN_NODE, actors.nodes());
    }

    private Optional<Action> ofEither(WrittenAction action) {
        Optional<Of> kind = actors.kind(action.target().value());
        if (kind.equals(Optional.of(Of.CLIENT))) {
            return clients.parse(action);
        } else if (kind.equals(Optional.of(Of.NODE))) {
            return nodes.parse(action);
        }
        List<String> known = Stream.concat(actors.clientNames().stream(), actors.nodes().stream())
                .toList();
        return unknown(action.target(), Wording.UNKNOWN_ACTOR, known);
    }

    private Optional<Action> unknown(Located<String> name, Wording found, List<String> known) {
        if (actors.complete()) {
            problems.add(
                    name.at(),
                    found.with(name.value()),
                    Wording.WANT_ONE_OF.choices(known),
                    NearMatch.of(name.value(), known));
        }
        return Optional.empty();
    }
}
