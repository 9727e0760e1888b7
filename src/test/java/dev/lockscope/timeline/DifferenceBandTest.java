package dev.lockscope.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.timeline.DifferenceBand.Glyph;
import dev.lockscope.timeline.DifferenceBand.Mark;
import dev.lockscope.timeline.DifferenceBand.Sign;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DifferenceBandTest {

    private static final double APART = 14;
    private static final long LENGTH = 1_000_000;

    private final Random random = new Random(3);

    private List<Mark> marks(int count) {
        return IntStream.range(0, count)
                .mapToObj(row -> {
                    long one = random.nextInt((int) LENGTH);
                    return switch (random.nextInt(3)) {
                        case 0 -> Mark.onlyUpper(row, one);
                        case 1 -> Mark.onlyLower(row, one);
                        default -> Mark.both(row, one, random.nextInt((int) LENGTH), Sign.ORDER);
                    };
                })
                .toList();
    }

    private static List<Glyph> side(DifferenceBand band, boolean lower) {
        return band.glyphs().stream().filter(glyph -> glyph.lower() == lower).toList();
    }

    @Test
    void everyDifferenceIsInOneGlyphOfEachSide() {
        for (int round = 0; round < 200; round++) {
            List<Mark> marks = marks(random.nextInt(300));
            TimeScale all = TimeScale.fit(0, LENGTH, 60 + random.nextInt(900), 10);
            DifferenceBand band = DifferenceBand.of(marks, all, APART);
            for (boolean lower : new boolean[] {true, false}) {
                assertThat(side(band, lower).stream().mapToInt(Glyph::count).sum())
                        .isEqualTo(marks.size());
            }
        }
    }

    @Test
    void glyphsStandApartAndInTheOrderOfTheirTimes() {
        for (int round = 0; round < 100; round++) {
            TimeScale part = TimeScale.fit(LENGTH / 4, LENGTH / 2, 700, 0);
            DifferenceBand band = DifferenceBand.of(marks(200), part, APART);
            for (boolean lower : new boolean[] {true, false}) {
                List<Glyph> glyphs = side(band, lower);
                for (int i = 1; i < glyphs.size(); i++) {
                    assertThat(glyphs.get(i).x() - glyphs.get(i - 1).x()).isGreaterThanOrEqualTo(APART);
                }
            }
        }
    }

    @Test
    void whatOnlyOneRunHasIsMissingInTheOtherAtTheSamePlace() {
        TimeScale all = TimeScale.fit(0, LENGTH, 800, 10);
        DifferenceBand band = DifferenceBand.of(List.of(Mark.onlyUpper(7, LENGTH / 2)), all, APART);
        Glyph here = side(band, false).get(0);
        Glyph missing = side(band, true).get(0);
        assertThat(here.sign()).isEqualTo(Sign.HERE);
        assertThat(missing.sign()).isEqualTo(Sign.MISSING);
        assertThat(missing.x()).isEqualTo(here.x());
        assertThat(band.joints()).isEmpty();
    }

    @Test
    void aThousandLinesAreNotDrawnOverOneAnother() {
        List<Mark> marks = new ArrayList<>();
        for (int row = 0; row < 100_000; row++) {
            marks.add(Mark.both(row, row, row + 5L, Sign.TIME));
        }
        DifferenceBand band = DifferenceBand.of(marks, TimeScale.fit(0, LENGTH, 800, 10), APART);
        assertThat(band.joints()).hasSizeBetween(1, 300);
        assertThat(band.glyphs()).allMatch(glyph -> !glyph.mixed() && glyph.sign() == Sign.TIME);
    }

    @Test
    void runsThatAreAlignedAtAnInstantHaveItAtTheSamePlaceWhateverElseDiffers() {
        for (int round = 0; round < 500; round++) {
            long upper = random.nextInt(1_000_000);
            long lower = random.nextInt(1_000_000);
            SharedAxis axis = new SharedAxis(upper, lower);
            assertThat(axis.ofUpper(upper)).isEqualTo(axis.zero()).isEqualTo(axis.ofLower(lower));
            assertThat(Math.min(axis.ofUpper(0), axis.ofLower(0))).isZero();
            long instant = random.nextInt(1_000_000);
            assertThat(axis.toUpper(axis.ofUpper(instant))).isEqualTo(instant);
            assertThat(axis.toLower(axis.ofLower(instant))).isEqualTo(instant);
            TimeScale seen = TimeScale.fit(0, 2_000_000, 500, 7);
            assertThat(axis.upper(seen).x(instant)).isEqualTo(seen.x(axis.ofUpper(instant)));
            assertThat(axis.lower(seen).x(instant)).isEqualTo(seen.x(axis.ofLower(instant)));
            assertThat(axis.upper(seen).since(upper).start())
                    .isEqualTo(axis.lower(seen).since(lower).start());
        }
    }
}
