package dev.lockscope.scenario.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Everything that can be said about a broken file. The words themselves are in the message bundles, under
 * {@link #key()}; those that begin with {@code WANT} say what was expected.
 */
public enum Wording {
    MORE_PROBLEMS,

    NO_SUCH_FILE,
    NOT_A_FILE,
    CANNOT_READ_FILE,
    TOO_LARGE,
    NOT_UTF8,
    CONTROL_CHARACTER,
    EMPTY,

    TAB,
    BAD_START,
    COLON,
    NO_COLON,
    UNCLOSED_QUOTE,
    BAD_ESCAPE,
    UNCLOSED_LIST,
    UNCLOSED_MAPPING,
    BAD_INDENTATION,
    BAD_DIRECTIVE,
    NOT_YAML,
    SECOND_DOCUMENT,
    ANCHOR,
    ALIAS,
    TAG,
    TOO_DEEP,
    KEY_NOT_TEXT,
    DUPLICATE_KEY,

    FOUND_NOTHING,
    FOUND_NUMBER,
    FOUND_BOOLEAN,
    FOUND_TEXT,
    FOUND_LIST,
    FOUND_MAPPING,

    UNKNOWN_KEY,
    MISSING_KEY,
    UNKNOWN_WORD,
    BAD_NUMBER,
    BAD_DURATION,
    DURATION_RANGE,
    BAD_ID,
    ID_IS_NOT_FILE_NAME,
    BAD_NAME,
    RESERVED_NAME,
    NAME_TAKEN,
    BAD_LOCK,
    TEXT_TOO_LONG,
    TOO_MANY,
    TWICE,

    BAD_EVENT,
    UNKNOWN_ACTOR,
    UNKNOWN_EVENT,
    NOT_A_CLIENT_EVENT,
    NOT_A_NODE_EVENT,
    NO_DETAIL,
    UNKNOWN_STEP,
    UNKNOWN_KEY_ON_NODE,
    UNKNOWN_NODE,
    NEVER_HAPPENS,

    EMPTY_ACTION,
    UNKNOWN_ACTION,
    ACTION_ARGUMENTS,
    UNKNOWN_CLIENT,
    UNKNOWN_LINK,
    AMBIGUOUS_LINK,

    STEP_TAKES_NOTHING,
    STEP_NEEDS_VALUE,
    ONE_STEP_EACH,
    BEFORE_ACQUIRE,
    NO_FENCE,
    BEGUN_ALREADY,
    NOTHING_BEGUN,
    NEVER_COMMITTED,
    NEVER_CONFLICTS,
    BAD_KEY,
    WRONG_WAY_ROUND,
    STARTS_AT_ONCE,
    NEVER_STARTED,
    NOT_STARTED_YET,
    STARTED_ALREADY,
    PAUSED_ALREADY,
    NOT_PAUSED,
    CRASHED_ALREADY,
    NOTHING_TO_FINISH,
    NEVER_FINISHED,
    LINK_IS_OPEN,

    WANT_SPACES,
    WANT_QUOTES,
    WANT_KEYS,
    WANT_COLON,
    WANT_CLOSING_QUOTE,
    WANT_ESCAPE,
    WANT_LIST_END,
    WANT_MAPPING_END,
    WANT_INDENTATION,
    WANT_ONE_DOCUMENT,
    WANT_WRITTEN_OUT,
    WANT_NO_TAG,
    WANT_FLATTER,
    WANT_PLAIN_KEY,
    WANT_ONE_OF_EACH,
    WANT_UTF8,
    WANT_SMALLER,
    WANT_SCENARIO,
    WANT_TEXT,
    WANT_MAPPING,
    WANT_LIST,
    WANT_LIST_OR_TEXT,
    WANT_NUMBER,
    WANT_DURATION,
    WANT_DURATION_RANGE,
    WANT_ID,
    WANT_FILE_NAME,
    WANT_NAME,
    WANT_OTHER_NAME,
    WANT_LOCK,
    WANT_AT_MOST,
    WANT_ONE_OF,
    WANT_KEY,
    WANT_EVENT,
    WANT_ACTION,
    WANT_LINK,
    WANT_STEP,
    WANT_STEP_ALONE,
    WANT_STEP_VALUE,
    WANT_ACQUIRE_FIRST,
    WANT_FENCED_RECIPE,
    WANT_COMMIT_FIRST,
    WANT_BEGIN_FIRST,
    WANT_COMMIT,
    WANT_COMPARE,
    WANT_RESOURCE_KEY,
    WANT_NOT_BELOW,
    WANT_PROGRAM_STEP,
    WANT_WHEN_TOLD,
    WANT_START,
    WANT_EARLIER,
    WANT_UNTIL_TOLD,
    WANT_FINISH;

    /** The key in the message bundles. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The words with their gaps filled by pieces of the file, each made fit to be shown. */
    public Message with(String... pieces) {
        return new Message(this, Arrays.stream(pieces).map(Excerpt::of).toList());
    }

    /** The words with their one gap filled by a list of choices, which are our own words. */
    public Message choices(List<String> choices) {
        return new Message(this, List.of(String.join(", ", choices)));
    }
}
