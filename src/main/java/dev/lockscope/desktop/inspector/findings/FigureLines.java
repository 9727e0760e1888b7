package dev.lockscope.desktop.inspector.findings;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.verdict.Balance;
import dev.lockscope.verdict.Figures;
import java.util.ArrayList;
import java.util.List;

/** Puts a run's figures into words. */
final class FigureLines {

    /**
     * A figure.
     *
     * @param name what is counted
     * @param value what it comes to
     * @param bad whether it ought not to be so
     */
    record Line(String name, String value, boolean bad) {}

    private final Words words;
    private final Texts texts;
    private final List<Line> lines = new ArrayList<>();

    private FigureLines(Words words, Texts texts) {
        this.words = words;
        this.texts = texts;
    }

    static List<Line> of(Figures figures, Words words, Texts texts) {
        FigureLines all = new FigureLines(words, texts);
        all.add("overlap", all.seconds(figures.overlap()), figures.overlap() > 0);
        all.add("holders", all.number(figures.mostHolders()), figures.mostHolders() > 1);
        all.add("lost", all.money(figures.moneyLost()), figures.moneyLost() != 0);
        if (figures.takenTooMuch() != 0) {
            all.add("too-much", all.money(figures.takenTooMuch()), true);
        }
        all.add("writes", texts.say("figure.of", figures.writesAccepted(), figures.writesRejected()), false);
        figures.balances().forEach(all::add);
        figures.grants()
                .forEach((client, times) ->
                        all.lines.add(new Line(texts.say("figure.grants", client), all.number(times), false)));
        all.add("wait", all.seconds(figures.longestWait()), false);
        return List.copyOf(all.lines);
    }

    private void add(Balance balance) {
        String value = balance.last() == balance.expected()
                ? money(balance.last())
                : texts.say("figure.instead", money(balance.last()), money(balance.expected()));
        lines.add(
                new Line(texts.say("figure.balance", balance.resource()), value, balance.last() != balance.expected()));
    }

    private void add(String id, String value, boolean bad) {
        lines.add(new Line(texts.say("figure." + id), value, bad));
    }

    private String seconds(long nanos) {
        return words.events().seconds(nanos);
    }

    private String number(long number) {
        return String.format(words.locale(), "%d", number);
    }

    private String money(long kroner) {
        return number(kroner) + " kr";
    }
}
