package dev.lockscope.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;

/** The options that every command takes. */
final class GlobalOptions {

    static final String DEBUG = "--debug";
    static final String COLOUR = "--color";

    /** When to use colours. */
    enum Colour {
        AUTO,
        ALWAYS,
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private GlobalOptions() {}

    static void addTo(CommandSpec spec, Messages messages) {
        spec.addOption(OptionSpec.builder(Language.OPTION)
                .type(Language.class)
                .completionCandidates(List.of("en", "nb"))
                .converters(text -> Language.of(text).orElseThrow(() -> new IllegalArgumentException(text)))
                .paramLabel("en|nb")
                .description(messages.text("option.lang"))
                .scopeType(ScopeType.INHERIT)
                .build());
        spec.addOption(OptionSpec.builder(COLOUR)
                .type(Colour.class)
                .converters(text -> Colour.valueOf(text.toUpperCase(Locale.ROOT)))
                .paramLabel("auto|always|never")
                .description(messages.text("option.color"))
                .scopeType(ScopeType.INHERIT)
                .build());
        spec.addOption(OptionSpec.builder(DEBUG)
                .type(boolean.class)
                .arity("0")
                .description(messages.text("option.debug"))
                .scopeType(ScopeType.INHERIT)
                .build());
    }

    /** Looked up before the arguments are parsed, because it decides how a wrong one is told. */
    static boolean wantsDebug(List<String> arguments) {
        return arguments.contains(DEBUG);
    }

    /** See {@link #wantsDebug}. */
    static boolean coloured(List<String> arguments, Terminal terminal) {
        Colour wish = Colour.AUTO;
        for (int i = 0; i < arguments.size(); i++) {
            for (Colour colour : Colour.values()) {
                boolean apart = arguments.get(i).equals(COLOUR)
                        && i + 1 < arguments.size()
                        && arguments.get(i + 1).equals(colour.toString());
                wish = apart || arguments.get(i).equals(COLOUR + "=" + colour) ? colour : wish;
            }
        }
        return wish == Colour.ALWAYS || (wish == Colour.AUTO && terminal.likesColour());
    }

    /** Whether a flag was given. */
    static boolean has(ParseResult given, String flag) {
        return given.matchedOptionValue(flag, false);
    }
}
