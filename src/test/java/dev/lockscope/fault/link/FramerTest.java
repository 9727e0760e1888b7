package dev.lockscope.fault.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.fault.link.Framer.Grammar;
import dev.lockscope.time.Randomness;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FramerTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+OK\r\n",
                "-ERR no\r\n",
                ":-12\r\n",
                "$0\r\n\r\n",
                "$-1\r\n",
                "*-1\r\n",
                "*0\r\n",
                "$4\r\n\r\n\r\n\r\n",
                "*2\r\n$1\r\na\r\n*1\r\n:1\r\n",
                "%2\r\n+a\r\n:1\r\n+b\r\n%0\r\n",
                "~1\r\n#t\r\n",
                "_\r\n",
                ",inf\r\n",
                "(123456789012345678901234567890\r\n",
                "!5\r\nERR x\r\n",
                "=8\r\ntxt:text\r\n",
                ">2\r\n+message\r\n$1\r\nx\r\n",
                "|1\r\n+ttl\r\n:3\r\n*1\r\n+x\r\n",
                "\n",
                "\r\n"
            })
    void aReplyIsWholeWithItsLastByteAndNotBefore(String reply) {
        assertWholeAtTheLastByte(Grammar.REPLIES, reply);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*1\r\n$4\r\nPING\r\n",
                "*2\r\n$3\r\nGET\r\n$2\r\n\r\n\r\n",
                "PING\r\n",
                "PING\n",
                "\r\n",
                "$3\r\n"
            })
    void aRequestIsWholeWithItsLastByteAndNotBefore(String request) {
        assertWholeAtTheLastByte(Grammar.REQUESTS, request);
    }

    private static void assertWholeAtTheLastByte(Grammar grammar, String message) {
        ByteBuffer bytes = latin(message + "+next\r\n");
        Framer framer = new Framer(grammar);
        for (int limit = 0; limit < message.length(); limit++) {
            assertThat(framer.endOf(bytes, 0, limit)).as("at byte %d", limit).isEqualTo(-1);
        }
        assertThat(framer.endOf(bytes, 0, message.length())).isEqualTo(message.length());
        assertThat(new Framer(grammar).endOf(bytes, 0, bytes.limit())).isEqualTo(message.length());
        assertThat(framer.isOpaque()).isFalse();
    }

    @Test
    void messagesInPiecesOfAnySizeEndWhereTheyWereWritten() {
        for (long seed = 0; seed < 300; seed++) {
            Randomness randomness = Randomness.seeded(seed);
            for (Grammar grammar : Grammar.values()) {
                RandomResp resp = new RandomResp(randomness.fork(grammar.name()));
                List<Integer> ends = new ArrayList<>();
                ByteArrayOutputStream stream = new ByteArrayOutputStream();
                for (int i = 0; i < 20; i++) {
                    stream.writeBytes(grammar == Grammar.REQUESTS ? resp.request() : resp.reply());
                    ends.add(stream.size());
                }
                assertThat(endsIn(stream.toByteArray(), grammar, randomness))
                        .as("seed %d, %s", seed, grammar)
                        .isEqualTo(ends);
            }
        }
    }

    private static List<Integer> endsIn(byte[] stream, Grammar grammar, Randomness randomness) {
        Framer framer = new Framer(grammar);
        ByteBuffer bytes = ByteBuffer.wrap(stream);
        long largest = 1 + randomness.nextLong(1L << (1 + randomness.nextLong(16)));
        List<Integer> ends = new ArrayList<>();
        int start = 0;
        int limit = 0;
        while (limit < stream.length) {
            limit = (int) Math.min(stream.length, limit + 1 + randomness.nextLong(largest));
            int end;
            while (start < limit && (end = framer.endOf(bytes, start, limit)) >= 0) {
                ends.add(end);
                start = end;
            }
        }
        return ends;
    }

    @Test
    void whatIsNoProtocolPassesInPieces() {
        Framer framer = new Framer(Grammar.REPLIES);
        ByteBuffer bytes = latin("+OK\r\n\u0001garbage\r\n+OK\r\n");
        assertThat(framer.endOf(bytes, 0, bytes.limit())).isEqualTo(5);
        assertThat(framer.endOf(bytes, 5, 9)).isEqualTo(9);
        assertThat(framer.isOpaque()).isTrue();
        assertThat(framer.endOf(bytes, 9, 9)).isEqualTo(-1);
        assertThat(framer.endOf(bytes, 9, bytes.limit())).isEqualTo(bytes.limit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"$?\r\n", "*x\r\n", "$\r\n", "$--1\r\n", "*99999999999999999999999\r\n", "*1\r\nx"})
    void aLengthThatIsNoneMakesTheStreamOpaque(String bad) {
        Framer framer = new Framer(Grammar.REPLIES);
        ByteBuffer bytes = latin(bad);
        assertThat(framer.endOf(bytes, 0, bytes.limit())).isEqualTo(bytes.limit());
        assertThat(framer.isOpaque()).isTrue();
    }

    @Test
    void aSizeThatIsAnnouncedIsKnownBeforeItHasCome() {
        Framer framer = new Framer(Grammar.REPLIES);
        ByteBuffer bytes = latin("*1000\r\n$5000\r\n");
        assertThat(framer.endOf(bytes, 0, bytes.limit())).isEqualTo(-1);
        assertThat(framer.leastSize()).isEqualTo(14 + 5002 + 999 * 3);
    }

    private static ByteBuffer latin(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
