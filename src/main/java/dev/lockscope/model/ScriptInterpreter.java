package dev.lockscope.model;

import dev.lockscope.lock.script.Expression;
import dev.lockscope.lock.script.Script;
import dev.lockscope.lock.script.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a script's syntax tree on a server. Its commands go through the same function as those that come alone; what it
 * did before an error stays done, as in Redis.
 */
final class ScriptInterpreter {

    /** Ends a script with the error of one of its commands. */
    private static final class ScriptFailed extends Exception {

        private final String text;

        ScriptFailed(String text) {
            super(text, null, false, false);
            this.text = text;
        }
    }

    private final ServerSession session;
    private final List<String> keys;
    private final List<String> args;

    ScriptInterpreter(ServerSession session, List<String> keys, List<String> args) {
        this.session = session;
        this.keys = keys;
        this.args = args;
    }

    /** Runs it and answers what the server says. */
    Resp run(Script script) {
        try {
            return result(script.body()).toResp();
        } catch (ScriptFailed e) {
            return new Resp.Failure("ERR Error running script: " + e.text);
        }
    }

    private LuaValue result(Statement statement) throws ScriptFailed {
        if (statement instanceof Statement.Return end) {
            return value(end.value());
        } else if (statement instanceof Statement.Then then) {
            call(then.call());
            return result(then.rest());
        } else if (statement instanceof Statement.If choice) {
            return result(value(choice.condition()).holds() ? choice.then() : choice.otherwise());
        }
        throw new IllegalStateException("cannot run " + statement);
    }

    private LuaValue value(Expression expression) throws ScriptFailed {
        if (expression instanceof Expression.Call call) {
            return call(call);
        } else if (expression instanceof Expression.Key key) {
            return element(keys, key.index());
        } else if (expression instanceof Expression.Arg arg) {
            return element(args, arg.index());
        } else if (expression instanceof Expression.Text text) {
            return new LuaValue.Text(text.value());
        } else if (expression instanceof Expression.Whole whole) {
            return new LuaValue.Whole(whole.value());
        } else if (expression instanceof Expression.False) {
            return new LuaValue.Truth(false);
        } else if (expression instanceof Expression.Equal equal) {
            LuaValue left = value(equal.left());
            LuaValue right = value(equal.right());
            // A status is a table in Lua, and two tables are never equal.
            return new LuaValue.Truth(left.equals(right) && !(left instanceof LuaValue.Status));
        }
        throw new IllegalStateException("cannot compute " + expression);
    }

    private LuaValue call(Expression.Call call) throws ScriptFailed {
        List<String> words = new ArrayList<>(call.arguments().size() + 1);
        words.add(call.command());
        for (Expression argument : call.arguments()) {
            words.add(word(value(argument)));
        }
        Resp resp = session.callInScript(words);
        if (resp instanceof Resp.Failure failure) {
            throw new ScriptFailed(failure.text());
        }
        return LuaValue.of(resp);
    }

    private static String word(LuaValue value) throws ScriptFailed {
        if (value instanceof LuaValue.Text text) {
            return text.value();
        } else if (value instanceof LuaValue.Whole whole) {
            return Long.toString(whole.value());
        }
        throw new ScriptFailed("Lua redis() command arguments must be strings or integers");
    }

    private static LuaValue element(List<String> list, int index) {
        return index < 1 || index > list.size() ? new LuaValue.Nothing() : new LuaValue.Text(list.get(index - 1));
    }
}
