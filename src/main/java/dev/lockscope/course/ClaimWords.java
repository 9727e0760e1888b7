package dev.lockscope.course;

import dev.lockscope.scenario.EventPattern;
import dev.lockscope.verdict.VerdictText;
import java.math.BigDecimal;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/** Says claims and events in one language, from the message bundles. Any thread. */
final class ClaimWords {

    private static final String BUNDLE = "dev.lockscope.course.claim";

    private final String language;
    private final ResourceBundle bundle;

    private ClaimWords(String language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
    }

    /** In a language: {@code nb} for Norwegian Bokmål, else English. */
    static ClaimWords in(String language) {
        Locale locale = language.equals("nb") ? Locale.forLanguageTag("nb") : Locale.ROOT;
        ResourceBundle.Control noFallback =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
        return new ClaimWords(language, ResourceBundle.getBundle(BUNDLE, locale, noFallback));
    }

    String of(Claim claim) {
        if (claim instanceof Claim.All all) {
            return joined(all.parts().stream().map(this::of).toList(), "join.all");
        } else if (claim instanceof Claim.Any any) {
            return joined(any.parts().stream().map(this::of).toList(), "join.any");
        } else if (claim instanceof Claim.Not not) {
            return say("not", of(not.claim()));
        } else if (claim instanceof Claim.InVariant other) {
            return say("variant", other.variant(), of(other.claim()));
        } else if (claim instanceof RunClaim about) {
            return ofRun(about);
        }
        throw new IllegalStateException("no words for " + claim);
    }

    private String ofRun(RunClaim claim) {
        if (claim instanceof RunClaim.Finding finding) {
            return say(
                    "finding",
                    VerdictText.in(language).title(finding.id()),
                    finding.id().id());
        } else if (claim instanceof RunClaim.NoFinding none) {
            return say(
                    "no-finding",
                    VerdictText.in(language).title(none.id()),
                    none.id().id());
        } else if (claim instanceof RunClaim.Safe) {
            return say("safe");
        } else if (claim instanceof RunClaim.Balance balance) {
            return say("balance", number(balance.kroner()));
        } else if (claim instanceof RunClaim.Lost lost) {
            return lost.kroner() == 0 ? say("lost.none") : say("lost", number(lost.kroner()));
        } else if (claim instanceof RunClaim.Charges charges) {
            return charges.times() == 0 ? say("charges.none") : say("charges", times(Bounds.exactly(charges.times())));
        } else if (claim instanceof RunClaim.Computations computations) {
            return computations.times() == 0
                    ? say("computations.none")
                    : say("computations", times(Bounds.exactly(computations.times())));
        } else if (claim instanceof RunClaim.Granted granted) {
            return say(
                    "granted",
                    granted.client(),
                    granted.when().map(this::window).orElse(""));
        } else if (claim instanceof RunClaim.NeverGranted never) {
            return say(
                    "never-granted",
                    never.client(),
                    never.when().map(this::window).orElse(""));
        } else if (claim instanceof RunClaim.Overlap overlap) {
            return say("overlap", length(overlap.length()));
        } else if (claim instanceof RunClaim.Waits waits) {
            String after = waits.after().map(event -> say("after", of(event))).orElse("");
            return say("waits", waits.client(), length(waits.length()), after);
        }
        return ofEvents(claim);
    }

    private String ofEvents(RunClaim claim) {
        if (claim instanceof RunClaim.Count count) {
            return say("count", of(count.event()), times(count.times()));
        } else if (claim instanceof RunClaim.Happens happens) {
            return say("happens", of(happens.event()));
        } else if (claim instanceof RunClaim.Never never) {
            return say("never", of(never.event()));
        } else if (claim instanceof RunClaim.Order order) {
            return joined(order.events().stream().map(this::of).toList(), "join.order");
        } else if (claim instanceof RunClaim.Holders holders) {
            String when = holders.nth() == 1
                    ? of(holders.event())
                    : say("nth", of(holders.event()), Integer.toString(holders.nth()));
            List<String> names = holders.clients().stream().sorted().toList();
            return switch (names.size()) {
                case 0 -> say("holders.none", when);
                case 1 -> say("holders.one", names.get(0), when);
                default -> say("holders", joined(names, "join.all"), when);
            };
        }
        throw new IllegalStateException("no words for " + claim);
    }

    /** An event in a few words, such as {@code A reads}. */
    String of(EventPattern event) {
        String detail = event.detail().orElse("");
        return say("event." + event.kind().id() + (detail.isEmpty() ? "" : ".of"), event.actor(), detail);
    }

    private String window(RunClaim.Window window) {
        String after = window.after().map(event -> say("after", of(event))).orElseGet(() -> say("after.start"));
        return say("window", time(window.from()), time(window.to()), after);
    }

    private String times(Bounds times) {
        if (times.isExact()) {
            long number = times.least();
            return number >= 0 && number <= 2 ? say("times." + number) : say("times", number(number));
        } else if (times.isOpen()) {
            return say("least", say("times", number(times.least())));
        } else if (times.least() <= 0) {
            return say("most", say("times", number(times.most())));
        }
        return say("between", number(times.least()), say("times", number(times.most())));
    }

    private String length(Bounds length) {
        if (length.isOpen()) {
            return say("least", time(length.least()));
        } else if (length.least() <= 0) {
            return say("most", time(length.most()));
        }
        return say("between", time(length.least()), time(length.most()));
    }

    private String time(long nanos) {
        BigDecimal millis = BigDecimal.valueOf(nanos / 1_000_000);
        if (nanos != 0 && nanos < 1_000_000_000) {
            return millis.toPlainString() + " ms";
        }
        String seconds = millis.movePointLeft(3).stripTrailingZeros().toPlainString();
        return (language.equals("nb") ? seconds.replace('.', ',') : seconds) + " s";
    }

    private String number(long number) {
        String plain = String.format(Locale.ROOT, "%,d", number);
        return language.equals("nb") ? plain.replace(',', '\u00A0') : plain;
    }

    private String joined(List<String> parts, String last) {
        if (parts.size() < 2) {
            return String.join("", parts);
        }
        boolean inOrder = last.equals("join.order");
        String glue = inOrder ? say("join.order") : ", ";
        String front = parts.subList(0, parts.size() - 1).stream().collect(Collectors.joining(glue));
        return front + say(last) + parts.get(parts.size() - 1);
    }

    /** The words under a key, its gaps filled. */
    String say(String key, String... arguments) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT)
                .format(Arrays.copyOf(arguments, arguments.length, Object[].class));
    }
}
