package dev.lockscope.desktop.tour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PlacementTest {

    private static final Dimension2D WINDOW = new Dimension2D(1280, 720);
    private static final Dimension2D WORDS = new Dimension2D(320, 150);

    /** A card, a button, a banner, a chart, a panel at either side, things in the corners. */
    private static final List<Rectangle2D> THINGS = List.of(
            new Rectangle2D(526, 142, 177, 103),
            new Rectangle2D(612, 12, 104, 26),
            new Rectangle2D(0, 48, 1280, 56),
            new Rectangle2D(388, 447, 550, 244),
            new Rectangle2D(946, 104, 334, 587),
            new Rectangle2D(12, 290, 190, 340),
            new Rectangle2D(0, 0, 30, 30),
            new Rectangle2D(1250, 690, 30, 30));

    @ParameterizedTest
    @EnumSource(Side.class)
    void wordsAreNeverOutsideOfTheWindowNorOverWhatTheySpeakOf(Side best) {
        for (Rectangle2D thing : THINGS) {
            Rectangle2D place = Placement.beside(WINDOW, thing, WORDS, List.of(best));

            assertThat(new Rectangle2D(0, 0, 1280, 720).contains(place))
                    .as(thing + " " + place)
                    .isTrue();
            assertThat(place.intersects(thing)).as(thing + " " + place).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whereThereIsRoomTheyLieWhereTheyLieBest(Side best) {
        Rectangle2D thing = new Rectangle2D(600, 320, 80, 60);

        Rectangle2D place = Placement.beside(WINDOW, thing, WORDS, List.of(best));

        boolean there = switch (best) {
            case RIGHT -> place.getMinX() > thing.getMaxX();
            case LEFT -> place.getMaxX() < thing.getMinX();
            case BELOW -> place.getMinY() > thing.getMaxY() && place.getMinX() < thing.getMinX();
            case BELOW_START -> place.getMinY() > thing.getMaxY() && place.getMinX() == thing.getMinX();
            case ABOVE -> place.getMaxY() < thing.getMinY();
        };
        assertThat(there).as(place.toString()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void wordsThatFindNoRoomStayWithinTheWindow(Side best) {
        Rectangle2D all = new Rectangle2D(0, 0, 1280, 720);

        assertThat(all.contains(Placement.beside(WINDOW, all, WORDS, List.of(best))))
                .isTrue();
    }
}
