package dev.lockscope.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ViewportTest {

    private static final long SECOND = 1_000_000_000L;
    private static final double WIDTH = 1_000;

    private final Viewport viewport = new Viewport();

    @BeforeEach
    void aPicture() {
        viewport.resize(WIDTH);
    }

    @Test
    void allOfARunThatIsOverIsSeen() {
        viewport.advance(0, 3 * SECOND, false);
        assertThat(viewport.scale().x(0)).isBetween(0.0, 20.0);
        assertThat(viewport.scale().x(3 * SECOND)).isBetween(WIDTH - 20, WIDTH);
    }

    @Test
    void theTimeBeforeTheStoryIsLeftOutButCanBePannedTo() {
        viewport.advance(10 * SECOND, 12 * SECOND, false);
        assertThat(viewport.scale().x(10 * SECOND)).isBetween(0.0, 20.0);
        viewport.reveal(0);
        assertThat(viewport.scale().x(0)).isBetween(0.0, WIDTH);
    }

    @Test
    void aRunThatGoesOnHasRoomSoThatThePictureStandsStillMostOfTheTime() {
        int changes = 0;
        TimeScale before = viewport.scale();
        for (long now = 0; now <= 9 * SECOND; now += SECOND / 60) {
            viewport.advance(0, now, true);
            assertThat(viewport.scale().x(now)).isLessThan(WIDTH);
            changes += viewport.scale().equals(before) ? 0 : 1;
            before = viewport.scale();
        }
        assertThat(changes).isBetween(2, 5);
    }

    @Test
    void aZoomedPictureFollowsTheRunUntilSomeonePans() {
        viewport.advance(0, SECOND / 2, true);
        viewport.zoom(viewport.scale().x(SECOND / 2), 10);
        viewport.advance(0, 4 * SECOND, true);
        assertThat(viewport.isFollowing()).isTrue();
        assertThat(viewport.scale().x(4 * SECOND)).isBetween(0.0, WIDTH);
        viewport.pan(-300);
        TimeScale chosen = viewport.scale();
        viewport.advance(0, 8 * SECOND, true);
        assertThat(viewport.isFollowing()).isFalse();
        assertThat(viewport.scale()).isEqualTo(chosen);
        viewport.follow();
        assertThat(viewport.scale().x(8 * SECOND)).isBetween(0.0, WIDTH);
    }

    @Test
    void whatIsUnderThePointerStaysThereWhenZoomed() {
        viewport.advance(0, 10 * SECOND, false);
        long there = viewport.scale().time(700);
        viewport.zoom(700, 3);
        assertThat(viewport.scale().x(there)).isCloseTo(700, within(0.01));
        viewport.zoom(200, 0.5);
        viewport.fit();
        assertThat(viewport.isAll()).isTrue();
    }

    @Test
    void theRunCannotBePannedOrZoomedOutOfSight() {
        viewport.advance(0, 10 * SECOND, false);
        viewport.pan(1e7);
        assertThat(viewport.scale().x(10 * SECOND)).isBetween(0.0, WIDTH);
        viewport.pan(-1e7);
        assertThat(viewport.scale().x(0)).isBetween(0.0, WIDTH);
        for (int i = 0; i < 100; i++) {
            viewport.zoom(500, 0.5);
        }
        assertThat(viewport.scale().x(10 * SECOND) - viewport.scale().x(0)).isGreaterThan(WIDTH / 5);
    }

    @Test
    void anInstantOutOfSightIsBroughtIntoSightAndOneInSightMovesNothing() {
        viewport.advance(0, 10 * SECOND, false);
        viewport.show(SECOND, 2 * SECOND);
        assertThat(viewport.scale().x(SECOND)).isBetween(0.0, WIDTH);
        assertThat(viewport.scale().x(2 * SECOND)).isBetween(0.0, WIDTH);
        TimeScale shown = viewport.scale();
        viewport.reveal(3 * SECOND / 2);
        assertThat(viewport.scale()).isEqualTo(shown);
        viewport.reveal(8 * SECOND);
        assertThat(viewport.scale().x(8 * SECOND)).isBetween(0.0, WIDTH);
        assertThat(viewport.scale().nsPerPixel()).isEqualTo(shown.nsPerPixel());
    }
}
