package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.explore.Counterexample;
import dev.lockscope.explore.FaultKind;
import dev.lockscope.explore.Limits;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.Result;
import dev.lockscope.explore.ScheduleText;
import dev.lockscope.explore.Tally;
import dev.lockscope.scenario.FindingId;
import java.text.NumberFormat;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** What the explorer says, in the language that is spoken at the time. Belongs to the thread of the window. */
final class ExplorerWords {

    private final Words words;
    private final Texts texts;

    ExplorerWords(Words words) {
        this.words = words;
        this.texts = words.of("dev.lockscope.desktop.explorer.explorer");
    }

    Words words() {
        return words;
    }

    Texts texts() {
        return texts;
    }

    /** A whole number, with its thousands apart: these are large. */
    String number(long value) {
        return NumberFormat.getIntegerInstance(words.locale()).format(value);
    }

    /** A length of time, s. */
    String seconds(Duration time) {
        NumberFormat format = NumberFormat.getNumberInstance(words.locale());
        format.setMinimumFractionDigits(1);
        format.setMaximumFractionDigits(1);
        return texts.say("seconds", format.format(time.toMillis() / 1000.0));
    }

    String name(FaultKind kind) {
        return texts.say("fault." + kind.id());
    }

    String name(Property property) {
        return texts.say("property." + property.id());
    }

    /** What a question is about: the scenario, and which of its variants where there are several. */
    String about(Question question) {
        String title = Subject.of(question).title(words.language().get());
        return question.scenario()
                .variant()
                .map(variant -> texts.say("about", title, variant))
                .orElse(title);
    }

    /** What was searched for, on one line. */
    String asked(Question question) {
        String faults = Arrays.stream(FaultKind.values())
                .filter(kind -> question.budget().most().getOrDefault(kind, 0) > 0)
                .map(kind -> texts.say(
                        "times",
                        name(kind),
                        String.valueOf(question.budget().most().get(kind))))
                .collect(Collectors.joining(" · "));
        int sum = question.budget().most().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        String allowed = faults.isEmpty()
                ? texts.say("nothing")
                : question.budget().total() < sum
                        ? texts.say("limited", faults, question.budget().total())
                        : faults;
        String kept = question.properties().stream().sorted().map(this::name).collect(Collectors.joining(" · "));
        return texts.say("asked", allowed, kept);
    }

    /** The result of a search in a line. */
    String headline(Exploring.State state) {
        if (state instanceof Exploring.State.Going going) {
            return texts.say("going", going.asked().question().title());
        } else if (state instanceof Exploring.State.Broken broken) {
            String what = ScheduleText.in(
                            words.language().get(), broken.asked().question().scenario())
                    .broken(broken.result().broken());
            return texts.say("broken", broken.steps().size(), what);
        } else if (state instanceof Exploring.State.Complete complete) {
            return texts.say("complete", number(complete.tally().states()));
        } else if (state instanceof Exploring.State.Stopped stopped) {
            return texts.say("stopped", bound(stopped));
        }
        return texts.say("resting");
    }

    private String bound(Exploring.State.Stopped stopped) {
        Limits limits = stopped.asked().limits();
        return switch (stopped.reason()) {
            case STATES -> texts.say("bound.states", number(limits.states()));
            case DEPTH -> texts.say("bound.depth", number(limits.depth()));
            case TIME -> texts.say("bound.time", number(limits.time().toSeconds()));
            case MEMORY -> texts.say("bound.memory");
            case CANCELLED -> texts.say("bound.cancelled");
        };
    }

    /** What that means. */
    String meaning(Exploring.State state) {
        if (state instanceof Exploring.State.Going) {
            return texts.say("going.meaning");
        } else if (state instanceof Exploring.State.Broken) {
            return texts.say("broken.meaning");
        } else if (state instanceof Exploring.State.Complete) {
            return texts.say("complete.meaning");
        } else if (state instanceof Exploring.State.Stopped stopped) {
            Tally tally = stopped.tally();
            return texts.say("stopped.meaning", number(tally.states()), number(tally.open()));
        }
        return "";
    }

    /** What can be done next where no schedule was found; nothing elsewhere. */
    String advice(Exploring.State state) {
        if (state instanceof Exploring.State.Complete) {
            return texts.say("complete.advice");
        } else if (state instanceof Exploring.State.Stopped stopped) {
            return texts.say(
                    stopped.reason() == Result.Reason.CANCELLED || stopped.reason() == Result.Reason.MEMORY
                            ? "stopped.advice.again"
                            : "stopped.advice.bound");
        }
        return "";
    }

    /** What the run of a schedule on the model shows. */
    String verdict(Counterexample found) {
        String headline = words.verdicts().headline(found.verdict());
        return texts.say(found.isConfirmed() ? "confirmed" : "unconfirmed", headline);
    }

    /** What became of a schedule on real servers. */
    String fate(Fate fate) {
        if (fate instanceof Fate.NoProof none) {
            return why(none.why());
        } else if (fate instanceof Fate.Same same) {
            return texts.say("fate.same", findings(same.findings()));
        } else if (fate instanceof Fate.Differs differs) {
            return texts.say("fate.differs", findings(differs.model()), findings(differs.servers()));
        } else if (fate instanceof Fate.Disagrees disagrees) {
            return texts.say("fate.disagrees", findings(disagrees.model()), findings(disagrees.servers()));
        } else if (fate instanceof Fate.Running) {
            return texts.say("fate.running");
        }
        return texts.say(fate instanceof Fate.Waiting ? "fate.waiting" : "fate.unknown");
    }

    private String why(Fate.Why why) {
        if (why instanceof Fate.Why.Cut cut) {
            return texts.say(
                    "fate.no-proof.cut",
                    cut.fact().map(fact -> sentence(words.events().of(fact))).orElse(""));
        } else if (why instanceof Fate.Why.Disturbed disturbed) {
            return texts.say("fate.no-proof.disturbed", words.verdicts().summary(disturbed.finding()));
        }
        return texts.say("fate.no-proof.acted");
    }

    private String sentence(String text) {
        String begun = text.substring(0, 1).toUpperCase(words.locale()) + text.substring(1);
        return begun.endsWith(".") ? begun : begun + ".";
    }

    private String findings(Set<FindingId> findings) {
        return findings.isEmpty()
                ? texts.say("safe")
                : findings.stream()
                        .sorted()
                        .map(id -> words.verdicts().title(id))
                        .collect(Collectors.joining(", "));
    }
}
