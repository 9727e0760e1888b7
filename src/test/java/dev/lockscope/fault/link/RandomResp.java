package dev.lockscope.fault.link;

import dev.lockscope.time.Randomness;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Makes up messages of the Redis protocol, by its grammar and not by the framer's. */
final class RandomResp {

    private static final int DEPTH = 4;

    private final Randomness randomness;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    RandomResp(Randomness randomness) {
        this.randomness = randomness;
    }

    /** A value of any type of RESP2 and RESP3, with others in it. */
    byte[] reply() {
        out.reset();
        if (pick(8) == 0) {
            aggregate('>', 1, DEPTH - 1);
        } else {
            value(DEPTH);
        }
        return out.toByteArray();
    }

    /** An array of bulk strings, or an inline command. */
    byte[] request() {
        out.reset();
        if (pick(6) == 0) {
            text("PING " + number() + (pick(2) == 0 ? "\r\n" : "\n"));
        } else {
            int count = 1 + pick(5);
            text("*" + count + "\r\n");
            for (int i = 0; i < count; i++) {
                bulk('$');
            }
        }
        return out.toByteArray();
    }

    private void value(int depth) {
        switch (pick(depth > 0 ? 18 : 12)) {
            case 0 -> text("+" + number() + " *$>% OK\r\n");
            case 1 -> text("-ERR $3 " + number() + "\r\n");
            case 2 -> text(":" + (pick(2) == 0 ? "-" : "") + number() + "\r\n");
            case 3 -> text("_\r\n");
            case 4 -> text(pick(2) == 0 ? "#t\r\n" : "#f\r\n");
            case 5 -> text(",-1.5e" + number() + "\r\n");
            case 6 -> text("(3492890328409238509324850943850943825024385\r\n");
            case 7 -> text(pick(2) == 0 ? "$-1\r\n" : "*-1\r\n");
            case 8 -> bulk('!');
            case 9 -> bulk('=');
            case 10, 11 -> bulk('$');
            case 12 -> aggregate('%', 2, depth);
            case 13 -> aggregate('~', 1, depth);
            case 14 -> {
                aggregate('|', 2, depth);
                value(depth - 1);
            }
            default -> aggregate('*', 1, depth);
        }
    }

    private void aggregate(char type, int valuesEach, int depth) {
        int count = pick(4);
        text(type + "" + count + "\r\n");
        for (int i = 0; i < count * valuesEach; i++) {
            value(depth - 1);
        }
    }

    /** Bytes of any kind, line ends and type marks among them, mostly few and seldom many. */
    private void bulk(char type) {
        int length = pick(12) == 0 ? pick(40_000) : pick(12);
        text(type + "" + length + "\r\n");
        String alphabet = "\r\n*$:+->%0123456789ab\0\u00ff";
        for (int i = 0; i < length; i++) {
            out.write(alphabet.charAt(pick(alphabet.length())));
        }
        text("\r\n");
    }

    private long number() {
        return randomness.nextLong(1L << (1 + pick(50)));
    }

    private int pick(int bound) {
        return (int) randomness.nextLong(bound);
    }

    private void text(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
    }
}
