package dev.lockscope.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class WindowPlaceTest {

    private static final Rectangle2D MAIN = new Rectangle2D(0, 0, 1920, 1080);
    private static final Rectangle2D RIGHT = new Rectangle2D(1920, 0, 2560, 1440);

    @Test
    void aPlaceThatIsOnAScreenStays() {
        WindowPlace place = new WindowPlace(new Rectangle2D(2000, 100, 1200, 900), true);

        assertThat(place.on(List.of(MAIN, RIGHT))).isEqualTo(place);
    }

    @Test
    void aWindowThatReachesOverTheEdgeStays() {
        WindowPlace place = new WindowPlace(new Rectangle2D(-300, 50, 1200, 900), false);

        assertThat(place.on(List.of(MAIN))).isEqualTo(place);
    }

    @Test
    void aScreenThatIsGoneIsReplacedByTheMainOne() {
        Rectangle2D moved = new WindowPlace(new Rectangle2D(2000, 100, 1200, 900), false)
                .on(List.of(MAIN))
                .bounds();

        assertThat(moved).isEqualTo(new Rectangle2D(720, 100, 1200, 900));
    }

    @Test
    void aWindowIsNoLargerThanItsScreen() {
        Rectangle2D moved = new WindowPlace(new Rectangle2D(0, 0, 4000, 3000), false)
                .on(List.of(MAIN))
                .bounds();

        assertThat(moved).isEqualTo(MAIN);
    }

    @Test
    void aTitleBarAboveTheScreenIsBroughtBack() {
        Rectangle2D moved = new WindowPlace(new Rectangle2D(100, -400, 1200, 900), false)
                .on(List.of(MAIN))
                .bounds();

        assertThat(moved).isEqualTo(new Rectangle2D(100, 0, 1200, 900));
    }

    @Test
    void aWindowIsLargeEnoughToWorkIn() {
        Rectangle2D moved = new WindowPlace(new Rectangle2D(100, 100, 3, 3), false)
                .on(List.of(MAIN))
                .bounds();

        assertThat(moved).isEqualTo(new Rectangle2D(100, 100, WindowPlace.MIN_WIDTH, WindowPlace.MIN_HEIGHT));
    }

    @Test
    void aWindowThatWasNowhereComesIntoTheMiddleOfItsScreen() {
        assertThat(WindowPlace.first(MAIN).bounds()).isEqualTo(new Rectangle2D(320, 140, 1280, 800));
    }

    @Test
    void aWindowThatWasNowhereIsWholeOnASmallScreen() {
        Rectangle2D small = new Rectangle2D(0, 24, 1280, 696);

        assertThat(WindowPlace.first(small).bounds()).isEqualTo(small);
    }
}
