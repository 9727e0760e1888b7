package dev.lockscope.model;

/** A value of a script, with what Redis makes of its own replies and of a script's result. */
sealed interface LuaValue {

    record Text(String value) implements LuaValue {}

    record Whole(long value) implements LuaValue {}

    record Truth(boolean value) implements LuaValue {}

    /** No value, such as an argument that was not given. */
    record Nothing() implements LuaValue {}

    /** A status reply, which is a table in Lua and equals no string. */
    record Status(String text) implements LuaValue {}

    /** Whether a condition with this value holds: nil and false do not. */
    default boolean holds() {
        return !(this instanceof Nothing) && !(this instanceof Truth truth && !truth.value());
    }

    /** What a script sees of a reply to {@code redis.call}; an error never gets here, because it ends the script. */
    static LuaValue of(Resp resp) {
        if (resp instanceof Resp.Bulk bulk) {
            return new Text(bulk.text());
        } else if (resp instanceof Resp.Whole whole) {
            return new Whole(whole.value());
        } else if (resp instanceof Resp.Nil) {
            return new Truth(false);
        } else if (resp instanceof Resp.Status status) {
            return new Status(status.text());
        }
        throw new IllegalStateException("no Lua value for " + resp);
    }

    /** What the server says when a script returns this. */
    default Resp toResp() {
        if (this instanceof Text text) {
            return new Resp.Bulk(text.value());
        } else if (this instanceof Whole whole) {
            return new Resp.Whole(whole.value());
        } else if (this instanceof Truth truth) {
            return truth.value() ? new Resp.Whole(1) : Resp.NIL;
        } else if (this instanceof Nothing) {
            return Resp.NIL;
        } else if (this instanceof Status status) {
            return new Resp.Status(status.text());
        }
        throw new IllegalStateException("no reply for " + this);
    }
}
