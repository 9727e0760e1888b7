package dev.lockscope.lock.script;

import java.util.stream.Collectors;

/** Renders scripts as the Lua that is sent to Redis and shown to the learner. */
public final class Lua {

    private Lua() {}

    /** The script's Lua source, on several lines with two blanks of indent a level. */
    public static String render(Script script) {
        StringBuilder text = new StringBuilder();
        statement(script.body(), "", text);
        return text.toString().stripTrailing();
    }

    private static void statement(Statement statement, String indent, StringBuilder text) {
        if (statement instanceof Statement.If choice) {
            text.append(indent)
                    .append("if ")
                    .append(expression(choice.condition()))
                    .append(" then\n");
            statement(choice.then(), indent + "  ", text);
            text.append(indent).append("else\n");
            statement(choice.otherwise(), indent + "  ", text);
            text.append(indent).append("end\n");
        } else if (statement instanceof Statement.Then then) {
            text.append(indent).append(expression(then.call())).append('\n');
            statement(then.rest(), indent, text);
        } else if (statement instanceof Statement.Return end) {
            text.append(indent)
                    .append("return ")
                    .append(expression(end.value()))
                    .append('\n');
        }
    }

    private static String expression(Expression expression) {
        if (expression instanceof Expression.Call call) {
            return call.arguments().stream()
                    .map(Lua::expression)
                    .collect(Collectors.joining(", ", "redis.call('" + call.command() + "', ", ")"));
        } else if (expression instanceof Expression.Key key) {
            return "KEYS[" + key.index() + "]";
        } else if (expression instanceof Expression.Arg arg) {
            return "ARGV[" + arg.index() + "]";
        } else if (expression instanceof Expression.Text word) {
            return "'" + word.value() + "'";
        } else if (expression instanceof Expression.Whole number) {
            return Long.toString(number.value());
        } else if (expression instanceof Expression.False) {
            return "false";
        } else if (expression instanceof Expression.Equal equal) {
            return operand(equal.left()) + " == " + operand(equal.right());
        }
        throw new IllegalStateException("no Lua for " + expression);
    }

    private static String operand(Expression expression) {
        String text = expression(expression);
        return expression instanceof Expression.Equal ? "(" + text + ")" : text;
    }
}
