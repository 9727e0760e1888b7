package dev.lockscope.fault.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.link.Wires.End;
import dev.lockscope.fault.link.Wires.Pair;
import dev.lockscope.time.Randomness;
import dev.lockscope.trace.LinkFact.Direction;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class PassThroughTest {

    @Test
    void everyByteArrivesOnceAndInOrderWhateverThePieces() throws IOException {
        try (Wires wires = new Wires()) {
            for (long seed = 0; seed < 30; seed++) {
                Randomness randomness = Randomness.seeded(seed);
                RandomResp resp = new RandomResp(randomness.fork("messages"));
                byte[] requests = stream(40, resp::request);
                byte[] replies = stream(40, resp::reply);
                try (Pair pair = wires.connect()) {
                    assertArrives(pair.client(), pair.server(), requests, randomness, seed);
                    assertArrives(pair.server(), pair.client(), replies, randomness, seed);
                }
                assertThat(wires.notices.next()).startsWith("disconnected");
            }
        }
    }

    @Test
    void whatIsHeldAndReleasedAtAnyTimeArrivesOnceAndInOrder() throws IOException {
        for (long seed = 100; seed < 115; seed++) {
            try (Wires wires = new Wires()) {
                Randomness randomness = Randomness.seeded(seed);
                byte[] requests = stream(200, new RandomResp(randomness.fork("messages"))::request);
                try (Pair pair = wires.connect()) {
                    CompletableFuture<byte[]> read = readAll(pair.server(), requests.length);
                    CompletableFuture<Void> sent = sendAll(pair.client(), requests, randomness.fork("pieces"));
                    while (!sent.isDone()) {
                        wires.link.hold(EnumSet.allOf(Direction.class));
                        wires.link.open();
                    }
                    assertThat(read.join()).as("seed %d", seed).isEqualTo(requests);
                }
            }
        }
    }

    @Test
    void whatIsLostAtAnyTimeIsLostWholeAndCounted() throws IOException {
        int count = 400;
        int lost = 0;
        for (long seed = 200; seed < 210; seed++) {
            try (Wires wires = new Wires();
                    Pair pair = wires.connect()) {
                Randomness randomness = Randomness.seeded(seed);
                byte[] requests = numbered(count, randomness);
                CompletableFuture<Void> sent = sendAll(pair.client(), requests, randomness.fork("pieces"));
                CompletableFuture<byte[]> read = readAll(pair.server(), Integer.MAX_VALUE);
                while (!sent.isDone()) {
                    wires.link.lose(Set.of(Direction.THERE));
                    wires.link.open();
                    wires.link.hold(Set.of(Direction.THERE));
                    wires.link.lose(Set.of(Direction.THERE));
                    wires.link.open();
                }
                pair.client().close();
                List<String> arrived = new String(read.join(), StandardCharsets.ISO_8859_1)
                        .lines()
                        .toList();
                assertThat(arrived).as("seed %d", seed).hasSize(count - wires.link.lost());
                assertThat(arrived).allMatch(line -> line.matches("PING [0-9]+ (x*)y"));
                assertThat(arrived.stream().map(line -> Integer.valueOf(line.split(" ")[1])))
                        .isSorted()
                        .doesNotHaveDuplicates();
                lost += wires.link.lost();
            }
        }
        assertThat(lost).isBetween(1, 10 * count - 1);
    }

    private static byte[] numbered(int count, Randomness randomness) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < count; i++) {
            all.append("PING ").append(i).append(' ');
            all.append("x".repeat((int) randomness.nextLong(20_000))).append("y\n");
        }
        return all.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void aReceiverThatIsSlowGetsEverything() throws IOException {
        try (Wires wires = new Wires();
                Pair pair = wires.connect()) {
            Randomness randomness = Randomness.seeded(7);
            byte[] requests = stream(4000, new RandomResp(randomness)::request);
            CompletableFuture<Void> sent = sendAll(pair.client(), requests, randomness);
            for (int at = 0; at < requests.length; ) {
                int length = Math.min(20_000, requests.length - at);
                byte[] part = pair.server().socket().getInputStream().readNBytes(length);
                assertThat(part).isEqualTo(Arrays.copyOfRange(requests, at, at + length));
                at += length;
            }
            sent.join();
        }
    }

    private static void assertArrives(End from, End to, byte[] bytes, Randomness randomness, long seed)
            throws IOException {
        CompletableFuture<byte[]> read = readAll(to, bytes.length);
        send(from.socket().getOutputStream(), bytes, randomness);
        assertThat(read.join()).as("seed %d", seed).isEqualTo(bytes);
    }

    private static CompletableFuture<Void> sendAll(End end, byte[] bytes, Randomness randomness) {
        return CompletableFuture.runAsync(() -> {
            try {
                send(end.socket().getOutputStream(), bytes, randomness);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private static CompletableFuture<byte[]> readAll(End end, int length) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return end.socket().getInputStream().readNBytes(length);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private static byte[] stream(int count, Supplier<byte[]> message) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            stream.writeBytes(message.get());
        }
        return stream.toByteArray();
    }

    /** Writes in pieces: from single bytes, while there are few, up to large ones. */
    private static void send(OutputStream out, byte[] bytes, Randomness randomness) throws IOException {
        long largest = 1L << (1 + randomness.nextLong(16));
        for (int at = 0; at < bytes.length; ) {
            long size = at < 300 ? 1 : 1 + randomness.nextLong(Math.max(largest, bytes.length / 200));
            int length = (int) Math.min(bytes.length - at, size);
            out.write(bytes, at, length);
            at += length;
        }
    }
}
