package dev.lockscope.explore;

import java.util.List;

/**
 * Takes rows into a table, in three strides: it is found out which rows are new, their numbers are copied, and it is
 * written down where they are. In the first and the last, each thread has a share of the hashes; in the second, a share of
 * the rows. The order of the rows in the table is that in which they were found, on any number of threads.
 */
final class Intake {

    /** How many rows of a level can be told apart while they have no place yet, as bits. */
    private static final int ROW_BITS = 22;

    /** How many rows are looked for side by side. */
    private static final int BLOCK = 32;

    private final Table table;
    private final Team team;
    private final int parts;

    /** Made of what was glanced at, so that no compiler leaves it out; means nothing. */
    private final int[] glances = new int[Table.SHARDS];

    Intake(Table table, Team team) {
        this.table = table;
        this.team = team;
        this.parts = Math.min(Table.SHARDS, team.size());
    }

    /** Adds those rows of some levels that the table does not have, in their order. */
    void take(List<Level> levels) throws InterruptedException {
        team.each(parts, part -> look(levels, part));
        int[] first = new int[levels.size()];
        int size = table.size();
        for (int level = 0; level < first.length; level++) {
            first[level] = size;
            size += levels.get(level).countFresh();
        }
        table.makeRoom(size - table.size());
        team.each(first.length, level -> levels.get(level).moveInto(table, first[level]));
        team.each(parts, part -> settle(levels, part));
    }

    private boolean isMine(int hash, int part) {
        return Table.shard(hash) * parts / Table.SHARDS == part;
    }

    private void look(List<Level> levels, int part) {
        int[] block = new int[BLOCK];
        int[] places = new int[BLOCK];
        for (int number = 0; number < levels.size(); number++) {
            Level level = levels.get(number);
            int count = 0;
            for (int row = 0; row < level.count(); row++) {
                if (isMine(level.hash(row), part)) {
                    block[count++] = row;
                }
                if (count == BLOCK || row == level.count() - 1) {
                    glances[part] += glance(level, block, places, count);
                    for (int i = 0; i < count; i++) {
                        look(levels, number, block[i]);
                    }
                    count = 0;
                }
            }
        }
    }

    /**
     * Looks at some rows' places one behind another without waiting for what is there: most are far away in memory, and
     * the way there takes longer than all that is done with them; they come side by side so.
     */
    private int glance(Level level, int[] block, int[] places, int count) {
        int seen = 0;
        for (int i = 0; i < count; i++) {
            int hash = level.hash(block[i]);
            places[i] = table.part(Table.shard(hash)).glance(hash);
        }
        for (int i = 0; i < count; i++) {
            seen += places[i] >= 0 ? table.glance(places[i]) : 0;
        }
        return seen;
    }

    private void look(List<Level> levels, int number, int row) {
        Level level = levels.get(number);
        int hash = level.hash(row);
        if (table.part(Table.shard(hash)).add(hash, code(number, row), place -> isSame(levels, place, level, row))) {
            level.markFresh(row);
        }
    }

    private boolean isSame(List<Level> levels, int place, Level level, int row) {
        return place >= 0
                ? level.isAt(place, table, row)
                : levels.get((place & Integer.MAX_VALUE) >>> ROW_BITS)
                        .isEqual(place & ((1 << ROW_BITS) - 1), level, row);
    }

    private void settle(List<Level> levels, int part) {
        for (int number = 0; number < levels.size(); number++) {
            Level level = levels.get(number);
            for (int row = 0; row < level.count(); row++) {
                int place = level.place(row);
                if (place >= 0 && isMine(level.hash(row), part)) {
                    int hash = level.hash(row);
                    table.part(Table.shard(hash)).move(hash, code(number, row), place);
                }
            }
        }
    }

    /** Stands for a row that has no place yet: less than any place. */
    private static int code(int level, int row) {
        return Integer.MIN_VALUE | level << ROW_BITS | row;
    }
}
