package dev.lockscope.compare;

import dev.lockscope.lab.EventMatcher;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Puts the events of two runs into rows. Used once. */
final class Rows {

    /** After so many events it is looked whether to go on. */
    private static final int LOOK = 1024;

    /** How much of the progress is the naming of events, and how much the pairing. */
    private static final double NAMED = 0.3;

    private static final double PAIRED = 0.6;

    private final EventText words = EventText.comparable();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<Event> left;
    private final List<Event> right;
    private final int[] leftKeys;
    private final int[] rightKeys;

    Rows(List<Event> left, List<Event> right) {
        this.left = left;
        this.right = right;
        this.leftKeys = new int[left.size()];
        this.rightKeys = new int[right.size()];
    }

    List<Row> of(Progress progress) {
        double all = Math.max(1, left.size() + right.size());
        number(left, leftKeys, done -> progress.at(NAMED * done / all));
        number(right, rightKeys, done -> progress.at(NAMED * (left.size() + done) / all));
        int[] partners = partners(share -> progress.at(NAMED + PAIRED * share));
        List<Row> rows = rows(partners, elsewhere(partners));
        progress.at(1);
        return rows;
    }

    /** Of several equally short scripts the same is taken whichever run is the left one. */
    private int[] partners(Progress progress) {
        if (isInOrder()) {
            return Pairing.of(leftKeys, rightKeys, progress);
        }
        int[] ofRight = Pairing.of(rightKeys, leftKeys, progress);
        int[] partners = new int[leftKeys.length];
        Arrays.fill(partners, Pairing.NONE);
        for (int i = 0; i < ofRight.length; i++) {
            if (ofRight[i] != Pairing.NONE) {
                partners[ofRight[i]] = i;
            }
        }
        return partners;
    }

    private boolean isInOrder() {
        int differs = Arrays.mismatch(leftKeys, rightKeys);
        if (differs < 0 || differs == leftKeys.length || differs == rightKeys.length) {
            return leftKeys.length <= rightKeys.length;
        }
        return names.get(leftKeys[differs]).compareTo(names.get(rightKeys[differs])) < 0;
    }

    private void number(List<Event> events, int[] keys, Progress progress) {
        for (int i = 0; i < keys.length; i++) {
            keys[i] = numbers.computeIfAbsent(key(events.get(i)), this::name);
            if (i % LOOK == 0) {
                goOn();
                progress.at(i);
            }
        }
    }

    private int name(String key) {
        names.add(key);
        return names.size() - 1;
    }

    private static void goOn() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }

    private String key(Event event) {
        return EventMatcher.pattern(event)
                .map(pattern -> event.actor() + " " + pattern)
                .orElseGet(() -> event.actor() + " " + words.of(event));
    }

    /** The counterparts of those that have none at their place, the first with the first. */
    private record Elsewhere(Map<Integer, Event> ofLeft, Map<Integer, Event> ofRight) {}

    private Elsewhere elsewhere(int[] partners) {
        boolean[] paired = new boolean[right.size()];
        for (int partner : partners) {
            if (partner != Pairing.NONE) {
                paired[partner] = true;
            }
        }
        Map<Integer, Deque<Integer>> alone = new HashMap<>();
        for (int i = 0; i < paired.length; i++) {
            if (!paired[i]) {
                alone.computeIfAbsent(rightKeys[i], key -> new ArrayDeque<>()).add(i);
            }
        }
        Elsewhere found = new Elsewhere(new HashMap<>(), new HashMap<>());
        for (int i = 0; i < partners.length; i++) {
            Deque<Integer> others = alone.get(leftKeys[i]);
            if (partners[i] == Pairing.NONE && others != null && !others.isEmpty()) {
                int other = others.remove();
                found.ofLeft().put(i, right.get(other));
                found.ofRight().put(other, left.get(i));
            }
        }
        return found;
    }

    private List<Row> rows(int[] partners, Elsewhere elsewhere) {
        List<Row> rows = new ArrayList<>(left.size());
        int atRight = 0;
        List<Row> waiting = new ArrayList<>();
        for (int i = 0; i < partners.length; i++) {
            if (i % LOOK == 0) {
                goOn();
            }
            if (partners[i] == Pairing.NONE) {
                waiting.add(new Row.Left(
                        left.get(i), Optional.ofNullable(elsewhere.ofLeft().get(i))));
                continue;
            }
            rows.addAll(waiting);
            waiting.clear();
            while (atRight < partners[i]) {
                rows.add(alone(atRight++, elsewhere));
            }
            rows.add(both(left.get(i), right.get(atRight++)));
        }
        rows.addAll(waiting);
        while (atRight < right.size()) {
            rows.add(alone(atRight++, elsewhere));
        }
        return rows;
    }

    private Row alone(int place, Elsewhere elsewhere) {
        return new Row.Right(
                right.get(place), Optional.ofNullable(elsewhere.ofRight().get(place)));
    }

    private Row both(Event one, Event other) {
        return new Row.Both(one, other, !words.of(one).equals(words.of(other)));
    }
}
