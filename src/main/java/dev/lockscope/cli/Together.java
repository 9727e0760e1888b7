package dev.lockscope.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ParseResult;

/** Options that mean nothing without another one, or beside one: whoever gives them is told so, and not left to wonder. */
final class Together {

    private final Messages messages;
    private final ParseResult given;

    Together(Messages messages, ParseResult given) {
        this.messages = messages;
        this.given = given;
    }

    /**
     * An option that needs one of others.
     *
     * @throws WrongInput when it stands without any of them
     */
    Together needs(String option, String... others) throws WrongInput {
        if (given.hasMatchedOption(option) && Arrays.stream(others).noneMatch(given::hasMatchedOption)) {
            throw idle(option, List.of(others));
        }
        return this;
    }

    /** That an option does nothing, as what it is about is not there. */
    WrongInput idle(String option, List<String> missing) {
        String those = missing.stream().collect(Collectors.joining(" " + messages.text("together.or") + " "));
        return new WrongInput(messages.text("together.needs", option, those));
    }

    /**
     * An option beside which others do nothing.
     *
     * @throws WrongInput when one of them is there too
     */
    Together excludes(String option, String... others) throws WrongInput {
        for (String other : others) {
            if (given.hasMatchedOption(option) && given.hasMatchedOption(other)) {
                throw new WrongInput(messages.text("together.not", other, option));
            }
        }
        return this;
    }
}
