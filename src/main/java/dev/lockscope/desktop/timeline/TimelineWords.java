package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.timeline.Span;
import dev.lockscope.timeline.Timeline;
import dev.lockscope.timeline.paint.PictureWords;
import dev.lockscope.timeline.paint.SpanWords;

/** What the timeline writes, in the language that is spoken now. */
final class TimelineWords implements SpanWords {

    /** The texts of the timeline. */
    static final String BUNDLE = "dev.lockscope.desktop.timeline.timeline";

    private final Words words;
    private final Texts texts;
    private final PictureWords english = PictureWords.in("en");
    private final PictureWords norwegian = PictureWords.in("nb");

    TimelineWords(Words words) {
        this.words = words;
        this.texts = words.of(BUNDLE);
    }

    Texts texts() {
        return texts;
    }

    /** What is written in the picture. */
    PictureWords picture() {
        return words.language().get().equals("nb") ? norwegian : english;
    }

    /** What is written at the cursor: what goes on is live, what is over has an end. */
    String flag(Moment moment, Phase phase) {
        String instant = seconds(moment.instant());
        return moment.live() ? texts.say(phase.isLive() ? "flag.live" : "flag.end", instant) : instant;
    }

    /** An instant, or a length of time. */
    String seconds(long nanos) {
        return picture().seconds(nanos);
    }

    @Override
    public String on(Span span, Timeline timeline) {
        return picture().on(span, timeline);
    }

    @Override
    public String overlap(Span span, long length) {
        return picture().overlap(span, length);
    }

    @Override
    public String number(String plain) {
        return picture().number(plain);
    }
}
