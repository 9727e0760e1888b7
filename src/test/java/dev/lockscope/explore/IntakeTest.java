package dev.lockscope.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class IntakeTest {

    private static final int WIDTH = 3;

    private final Team team = new Team(3);
    private final Table table = new Table(WIDTH);
    private final Intake intake = new Intake(table, team);

    @AfterEach
    void close() {
        team.close();
    }

    @Test
    void ofTwoThatAreEqualTheEarlierOneStaysInWhateverOrderTheyAreLookedFor() throws Exception {
        table.begin(row(0));
        List<Level> levels =
                List.of(level(0, row(5), row(6)), level(1, row(7), row(5)), level(2, row(6), row(0), row(8)));
        intake.prepare(3, 10);

        intake.look(levels, 2, true);
        intake.look(levels, 1, true);
        intake.look(levels, 0, true);
        intake.take(levels, Integer.MAX_VALUE);

        assertThat(parents()).containsExactly("0 by -1/-1", "5 by 0/0", "6 by 0/1", "7 by 1/0", "8 by 2/2");
    }

    @Test
    void whatDoesNotFitIntoTheIndexIsLookedForWhenItHasGrown() throws Exception {
        table.begin(row(0));
        int[][] many = new int[20_000][];
        for (int i = 0; i < many.length; i++) {
            many[i] = row(i % 15_000);
        }
        List<Level> levels = List.of(level(0, many), level(1, row(14_999), row(15_000)));
        intake.prepare(2, 0);

        intake.look(levels, 1, true);
        intake.look(levels, 0, true);
        assertThat(levels.get(0).hasPostponed()).isTrue();
        intake.take(levels, Integer.MAX_VALUE);

        assertThat(table.size()).isEqualTo(15_001);
        assertThat(parents()).endsWith("14999 by 0/14999", "15000 by 1/1");

        List<Level> again = List.of(level(0, many));
        intake.prepare(1, many.length);
        intake.look(again, 0, true);
        intake.take(again, Integer.MAX_VALUE);
        assertThat(table.size()).isEqualTo(15_001);
    }

    @Test
    void noMoreIsTakenThanIsAllowed() throws Exception {
        table.begin(row(0));
        List<Level> levels = List.of(level(0, row(1), row(2)), level(1, row(3), row(4)));
        intake.prepare(2, 4);
        intake.look(levels, 0, true);
        intake.look(levels, 1, true);

        assertThat(intake.take(levels, 4)).isFalse();
        assertThat(parents()).containsExactly("0 by -1/-1", "1 by 0/0", "2 by 0/1", "3 by 1/0");
    }

    @Test
    void asManyAsAreAllowedAreAll() throws Exception {
        table.begin(row(0));
        List<Level> levels = List.of(level(0, row(1), row(2)), level(1, row(2), row(0)));
        intake.prepare(2, 4);
        intake.look(levels, 0, true);
        intake.look(levels, 1, true);

        assertThat(intake.take(levels, 3)).isTrue();
    }

    @Test
    void severalThreadsTakeInWhatOneThreadWould() throws Exception {
        Random random = new Random(11);
        table.begin(row(0));
        Map<Integer, String> expected = new LinkedHashMap<>();
        expected.put(0, "0 by -1/-1");
        List<Level> levels = new ArrayList<>();
        for (int level = 0; level < 16; level++) {
            levels.add(new Level(WIDTH));
        }
        for (int round = 0; round < 50; round++) {
            for (int number = 0; number < levels.size(); number++) {
                levels.get(number).clear();
            }
            int[][] drawn = new int[levels.size()][];
            for (int number = 0; number < drawn.length; number++) {
                drawn[number] = random.ints(300, 0, 3_000 + 1_000 * round).toArray();
            }
            intake.prepare(levels.size(), round % 2 == 0 ? 0 : 4_800);
            team.each(drawn.length, number -> {
                for (int i = 0; i < drawn[number].length; i++) {
                    levels.get(number).add(row(drawn[number][i]), number, i);
                    intake.look(levels, number, false);
                }
                intake.look(levels, number, true);
            });
            intake.take(levels, Integer.MAX_VALUE);
            for (int number = 0; number < drawn.length; number++) {
                for (int i = 0; i < drawn[number].length; i++) {
                    expected.putIfAbsent(drawn[number][i], "%d by %d/%d".formatted(drawn[number][i], number, i));
                }
            }
        }

        assertThat(parents()).containsExactlyElementsOf(expected.values());
    }

    private static int[] row(int number) {
        return new int[] {number, number / 7, -number};
    }

    /** A level whose rows have its number for their parent and their own for their move. */
    private static Level level(int number, int[]... rows) {
        Level level = new Level(WIDTH);
        for (int i = 0; i < rows.length; i++) {
            level.add(rows[i], number, i);
        }
        return level;
    }

    private List<String> parents() {
        List<String> rows = new ArrayList<>();
        int[] numbers = new int[WIDTH];
        for (int row = 0; row < table.size(); row++) {
            table.read(row, numbers);
            rows.add("%d by %d/%d".formatted(numbers[0], table.parent(row), table.move(row)));
        }
        return rows;
    }
}
