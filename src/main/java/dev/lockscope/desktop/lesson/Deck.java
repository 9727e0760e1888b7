package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Card;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Questions that no run answers, one at a time, with what was answered. The first answer to each counts. */
final class Deck {

    private final List<Card> cards;
    private final Map<String, String> answers = new HashMap<>();
    private int place;

    /** One at its first card. */
    Deck(List<Card> cards) {
        this.cards = List.copyOf(cards);
    }

    int size() {
        return cards.size();
    }

    /** Which card it is at, from 0. */
    int place() {
        return place;
    }

    Optional<Card> card() {
        return place < cards.size() ? Optional.of(cards.get(place)) : Optional.empty();
    }

    /** What was answered to the card that it is at. */
    Optional<String> answer() {
        return card().flatMap(card -> Optional.ofNullable(answers.get(card.id())));
    }

    void answer(String option) {
        card().ifPresent(card -> answers.putIfAbsent(card.id(), option));
    }

    boolean hasNext() {
        return place + 1 < cards.size();
    }

    boolean hasPrevious() {
        return place > 0;
    }

    void next() {
        place = Math.min(place + 1, Math.max(0, cards.size() - 1));
    }

    void previous() {
        place = Math.max(place - 1, 0);
    }

    /** How many were answered. */
    int answered() {
        return answers.size();
    }

    /** How many were answered right. */
    int right() {
        return (int) cards.stream()
                .filter(card -> card.right().equals(answers.get(card.id())))
                .count();
    }

    boolean isDone() {
        return answers.size() == cards.size();
    }
}
