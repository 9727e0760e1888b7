package dev.lockscope.scenario;

import dev.lockscope.scenario.problem.Message;
import dev.lockscope.scenario.problem.NearMatch;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import dev.lockscope.scenario.problem.Wording;
import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads actions such as {@code pause A}, {@code hold A-redis replies} and {@code cut A-redis}. */
final class ActionParser {

    private static final Pattern WORD = Pattern.compile("\\S+");

    private final Problems problems;
    private final LinkParser links;
    private final Actors actors;

    ActionParser(Problems problems, Actors actors) {
        this.problems = problems;
        this.actors = actors;
        this.links = new LinkParser(problems, actors);
    }

    Optional<Action> parse(Scalar written) {
        List<Located<String>> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(written.value()); word.find(); ) {
            words.add(new Located<>(written.at(word.start()), word.group()));
        }
        Located<String> verb = words.get(0);
        Optional<Verb> known = Arrays.stream(Verb.values())
                .filter(each -> each.id().equals(verb.value()))
                .findFirst();
        if (known.isEmpty()) {
            List<String> ids = Arrays.stream(Verb.values()).map(Verb::id).toList();
            problems.add(
                    verb.at(),
                    Wording.UNKNOWN_ACTION.with(verb.value()),
                    Wording.WANT_ONE_OF.choices(ids),
                    NearMatch.of(verb.value(), ids));
            return Optional.empty();
        }
        return parse(known.get(), written, words.subList(1, words.size()));
    }

    private Optional<Action> parse(Verb verb, Scalar written, List<Located<String>> rest) {
        int most = verb == Verb.HOLD ? 2 : 1;
        if (rest.isEmpty() || rest.size() > most) {
            problems.add(written.at(), Wording.ACTION_ARGUMENTS.with(written.value()), usage(verb));
            return Optional.empty();
        }
        Located<String> target = rest.get(0);
        return switch (verb) {
            case START -> client(target, ClientAction.Start::new);
            case PAUSE -> client(target, ClientAction.Pause::new);
            case RESUME -> client(target, ClientAction.Resume::new);
            case CRASH -> client(target, ClientAction.Crash::new);
            case FINISH -> client(target, ClientAction.Finish::new);
            case HOLD -> hold(target, rest.subList(1, rest.size()));
            case OPEN -> links.parse(target).map(link -> new LinkAction.Open(link.client(), link.node()));
            case CUT -> links.parse(target).map(link -> new LinkAction.Cut(link.client(), link.node()));
        };
    }

    private Optional<Action> client(Located<String> name, Function<String, Action> action) {
        if (actors.client(name.value()).isPresent()) {
            return Optional.of(action.apply(name.value()));
        }
        if (actors.complete()) {
            List<String> known = actors.clientNames();
            problems.add(
                    name.at(),
                    Wording.UNKNOWN_CLIENT.with(name.value()),
                    Wording.WANT_ONE_OF.choices(known),
                    NearMatch.of(name.value(), known));
        }
        return Optional.empty();
    }

    private Optional<Action> hold(Located<String> target, List<Located<String>> rest) {
        Optional<LinkParser.Link> link = links.parse(target);
        Optional<LinkAction.Part> part = rest.isEmpty() ? Optional.of(LinkAction.Part.BOTH) : part(rest.get(0));
        return link.flatMap(found -> part.map(which -> new LinkAction.Hold(found.client(), found.node(), which)));
    }

    private Optional<LinkAction.Part> part(Located<String> word) {
        List<LinkAction.Part> parts = List.of(LinkAction.Part.REQUESTS, LinkAction.Part.REPLIES);
        List<String> ids = parts.stream().map(part -> part.suffix().strip()).toList();
        int index = ids.indexOf(word.value());
        if (index < 0) {
            unknownPart(word.at(), word.value(), ids);
            return Optional.empty();
        }
        return Optional.of(parts.get(index));
    }

    private void unknownPart(Position at, String word, List<String> ids) {
        problems.add(at, Wording.UNKNOWN_WORD.with(word), Wording.WANT_ONE_OF.choices(ids), NearMatch.of(word, ids));
    }

    private static Message usage(Verb verb) {
        return Wording.WANT_ACTION.choices(List.of(verb.id() + " " + verb.usage()));
    }

    private enum Verb {
        START("start", "CLIENT"),
        PAUSE("pause", "CLIENT"),
        RESUME("resume", "CLIENT"),
        CRASH("crash", "CLIENT"),
        FINISH("finish", "CLIENT"),
        HOLD("hold", "CLIENT-NODE [requests|replies]"),
        OPEN("open", "CLIENT-NODE"),
        CUT("cut", "CLIENT-NODE");

        private final String id;
        private final String usage;

        Verb(String id, String usage) {
            this.id = id;
            this.usage = usage;
        }

        String id() {
            return id;
        }

        String usage() {
            return usage;
        }
    }
}
