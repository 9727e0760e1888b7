package dev.lockscope.trace.world;

import dev.lockscope.trace.ResourceFact.Fencing;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * One guarded resource.
 *
 * @param kind the id of its kind; empty until it is open
 * @param rule how it checks fencing tokens
 * @param first its first value
 * @param value its value
 * @param acknowledged the sum of the changes that it has accepted
 * @param highest the highest fencing token that it has seen
 * @param offered how many writes were handed in
 * @param accepted how many it took
 * @param rejected how many it turned away
 * @param lastWrites the {@link #MOST_WRITES} latest decisions, oldest first
 * @param books what it has written down besides
 */
public record ResourceView(
        String name,
        String kind,
        Fencing rule,
        long first,
        long value,
        long acknowledged,
        OptionalLong highest,
        int offered,
        int accepted,
        int rejected,
        List<WriteView> lastWrites,
        BooksView books) {

    /** How many decisions are remembered. */
    public static final int MOST_WRITES = 16;

    public ResourceView {
        lastWrites = List.copyOf(lastWrites);
    }

    static ResourceView initial(String name) {
        return opened(name, "", Fencing.NONE, 0);
    }

    static ResourceView opened(String name, String kind, Fencing rule, long value) {
        return new ResourceView(
                name, kind, rule, value, value, 0, OptionalLong.empty(), 0, 0, 0, List.of(), BooksView.EMPTY);
    }

    /** What its value would be if every accepted change were in it. */
    public long expected() {
        return first + acknowledged;
    }

    /** How far its value is from {@link #expected}: what lost updates have swallowed, below 0, or made up, above 0. */
    public long discrepancy() {
        return value - expected();
    }

    ResourceView offering() {
        return new ResourceView(
                name,
                kind,
                rule,
                first,
                value,
                acknowledged,
                highest,
                offered + 1,
                accepted,
                rejected,
                lastWrites,
                books);
    }

    ResourceView accepting(WriteView write, long change) {
        return new ResourceView(
                name,
                kind,
                rule,
                first,
                write.after(),
                acknowledged + change,
                higher(write.fence()),
                offered,
                accepted + 1,
                rejected,
                also(write),
                books);
    }

    ResourceView rejecting(WriteView write, OptionalLong seen) {
        return new ResourceView(
                name,
                kind,
                rule,
                first,
                write.after(),
                acknowledged,
                higher(seen),
                offered,
                accepted,
                rejected + 1,
                also(write),
                books);
    }

    ResourceView with(BooksView other) {
        return new ResourceView(
                name, kind, rule, first, value, acknowledged, highest, offered, accepted, rejected, lastWrites, other);
    }

    private OptionalLong higher(OptionalLong fence) {
        return highest.isEmpty() || (fence.isPresent() && fence.getAsLong() > highest.getAsLong()) ? fence : highest;
    }

    private List<WriteView> also(WriteView write) {
        List<WriteView> more = new ArrayList<>(lastWrites);
        more.add(write);
        return more.subList(Math.max(0, more.size() - MOST_WRITES), more.size());
    }
}
