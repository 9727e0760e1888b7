package dev.lockscope.redis.observe;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** A value of Redis's wire protocol, RESP2 or RESP3. */
sealed interface Resp {

    /** A simple or bulk string, number or truth value, as text. */
    record Text(String text) implements Resp {

        static Text of(byte[] bytes) {
            return new Text(new String(bytes, StandardCharsets.UTF_8));
        }
    }

    /** An error reply. */
    record Problem(String text) implements Resp {}

    /** Nothing. */
    record Nil() implements Resp {}

    /** An array, a set, or a map as its keys and values in turn. */
    record Items(List<Resp> items) implements Resp {

        public Items {
            items = List.copyOf(items);
        }
    }

    /** A message that answers no request. */
    record Push(List<Resp> items) implements Resp {

        public Push {
            items = List.copyOf(items);
        }
    }
}
