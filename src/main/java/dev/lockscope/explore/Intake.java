package dev.lockscope.explore;

import java.util.List;

/**
 * Takes rows into a table. While rows are found, each thread looks for what it finds in the table, and writes down there
 * what is not yet in it, with the level and the row instead of a place; where two find the same, the earlier one stays, in
 * the order of the levels and their rows. When all is found, those that stayed get their places in that order. So the rows
 * of the table are in the order in which one thread alone would find them, on any number of threads.
 */
final class Intake {

    /** How many rows of a level can be told apart while they have no place yet, as bits. */
    private static final int ROW_BITS = 22;

    /** How many rows are looked for side by side. */
    private static final int BLOCK = 32;

    private final Table table;
    private final Index index;
    private final Team team;

    /** How many entries each level may add while others do, so that the index does not become full. */
    private int most;

    /** Takes rows into a table. */
    Intake(Table table, Team team) {
        this.table = table;
        this.index = table.index();
        this.team = team;
    }

    /**
     * To be called before rows are looked for.
     *
     * @param levels how many levels there will be at most
     * @param expected about how many rows will be found
     */
    void prepare(int levels, int expected) throws InterruptedException {
        index.makeRoom(table.size() + expected, team);
        most = (index.room() - table.size()) / levels;
    }

    /**
     * Looks for those rows of a level that have not been looked for yet; by the thread that fills the level.
     *
     * @param levels all of them
     * @param number which of them it is
     * @param all whether to look for the last few too, which are better looked for together with the next
     */
    void look(List<Level> levels, int number, boolean all) {
        Level level = levels.get(number);
        while (level.count() - level.looked() >= (all ? 1 : BLOCK)) {
            int from = level.looked();
            int until = Math.min(level.count(), from + BLOCK);
            level.noteGlance(glance(level, from, until));
            for (int row = from; row < until; row++) {
                if (level.countFresh() < most) {
                    look(levels, number, row);
                } else {
                    level.postpone(row);
                }
            }
            level.looked(until);
        }
    }

    /**
     * Looks at some rows' places one behind another without waiting for what is there: most are far away in memory, and
     * the way there takes longer than all that is done with them; they come side by side so.
     */
    private int glance(Level level, int from, int until) {
        int seen = 0;
        for (int row = from; row < until; row++) {
            int hash = level.hash(row);
            long entry = index.glance(index.slot(hash));
            int place = Index.place(entry);
            seen += Index.hash(entry) == hash && place >= 0 ? table.glance(place) : 0;
        }
        return seen;
    }

    private void look(List<Level> levels, int number, int row) {
        Level level = levels.get(number);
        int hash = level.hash(row);
        int code = code(number, row);
        int slot = index.slot(hash);
        while (true) {
            long entry = index.get(slot);
            if (entry == Index.NONE) {
                if (index.exchange(slot, entry, Index.entry(hash, code))) {
                    level.markFresh(row);
                    return;
                }
            } else if (Index.hash(entry) == hash && isSame(levels, Index.place(entry), level, row)) {
                int place = Index.place(entry);
                if (place >= 0 || place < code) {
                    level.markKnown(row);
                    return;
                } else if (index.exchange(slot, entry, Index.entry(hash, code))) {
                    level.markFresh(row);
                    level.overtake(place);
                    return;
                }
            } else {
                slot = index.next(slot);
            }
        }
    }

    private boolean isSame(List<Level> levels, int place, Level level, int row) {
        return place >= 0
                ? level.isAt(place, table, row)
                : levels.get(level(place)).isEqual(row(place), level, row);
    }

    /**
     * Adds those rows of some levels that the table does not have, in their order.
     *
     * @param most how many rows the table may have; what would be more is left out, and nothing can be looked for after
     * @return whether nothing was left out
     */
    boolean take(List<Level> levels, int most) throws InterruptedException {
        lookForPostponed(levels);
        dropOvertaken(levels);
        int[] first = new int[levels.size()];
        int size = table.size();
        boolean whole = true;
        for (int level = 0; level < first.length; level++) {
            first[level] = size;
            whole &= levels.get(level).keepFresh(most - size);
            size += levels.get(level).countFresh();
        }
        table.makeRoom(size - table.size());
        team.each(first.length, level -> {
            levels.get(level).moveInto(table, first[level]);
            settle(levels.get(level), level);
        });
        return whole;
    }

    private void lookForPostponed(List<Level> levels) throws InterruptedException {
        int found = 0;
        boolean postponed = false;
        for (Level level : levels) {
            found += level.count();
            postponed |= level.hasPostponed();
        }
        if (postponed) {
            index.makeRoom(table.size() + found, team);
            for (int number = 0; number < levels.size(); number++) {
                Level level = levels.get(number);
                for (int row = 0; row < level.count(); row++) {
                    if (level.isPostponed(row)) {
                        look(levels, number, row);
                    }
                }
            }
        }
    }

    private static void dropOvertaken(List<Level> levels) {
        for (Level level : levels) {
            level.overtaken()
                    .filter(code -> level(code) < levels.size())
                    .forEach(code -> levels.get(level(code)).takeBack(row(code)));
        }
    }

    private void settle(Level level, int number) {
        for (int row = 0; row < level.count(); row++) {
            int place = level.place(row);
            if (place >= 0) {
                int hash = level.hash(row);
                index.move(Index.entry(hash, code(number, row)), Index.entry(hash, place));
            }
        }
    }

    /** Stands for a row that has no place yet: less than any place, and the earlier the row, the less. */
    private static int code(int level, int row) {
        return Integer.MIN_VALUE | level << ROW_BITS | row;
    }

    private static int level(int code) {
        return (code & Integer.MAX_VALUE) >>> ROW_BITS;
    }

    private static int row(int code) {
        return code & ((1 << ROW_BITS) - 1);
    }
}
