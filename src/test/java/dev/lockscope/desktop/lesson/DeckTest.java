package dev.lockscope.desktop.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.course.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeckTest {

    private final Deck deck =
            new Deck(List.of(new Card("cache", "a", "stampede"), new Card("money", "c", "compare-and-set")));

    @Test
    void theFirstAnswerCounts() {
        deck.answer("b");
        deck.answer("a");
        assertThat(deck.answer()).contains("b");
        assertThat(deck.right()).isZero();
    }

    @Test
    void whatWasAnsweredIsKeptWhileOneGoesToAnotherCard() {
        deck.answer("a");
        deck.next();
        assertThat(deck.answer()).isEmpty();
        deck.answer("c");
        deck.previous();
        assertThat(deck.answer()).contains("a");
        assertThat(deck.right()).isEqualTo(2);
        assertThat(deck.isDone()).isTrue();
    }

    @Test
    void itEndsAtItsLastCardAndBeginsAtItsFirst() {
        deck.next();
        deck.next();
        assertThat(deck.place()).isEqualTo(1);
        assertThat(deck.hasNext()).isFalse();
        deck.previous();
        deck.previous();
        assertThat(deck.place()).isZero();
        assertThat(deck.hasPrevious()).isFalse();
    }

    @Test
    void anEmptyOneHasNoCard() {
        Deck empty = new Deck(List.of());
        empty.answer("a");
        empty.next();
        assertThat(empty.card()).isEmpty();
        assertThat(empty.answered()).isZero();
    }
}
