package dev.lockscope.scenario;

import dev.lockscope.scenario.yaml.Yaml.Scalar;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns an action on all copies of a client, such as {@code start W}, into one action for each of them, in order. */
final class CopyActions {

    private static final Pattern ON_A_CLIENT =
            Pattern.compile("(\\s*(?:start|pause|stall|resume|crash|finish)\\s+)(\\S+)\\s*");

    private final Actors actors;

    CopyActions(Actors actors) {
        this.actors = actors;
    }

    /** The actions that are meant; any other action alone. */
    List<Scalar> of(Scalar written) {
        Matcher parts = ON_A_CLIENT.matcher(written.value());
        List<String> copies = parts.matches() ? actors.copies(parts.group(2)) : List.of();
        return copies.isEmpty()
                ? List.of(written)
                : copies.stream()
                        .map(copy -> new Scalar(written.at(), parts.group(1) + copy, written.type(), written.lead()))
                        .toList();
    }
}
