package dev.lockscope.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The list commands of a server, as {@code t_list.c} of redis-server 6.2 has them, with the order of its checks.
 *
 * @param session the step that they belong to
 * @param name the command, lower case
 * @param words the command and its arguments
 */
record ListCommands(ServerSession session, String name, List<String> words) {

    Resp reply() {
        int count = words.size();
        return switch (name) {
            case "rpush" -> count < 3 ? ServerSession.wrongNumber(name) : push();
            case "lindex" -> count != 3 ? ServerSession.wrongNumber(name) : index();
            case "lpop" -> count != 2 ? ServerSession.wrongNumber(name) : pop();
            case "lrem" -> count != 4 ? ServerSession.wrongNumber(name) : remove();
            default -> throw new IllegalStateException(name + " is no list command");
        };
    }

    private String key() {
        return words.get(1);
    }

    private Store.@Nullable Entry entry() {
        return session.find(key());
    }

    /** The list under the key, an empty one where there is nothing, or null where there is something else. */
    private static @Nullable List<String> items(Store.@Nullable Entry entry) {
        if (entry == null) {
            return new ArrayList<>();
        }
        return entry.content() instanceof Store.Content.Items list ? new ArrayList<>(list.items()) : null;
    }

    private Resp push() {
        Store.Entry before = entry();
        List<String> items = items(before);
        if (items == null) {
            return ServerSession.WRONG_TYPE;
        }
        items.addAll(words.subList(2, words.size()));
        session.keep(key(), items, before);
        return new Resp.Whole(items.size());
    }

    private Resp index() {
        Store.Entry before = entry();
        List<String> items = items(before);
        if (before == null) {
            return Resp.NIL;
        } else if (items == null) {
            return ServerSession.WRONG_TYPE;
        }
        Long index = RedisNumber.parse(words.get(2));
        if (index == null) {
            return ServerSession.notANumber();
        }
        long place = index < 0 ? index + items.size() : index;
        return place < 0 || place >= items.size() ? Resp.NIL : new Resp.Bulk(items.get((int) place));
    }

    private Resp pop() {
        Store.Entry before = entry();
        List<String> items = items(before);
        if (before == null) {
            return Resp.NIL;
        } else if (items == null) {
            return ServerSession.WRONG_TYPE;
        }
        String first = items.remove(0);
        session.keep(key(), items, before);
        return new Resp.Bulk(first);
    }

    /** Takes away as many as the count says, from the front, or from the back where it is negative; 0 means all. */
    private Resp remove() {
        Long count = RedisNumber.parse(words.get(2));
        if (count == null) {
            return ServerSession.notANumber();
        }
        Store.Entry before = entry();
        List<String> items = items(before);
        if (before == null) {
            return new Resp.Whole(0);
        } else if (items == null) {
            return ServerSession.WRONG_TYPE;
        }
        List<String> kept = new ArrayList<>(items);
        if (count < 0) {
            Collections.reverse(kept);
        }
        long left = count == 0 ? Long.MAX_VALUE : Math.abs(count);
        while (left > 0 && kept.remove(words.get(3))) {
            left--;
        }
        if (count < 0) {
            Collections.reverse(kept);
        }
        int removed = items.size() - kept.size();
        if (removed > 0) {
            session.keep(key(), kept, before);
        }
        return new Resp.Whole(removed);
    }
}
