package dev.lockscope.resource;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Charge;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.trace.ResourceFact.Compare;
import java.util.ArrayList;
import java.util.List;

/** One connection to a ledger in Redis: every call is one script. */
final class ScriptedLine implements Line {

    private final ScriptServer.Connection connection;
    private final Terms terms;

    ScriptedLine(ScriptServer.Connection connection, Terms terms) {
        this.connection = connection;
        this.terms = terms;
    }

    @Override
    public Reading read() {
        List<String> reply = run(LedgerScripts.READ, List.of());
        return new Reading(Long.parseLong(reply.get(0)), Long.parseLong(reply.get(1)));
    }

    @Override
    public boolean has(String key) {
        return run(LedgerScripts.HAS, List.of(key)).get(0).equals("1");
    }

    @Override
    public boolean store(String key) {
        return run(LedgerScripts.STORE, List.of(key)).get(0).equals("1");
    }

    @Override
    public List<Outcome> settle(List<? extends Change> changes) {
        List<String> arguments = new ArrayList<>(List.of(
                terms.fencing().name(), terms.compare().name(), terms.keys().name()));
        for (Change change : changes) {
            arguments.addAll(words(change));
        }
        List<String> reply = run(LedgerScripts.SETTLE, arguments);
        List<Outcome> outcomes = new ArrayList<>();
        for (int i = 0; i < reply.size(); i++) {
            outcomes.add(outcome(changes.get(i), reply.get(i).split(" ")));
        }
        return outcomes;
    }

    private List<String> run(String script, List<String> arguments) {
        return connection.run(script, LedgerScripts.KEYS, arguments);
    }

    private List<String> words(Change change) {
        String token = change.fence()
                .map(FencingToken::value)
                .map(value -> Long.toString(value))
                .orElse("");
        if (change instanceof Write write) {
            String seen = terms.compare() == Compare.NONE
                    ? ""
                    : write.seen()
                            .map(reading -> Long.toString(Refusals.compared(reading, terms.compare())))
                            .orElse("");
            return List.of("write", token, Long.toString(write.value()), seen);
        } else if (change instanceof Charge charge) {
            return List.of("charge", token, Long.toString(charge.amount()), charge.key());
        }
        throw new IllegalStateException("no words for " + change);
    }

    private Outcome outcome(Change change, String[] words) {
        if (words[0].equals("ACCEPTED")) {
            return new Outcome.Accepted(number(words, 1), number(words, 2), number(words, 3));
        } else if (words[0].equals("REPLAYED")) {
            return new Outcome.Replayed(number(words, 1));
        }
        int last = words.length - 1;
        Reading now = new Reading(number(words, last - 2), number(words, last - 1));
        long highest = number(words, last);
        return switch (words[0]) {
            case "FENCE" ->
                Refusals.fence(
                        new FenceCheck(terms.fencing())
                                .objection(change.fence(), highest)
                                .orElseThrow(() -> unexplained(change)),
                        now,
                        highest);
            case "CONFLICT" -> Refusals.conflict((Write) change, terms.compare(), now, highest);
            case "DUPLICATE_KEY" -> Refusals.duplicate((Charge) change, now, highest);
            case "OTHER_PAYLOAD" -> Refusals.otherPayload((Charge) change, number(words, 1), now, highest);
            default -> throw new IllegalStateException("no outcome " + words[0]);
        };
    }

    private static IllegalStateException unexplained(Change change) {
        return new IllegalStateException("the script turned away a change that it may take: " + change);
    }

    private static long number(String[] words, int place) {
        return Long.parseLong(words[place]);
    }

    @Override
    public void close() {
        connection.close();
    }
}
