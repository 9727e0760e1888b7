package dev.lockscope.timeline;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/**
 * All that is to be drawn of some rows at one scale. Immutable, so any thread may draw it. Runs are grouped so that a
 * renderer sets a colour once a group; numbers can be read without making objects.
 */
public final class Frame {

    private final RunArrays runs;
    private final List<Group> groups;

    private Frame(RunArrays runs, List<Group> groups) {
        this.runs = runs;
        this.groups = groups;
    }

    /** Runs sorted by their group, and within it by row and place. */
    static Frame of(RunArrays found, List<Paint> paints) {
        int[] starts = new int[2 * paints.size() + 1];
        for (int i = 0; i < found.size(); i++) {
            starts[found.group(i) + 1]++;
        }
        for (int i = 1; i < starts.length; i++) {
            starts[i] += starts[i - 1];
        }
        List<Group> groups = new ArrayList<>();
        for (int group = 0; group + 1 < starts.length; group++) {
            if (starts[group] < starts[group + 1]) {
                groups.add(new Group(paints.get(group / 2), group % 2 == 1, starts[group], starts[group + 1]));
            }
        }
        return new Frame(found.ordered(starts), List.copyOf(groups));
    }

    /** The groups, each of one paint. */
    public List<Group> groups() {
        return groups;
    }

    /** How many runs there are. */
    public int size() {
        return runs.size();
    }

    /** The row of a run, from 0 in the order in which rows were asked for. */
    public int row(int run) {
        return runs.row(run);
    }

    /** The first column of pixels of a run. */
    public int first(int run) {
        return runs.first(run);
    }

    /** The last column of pixels of a run. */
    public int last(int run) {
        return runs.last(run);
    }

    /** How many spans a run shows. */
    public int count(int run) {
        return runs.count(run);
    }

    /** The runs as objects, in the order of the groups. */
    public List<Run> runs() {
        List<Run> all = new ArrayList<>();
        for (Group group : groups) {
            all.addAll(runs(group));
        }
        return all;
    }

    /** The runs of a group as objects. */
    public List<Run> runs(Group group) {
        return new GroupRuns(group);
    }

    /**
     * Runs of one paint.
     *
     * @param merged whether each shows several spans; else each shows one
     * @param from the first run
     * @param to the run after the last one
     */
    public record Group(Paint paint, boolean merged, int from, int to) {}

    /** A view of the arrays. */
    private final class GroupRuns extends AbstractList<Run> implements RandomAccess {

        private final Group group;

        private GroupRuns(Group group) {
            this.group = group;
        }

        @Override
        public Run get(int index) {
            if (index < 0 || index >= size()) {
                throw new IndexOutOfBoundsException(index + " of " + size());
            }
            int run = group.from() + index;
            return new Run(row(run), first(run), last(run), group.paint(), count(run));
        }

        @Override
        public int size() {
            return group.to() - group.from();
        }
    }
}
