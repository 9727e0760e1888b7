package dev.lockscope.desktop.kept;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/** What is said about kept runs, in the language that is spoken. */
final class KeptWords {

    private static final double KILO = 1 << 10;
    private static final double MEGA = 1 << 20;

    private final Words words;
    private final Texts texts;
    private final ZoneId zone;

    KeptWords(Words words, ZoneId zone) {
        this.words = words;
        this.texts = words.of("dev.lockscope.desktop.kept.kept");
        this.zone = zone;
    }

    Texts texts() {
        return texts;
    }

    String title(KeptRun run) {
        return run.title().in(words.language().get());
    }

    String when(Instant instant) {
        Locale locale = words.language().get().equals("nb") ? words.locale() : Locale.UK;
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.MEDIUM)
                .withLocale(locale)
                .withZone(zone)
                .format(instant);
    }

    String size(long bytes) {
        if (bytes < KILO) {
            return texts.say("size.bytes", bytes);
        }
        return bytes < MEGA
                ? texts.say("size.kilo", Math.round(bytes / KILO * 10) / 10.0)
                : texts.say("size.mega", Math.round(bytes / MEGA * 10) / 10.0);
    }
}
