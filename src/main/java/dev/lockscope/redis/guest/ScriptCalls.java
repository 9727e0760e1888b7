package dev.lockscope.redis.guest;

import dev.lockscope.lock.script.Expression;
import dev.lockscope.lock.script.Expression.Call;
import dev.lockscope.lock.script.Script;
import dev.lockscope.lock.script.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The Redis commands that a script can call.
 *
 * @param calls in the order of the text
 */
record ScriptCalls(List<Call> calls) {

    static ScriptCalls of(Script script) {
        List<Call> calls = new ArrayList<>();
        collect(script.body(), calls);
        return new ScriptCalls(List.copyOf(calls));
    }

    private static void collect(Statement statement, List<Call> calls) {
        if (statement instanceof Statement.If branch) {
            collect(branch.condition(), calls);
            collect(branch.then(), calls);
            collect(branch.otherwise(), calls);
        } else if (statement instanceof Statement.Return end) {
            collect(end.value(), calls);
        } else if (statement instanceof Statement.Then step) {
            collect(step.call(), calls);
            collect(step.rest(), calls);
        } else {
            throw new IllegalStateException("no calls known of " + statement);
        }
    }

    private static void collect(Expression expression, List<Call> calls) {
        if (expression instanceof Call call) {
            calls.add(call);
            call.arguments().forEach(argument -> collect(argument, calls));
        } else if (expression instanceof Expression.Equal equal) {
            collect(equal.left(), calls);
            collect(equal.right(), calls);
        }
    }

    /** The numbers, from 1, of the arguments that are names of channels. */
    Set<Integer> channelArguments() {
        Set<Integer> numbers = new HashSet<>();
        for (Call call : calls) {
            if (call.command().equals("publish") && call.arguments().get(0) instanceof Expression.Arg channel) {
                numbers.add(channel.index());
            }
        }
        return numbers;
    }

    /** The commands that are called on the script's key of that number, from 1. */
    Set<String> onKey(int number) {
        Set<String> commands = new HashSet<>();
        for (Call call : calls) {
            if (!call.arguments().isEmpty()
                    && call.arguments().get(0) instanceof Expression.Key key
                    && key.index() == number) {
                commands.add(call.command());
            }
        }
        return commands;
    }
}
