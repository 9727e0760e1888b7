package dev.lockscope.desktop.help;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * A key by the character that it types, wherever that is on a keyboard: a question mark is Shift and 7, plus or slash,
 * as the country has it. Only the event of typing knows the character, so the key that is pressed never matches.
 */
final class TypedKey extends KeyCombination {

    private final String character;

    TypedKey(String character) {
        this.character = character;
    }

    /** Whether this has been typed. */
    boolean isTyped(KeyEvent event) {
        return event.getEventType() == KeyEvent.KEY_TYPED
                && event.getCharacter().equals(character)
                && !event.isControlDown()
                && !event.isAltDown()
                && !event.isMetaDown();
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getDisplayText() {
        return character;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TypedKey key && key.character.equals(character);
    }

    @Override
    public int hashCode() {
        return character.hashCode();
    }

    @Override
    public String toString() {
        return character;
    }
}
