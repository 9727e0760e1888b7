package dev.lockscope.export;

import dev.lockscope.export.Omission.Reason;
import dev.lockscope.export.Operation.Outcome;
import dev.lockscope.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The operations of a part of a run, each with the number of the process that did it: a process does one at a time, and
 * after one that nobody knows the end of it does no more, so that its client goes on under another number. Source:
 * jepsen-io/history, "Processes".
 *
 * @param all in the order in which they were called
 * @param omissions what was left out
 */
record ChosenOperations(List<Numbered> all, List<Omission> omissions) {

    /** An operation and the process that did it, from 0. */
    record Numbered(Operation operation, int process) {}

    /**
     * The operations of a part of a run.
     *
     * @param also which other events the format has a place for
     */
    static ChosenOperations of(Excerpt excerpt, Predicate<Event> also) {
        OperationFold.Operations operations = OperationFold.of(excerpt.trace());
        Selection selection = excerpt.selection();
        Processes processes = new Processes(excerpt.trace().header().cast().clients());
        List<Numbered> chosen = new ArrayList<>();
        long outside = 0;
        long ofOthers = 0;
        for (Operation operation : operations.all()) {
            int process = processes.of(operation);
            if (!selection.touches(operation.called(), operation.returned())) {
                outside++;
            } else if (!selection.includes(List.of(operation.client()))) {
                ofOthers++;
            } else {
                chosen.add(new Numbered(operation, process));
            }
        }
        long rest = excerpt.events().stream()
                .filter(event -> !operations.used().contains(event.seq()) && !also.test(event))
                .count();
        List<Omission> omissions = new ArrayList<>();
        add(omissions, Reason.OPERATIONS_OUTSIDE, outside);
        add(omissions, Reason.OPERATIONS_OF_OTHERS, ofOthers);
        add(omissions, Reason.NO_OPERATION, rest);
        return new ChosenOperations(List.copyOf(chosen), List.copyOf(omissions));
    }

    private static void add(List<Omission> omissions, Reason reason, long count) {
        if (count > 0) {
            omissions.add(new Omission(reason, count));
        }
    }

    /** Gives each client processes of its own, in the order in which operations were called. */
    private static final class Processes {

        private final Map<String, List<Integer>> numbers = new HashMap<>();
        private final List<Long> freeFrom = new ArrayList<>();

        Processes(List<String> clients) {
            clients.forEach(this::fresh);
        }

        private int fresh(String client) {
            freeFrom.add(Long.MIN_VALUE);
            numbers.computeIfAbsent(client, none -> new ArrayList<>()).add(freeFrom.size() - 1);
            return freeFrom.size() - 1;
        }

        int of(Operation operation) {
            int process = numbers.getOrDefault(operation.client(), List.of()).stream()
                    .filter(number -> freeFrom.get(number) <= operation.called())
                    .findFirst()
                    .orElseGet(() -> fresh(operation.client()));
            freeFrom.set(process, operation.outcome() == Outcome.INFO ? Long.MAX_VALUE : operation.returned());
            return process;
        }
    }
}
