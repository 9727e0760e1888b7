package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.world.LinkView;
import java.util.Locale;
import java.util.Optional;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/**
 * All that is told of a link.
 *
 * @param manner how it is drawn
 * @param label its condition in words; empty for one that is open and keeps nothing
 * @param icon its condition as a sign
 * @param spoken for those who do not see it
 */
record LinkText(Manner manner, String label, Optional<Ikon> icon, String spoken) {

    /** How a link is drawn. */
    enum Manner {
        /** Lets everything through. */
        OPEN,
        /** Keeps messages. */
        KEEPS,
        /** Loses messages. */
        LOSES,
        /** Is slow. */
        SLOW,
        /** Is cut. */
        CUT
    }

    /**
     * What is told of a link.
     *
     * @param counted whether its label counts what waits in it; where messages are shown themselves it need not
     */
    static LinkText of(LinkView link, boolean counted, Texts texts) {
        Manner manner = manner(link.condition());
        String condition = texts.say("link." + link.condition().name().toLowerCase(Locale.ROOT));
        int waiting = link.held().size();
        String said = waiting == 0
                ? condition
                : manner == Manner.OPEN
                        ? texts.say("link.waiting-open", waiting)
                        : texts.say("link.waiting", condition, waiting);
        boolean plain = manner == Manner.OPEN && waiting == 0;
        String label = plain ? "" : counted || manner == Manner.OPEN ? said : condition;
        return new LinkText(
                manner,
                label,
                label.isEmpty() ? Optional.empty() : Optional.of(icon(manner)),
                texts.say("link.spoken", link.name().from(), link.name().to(), said));
    }

    private static Manner manner(Condition condition) {
        return switch (condition) {
            case OPEN -> Manner.OPEN;
            case HOLDS_REQUESTS, HOLDS_REPLIES, HOLDS_BOTH, HOLDS_NEXT_REQUEST, HOLDS_NEXT_REPLY -> Manner.KEEPS;
            case LOSES_REQUESTS, LOSES_REPLIES, LOSES_BOTH -> Manner.LOSES;
            case DELAYS -> Manner.SLOW;
            case CUT -> Manner.CUT;
        };
    }

    private static Ikon icon(Manner manner) {
        return switch (manner) {
            case OPEN, KEEPS -> Material2OutlinedMZ.PAUSE_CIRCLE_OUTLINE;
            case LOSES -> Material2OutlinedAL.HIGHLIGHT_OFF;
            case SLOW -> Material2OutlinedMZ.SCHEDULE;
            case CUT -> Material2OutlinedAL.LINK_OFF;
        };
    }
}
