package dev.lockscope.export;

import dev.lockscope.trace.ClientFact.CriticalSectionEntered;
import dev.lockscope.trace.ClientFact.CriticalSectionLeft;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.LinkFact.Direction;
import dev.lockscope.trace.LinkFact.MessageLost;
import dev.lockscope.trace.Prominence;
import dev.lockscope.trace.ResourceFact;
import dev.lockscope.trace.ResourceFact.ChargeOffered;
import dev.lockscope.trace.ResourceFact.WriteOffered;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Turns events into the lines of a sequence diagram. Belongs to one diagram. */
final class MermaidLines {

    private static final Pattern TOKEN = Pattern.compile("\\b([0-9a-f]{4})[0-9a-f]{8,}\\b");

    private final MermaidParties parties;
    private final EventText words;
    private final Set<Long> lost = new HashSet<>();
    private final Set<String> inside = new HashSet<>();

    MermaidLines(MermaidParties parties, EventText words, List<Event> events) {
        this.parties = parties;
        this.words = words;
        for (Event event : events) {
            if (event.fact() instanceof MessageLost message && message.direction() == Direction.THERE) {
                lost.add(message.command());
            }
        }
    }

    /** The event's line; nothing where it only explains others. */
    Optional<String> line(Event event) {
        Fact fact = event.fact();
        if (fact instanceof CommandSent sent) {
            String arrow = lost.contains(sent.command()) ? "-x" : "->>";
            return Optional.of(message(event, sent.client(), arrow, sent.node(), brief(sent.text())));
        } else if (fact instanceof CommandReplied replied && replied.reply() != Reply.UNKNOWN) {
            return Optional.of(message(event, replied.node(), "-->>", replied.client(), answer(replied)));
        } else if (fact instanceof MessageLost message && message.direction() == Direction.BACK) {
            return Optional.of(message(event, message.to(), "--x", message.from(), words.of(event)));
        } else if (fact instanceof LinkFact link) {
            return Optional.of(note(event, parties.id(link.from()) + "," + parties.id(link.to())));
        } else if (fact instanceof CriticalSectionEntered entered) {
            return section(entered.client(), true);
        } else if (fact instanceof CriticalSectionLeft left) {
            return section(left.client(), false);
        } else if (fact instanceof ResourceFact resource) {
            return resource(event, resource);
        }
        boolean tells = Prominence.of(fact) == Prominence.HEADLINE || fact instanceof CommandReplied;
        return tells ? Optional.of(note(event, over(event.actor()))) : Optional.empty();
    }

    private String over(String actor) {
        return parties.knows(actor) ? parties.id(actor) : parties.everybody(actor);
    }

    private static String answer(CommandReplied replied) {
        return replied.reply() == Reply.REFUSED ? "(nil)" : brief(replied.text());
    }

    /** Tokens by their first characters, as the events' words have them. */
    private static String brief(String text) {
        return TOKEN.matcher(text).replaceAll("$1…");
    }

    private Optional<String> resource(Event event, ResourceFact fact) {
        Optional<String> client = Concern.client(fact);
        if (client.isEmpty()) {
            return Optional.of(note(event, parties.id(fact.resource())));
        } else if (fact instanceof WriteOffered || fact instanceof ChargeOffered) {
            return Optional.of(message(event, client.get(), "->>", fact.resource(), words.of(event)));
        }
        return Optional.of(message(event, fact.resource(), "-->>", client.get(), words.of(event)));
    }

    /** The bar that shows that a client acts under a lock; ending one that never began would be an error. */
    private Optional<String> section(String client, boolean enters) {
        boolean changes = enters ? inside.add(client) : inside.remove(client);
        return changes ? Optional.of((enters ? "activate " : "deactivate ") + parties.id(client)) : Optional.empty();
    }

    private String message(Event event, String from, String arrow, String to, String text) {
        return parties.id(from) + arrow + parties.id(to) + ": " + timed(event, text);
    }

    private String note(Event event, String over) {
        return "Note over " + over + ": " + timed(event, words.of(event));
    }

    private String timed(Event event, String text) {
        return MermaidText.of(words.seconds(event.at()) + " · " + text);
    }
}
