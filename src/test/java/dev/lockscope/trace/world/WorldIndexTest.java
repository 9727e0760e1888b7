package dev.lockscope.trace.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.time.Randomness;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldIndexTest {

    @Test
    void everyStateEqualsTheOneFoldedFromTheBeginning() {
        for (long seed = 0; seed < 6; seed++) {
            Trace trace = RandomEvents.plain(seed).trace(100);
            WorldIndex index = new WorldIndex(trace.header(), 1 + (int) (seed % 9));
            index.append(trace.events());
            for (int n = trace.events().size(); n >= 0; n--) {
                assertThat(index.at(n)).as("seed %d, state %d", seed, n).isEqualTo(World.after(trace, n));
            }
        }
    }

    @Test
    void eventsThatArriveLateGoToTheirPlace() {
        for (long seed = 0; seed < 6; seed++) {
            RandomEvents random = RandomEvents.plain(seed);
            Header header = random.header();
            List<Event> arrived = random.events(80);
            WorldIndex index = new WorldIndex(header, 8);
            Randomness chunks = Randomness.seeded(seed);
            for (int from = 0; from < arrived.size(); ) {
                int to = (int) Math.min(arrived.size(), from + 1 + chunks.nextLong(20));
                World[] before = states(index);
                int untouched = index.append(arrived.subList(from, to));
                for (int n = 0; n <= untouched; n++) {
                    assertThat(index.at(n)).as("seed %d, state %d", seed, n).isEqualTo(before[n]);
                }
                from = to;
                Trace trace = new Trace(header, arrived.subList(0, from));
                assertThat(index.trace().events()).isEqualTo(trace.events());
                for (int n = 0; n <= from; n++) {
                    assertThat(index.at(n)).as("seed %d, state %d", seed, n).isEqualTo(World.after(trace, n));
                }
            }
        }
    }

    @Test
    void aLongRunHasFewerSnapshotsAndTheSameStates() {
        RandomEvents random = RandomEvents.plain(3);
        Header header = random.header();
        List<Event> arrived = random.events(9_000);
        WorldIndex index = new WorldIndex(header, 1);
        index.append(arrived.subList(0, 5_000));
        index.append(arrived.subList(5_000, arrived.size()));
        World world = World.initial(header);
        for (int n = 0; n < index.size(); n++) {
            if (n % 7 == 0) {
                assertThat(index.at(n)).as("state %d", n).isEqualTo(world);
            }
            world = world.after(index.event(n));
        }
        assertThat(index.latest()).isEqualTo(world);
    }

    private static World[] states(WorldIndex index) {
        World[] states = new World[index.size() + 1];
        for (int n = 0; n < states.length; n++) {
            states[n] = index.at(n);
        }
        return states;
    }

    @Test
    void anInstantShowsAllThatHappenedUpToIt() {
        Trace trace = RandomEvents.plain(5).trace(200);
        WorldIndex index = WorldIndex.of(trace);
        long end = trace.events().get(199).at();
        for (long instant = -1; instant <= end + 1; instant++) {
            long now = instant;
            long happened =
                    trace.events().stream().filter(event -> event.at() <= now).count();
            assertThat(index.indexAt(instant)).isEqualTo((int) happened);
            assertThat(index.atInstant(instant)).isEqualTo(World.after(trace, (int) happened));
        }
    }

    @Test
    void statesThatDoNotExistAreRefused() {
        WorldIndex index = WorldIndex.of(RandomEvents.plain(6).trace(3));

        assertThatThrownBy(() -> index.at(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> index.at(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
