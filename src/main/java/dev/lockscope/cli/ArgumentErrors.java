package dev.lockscope.cli;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with arguments, in the person's language; picocli speaks English only. */
final class ArgumentErrors {

    private final Messages messages;

    ArgumentErrors(Messages messages) {
        this.messages = messages;
    }

    /** One or two plain sentences. */
    String explain(ParameterException problem) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        if (problem instanceof MissingParameterException missing) {
            String names =
                    missing.getMissing().stream().map(ArgumentErrors::name).collect(Collectors.joining(", "));
            boolean isOption = missing.getMissing().stream().anyMatch(ArgSpec::isOption);
            return messages.text(isOption ? "wrong.missing-value" : "wrong.missing", names);
        }
        if (problem instanceof OverwrittenOptionException twice) {
            return messages.text("wrong.twice", name(twice.getOverwritten()));
        }
        ArgSpec argument = problem.getArgSpec();
        if (argument == null) {
            return messages.text("wrong.arguments", String.valueOf(problem.getMessage()));
        }
        if (String.valueOf(problem.getValue()).isEmpty()) {
            return messages.text("wrong.empty", name(argument));
        }
        return messages.text("wrong.value", name(argument), String.valueOf(problem.getValue()), allowed(argument))
                .strip();
    }

    private String allowed(ArgSpec argument) {
        for (ITypeConverter<?> converter : argument.converters()) {
            if (converter instanceof WholeNumber number) {
                return messages.text("allowed.number", number.least(), number.most());
            }
        }
        String key = "allowed." + name(argument);
        return messages.knows(key) ? messages.text(key) : "";
    }

    private String unmatched(UnmatchedArgumentException problem) {
        String first = problem.getUnmatched().get(0);
        String text = messages.text(first.startsWith("-") ? "wrong.option" : "wrong.argument", first);
        List<String> suggestions = problem.getSuggestions();
        return suggestions.isEmpty()
                ? text
                : text + " " + messages.text("wrong.suggestion", String.join(", ", suggestions));
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }
}
