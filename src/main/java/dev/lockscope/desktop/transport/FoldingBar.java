package dev.lockscope.desktop.transport;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;

/**
 * A row that is never cut: where it gets narrow, what can stretch shrinks first, then one group after the other is
 * folded away, the least needed first, and a button for what is folded appears.
 */
final class FoldingBar extends Region {

    private static final double GAP = 4;
    private static final double GROUP_GAP = 12;

    /** From this rank on, groups are folded away before a choice shrinks. */
    static final int DISPENSABLE = 4;

    private final Region first;
    private final Region title;
    private final Region choice;
    private final List<Group> groups;
    private final Region more;
    private final Consumer<List<Group>> folded;
    private List<Group> offered;
    private List<Group> lastFolded = List.of();

    /**
     * What is folded away together.
     *
     * @param nodes side by side
     * @param rank the higher, the earlier it is folded away; 0 for never
     * @param commands what to find in a menu instead
     */
    record Group(List<Region> nodes, int rank, List<String> commands) {

        Group {
            nodes = List.copyOf(nodes);
            commands = List.copyOf(commands);
        }

        double width() {
            return nodes.stream().mapToDouble(node -> node.prefWidth(-1) + GAP).sum() - GAP;
        }
    }

    /**
     * A row.
     *
     * @param title takes the space that is left, and shrinks before anything is folded away
     * @param choice is as wide as it wants to be, and shrinks too
     * @param more appears where something is folded away
     * @param folded told which groups are
     */
    FoldingBar(
            Region first, Region title, Region choice, List<Group> groups, Region more, Consumer<List<Group>> folded) {
        this.first = first;
        this.title = title;
        this.choice = choice;
        this.groups = List.copyOf(groups);
        this.offered = this.groups;
        this.more = more;
        this.folded = folded;
        getChildren().addAll(first, title, choice);
        groups.forEach(group -> getChildren().addAll(group.nodes()));
        getChildren().add(more);
    }

    /** Offers some of the groups only; the others are neither shown nor folded away. */
    void offer(Predicate<Group> which) {
        offered = groups.stream().filter(which).toList();
        requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double left = getInsets().getLeft();
        double whole = getWidth() - left - getInsets().getRight();
        List<Group> kept = keep(whole - first.prefWidth(-1) - GROUP_GAP - title.minWidth(-1));
        List<Group> gone =
                offered.stream().filter(group -> !kept.contains(group)).toList();
        double right = width(kept) + (gone.isEmpty() ? 0 : GROUP_GAP + more.prefWidth(-1));
        place(left, whole, right);
        placeGroups(kept, left + whole - right, !gone.isEmpty());
        groups.forEach(group -> group.nodes().forEach(node -> node.setVisible(kept.contains(group))));
        if (!gone.equals(lastFolded)) {
            lastFolded = gone;
            folded.accept(gone);
        }
    }

    /** What stays, beside a title at its smallest. A choice that is spread out is worth more than the dispensable. */
    private List<Group> keep(double room) {
        double wanted = choice.prefWidth(-1);
        double gap = wanted > 0 ? GROUP_GAP : 0;
        List<Group> spread = keep(room - wanted - gap, DISPENSABLE);
        return fits(spread, room - wanted - gap) ? spread : keep(room - choice.minWidth(-1) - gap, 1);
    }

    /**
     * What stays.
     *
     * @param rank the lowest that may be folded away
     */
    private List<Group> keep(double room, int rank) {
        List<Group> kept = offered;
        while (!fits(kept, room)) {
            int highest = kept.stream().mapToInt(Group::rank).max().orElse(0);
            if (highest < rank) {
                break;
            }
            kept = kept.stream().filter(group -> group.rank() < highest).toList();
        }
        return kept;
    }

    private boolean fits(List<Group> kept, double room) {
        double folding = kept.size() < offered.size() ? GROUP_GAP + more.prefWidth(-1) : 0;
        return width(kept) + folding + GROUP_GAP <= room;
    }

    private static double width(List<Group> kept) {
        return kept.stream().mapToDouble(group -> group.width() + GROUP_GAP).sum() - GROUP_GAP;
    }

    private void place(double left, double whole, double right) {
        double at = left;
        put(first, at, first.prefWidth(-1));
        at += first.prefWidth(-1) + GROUP_GAP;
        double room = left + whole - right - GROUP_GAP - at;
        double wanted = choice.prefWidth(-1);
        double gap = wanted > 0 ? GROUP_GAP : 0;
        double titled = Math.max(title.minWidth(-1), Math.min(title.prefWidth(-1), room - gap - wanted));
        double chosen = Math.max(choice.minWidth(-1), Math.min(wanted, room - gap - titled));
        put(title, at, titled);
        put(choice, left + whole - right - GROUP_GAP - chosen, chosen);
    }

    private void placeGroups(List<Group> kept, double from, boolean folding) {
        double at = from;
        for (Group group : kept) {
            for (Region node : group.nodes()) {
                put(node, at, node.prefWidth(-1));
                at += node.prefWidth(-1) + GAP;
            }
            at += GROUP_GAP - GAP;
        }
        more.setVisible(folding);
        if (folding) {
            put(more, at, more.prefWidth(-1));
        }
    }

    private void put(Region node, double x, double width) {
        double top = getInsets().getTop();
        double height = getHeight() - top - getInsets().getBottom();
        layoutInArea(node, snapPositionX(x), top, snapSizeX(width), height, 0, HPos.LEFT, VPos.CENTER);
    }
}
