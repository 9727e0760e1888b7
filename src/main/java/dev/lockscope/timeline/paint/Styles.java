package dev.lockscope.timeline.paint;

import dev.lockscope.timeline.Paint;
import dev.lockscope.timeline.SpanKind;
import dev.lockscope.timeline.paint.Style.Shape;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** What spans look like in one palette: the colour is the client's, pattern and shape are the state's. */
public final class Styles {

    private static final int BEHIND = 0;
    private static final int BARS = 1;
    private static final int OVER = 2;
    private static final int AROUND = 3;
    private static final int POINTS = 4;

    private final Palette palette;
    private final ToIntFunction<String> placeOf;
    private final Map<Paint, Style> known = new HashMap<>();

    /**
     * The looks in a palette.
     *
     * @param placeOf the place of a client in the cast
     */
    public Styles(Palette palette, ToIntFunction<String> placeOf) {
        this.palette = palette;
        this.placeOf = placeOf;
    }

    /** The colours it is in. */
    public Palette palette() {
        return palette;
    }

    /** What something looks like. */
    public Style of(Paint paint) {
        return known.computeIfAbsent(paint, this::make);
    }

    /** The place of a client in the cast. */
    int placeOf(String client) {
        return placeOf.applyAsInt(client);
    }

    /** The colours of a client; neutral ones for nobody. */
    public Swatch swatch(String client) {
        return client.isEmpty()
                ? new Swatch(palette.idle(), palette.text(), palette.muted(), palette.grid())
                : palette.client(placeOf.applyAsInt(client));
    }

    private Style make(Paint paint) {
        SpanKind kind = paint.kind();
        Swatch own = swatch(paint.client());
        return switch (kind) {
            case REQUESTING -> bar(Pattern.DOTS, palette.surface(), own.ink());
            case HOLDING, KEY_HELD -> full(own);
            case OVERDUE -> edged(Pattern.FALLING, own.soft(), own.ink());
            case IN_SECTION ->
                new Style(AROUND, own.soft(), Pattern.SOLID, edge(own), palette.text(), true, true, Shape.BAR);
            case WORKING, IN_TRANSACTION -> bar(Pattern.SOLID, own.ink(), own.ink());
            case PAUSED -> over(Pattern.RISING, own.ink());
            case STALLED -> over(Pattern.FALLING, own.ink());
            case CRASHED, DOWN -> over(Pattern.CROSSED, palette.danger());
            case ATTEMPT_REFUSED -> point(Shape.TICK, own.ink());
            case RENEWED -> point(Shape.UP, own.ink());
            case GAVE_UP -> point(Shape.CROSS, own.ink());
            case BELIEF_OVERLAP -> band(0.07);
            case SECTION_OVERLAP -> band(0.13);
            case MASTER -> bar(Pattern.SOLID, palette.idle(), palette.idle());
            case REPLICA -> bar(Pattern.DOTS, palette.grid(), palette.muted());
            case UNSYNCED -> bar(Pattern.RISING, palette.warningSoft(), palette.warning());
            case CLOCK_MOVED -> point(Shape.DIAMOND, palette.warning());
            case KEY_EXPIRED -> point(Shape.BAR, palette.danger());
            case KEY_DELETED -> point(Shape.DOWN, own.ink());
            case KEY_EVICTED -> point(Shape.CROSS, palette.danger());
            case SUSPECTS -> bar(Pattern.RISING, palette.warningSoft(), palette.warning());
            case NAMES_MASTER -> edged(Pattern.SOLID, palette.grid(), palette.muted());
            case MASTER_DOWN -> point(Shape.CROSS, palette.danger());
            case FAILOVER_BEGAN -> point(Shape.UP, palette.danger());
            case READ, LOOKED_UP -> point(Shape.RING, own.ink());
            case WRITE_ACCEPTED, CHARGED -> point(Shape.DISC, own.ink());
            case KEY_REMEMBERED, ENTRY_COMPUTED -> point(Shape.SQUARE, own.ink());
            case WRITE_REJECTED, CHARGE_REJECTED -> point(Shape.CROSS, palette.danger());
            case WRITE_CONFLICTED -> point(Shape.CROSS, palette.warning());
            case CHARGE_REPLAYED -> point(Shape.DIAMOND, own.ink());
            case ROLLED_BACK -> point(Shape.DOWN, palette.warning());
            case LINK_HOLDS -> edged(Pattern.UPRIGHT, palette.warningSoft(), palette.warning());
            case LINK_LOSES -> edged(Pattern.CROSSED, palette.dangerSoft(), palette.danger());
            case LINK_DELAYS -> edged(Pattern.DOTS, palette.warningSoft(), palette.warning());
            case LINK_CUT -> edged(Pattern.RISING, palette.dangerSoft(), palette.danger());
            case FAULT -> edged(Pattern.SOLID, palette.warningSoft(), palette.warning());
            case ACTION_REFUSED -> point(Shape.CROSS, palette.warning());
            case STEP_REACHED -> point(Shape.FLAG, palette.accent());
            case STEP_FAILED -> point(Shape.CROSS, palette.danger());
            case DISTURBED -> point(Shape.DIAMOND, palette.danger());
            case RUN_HELD -> edged(Pattern.UPRIGHT, palette.grid(), palette.idle());
            case RUN_ENDED -> point(Shape.BAR, palette.muted());
        };
    }

    /** Apart from what it is around, in either tone. */
    private Ink edge(Swatch own) {
        return own.ink().mixed(palette.text(), 0.6);
    }

    private Style full(Swatch own) {
        return new Style(BARS, own.fill(), Pattern.SOLID, own.ink(), own.text(), false, false, Shape.BAR);
    }

    private Style bar(Pattern pattern, Ink ground, Ink ink) {
        return new Style(BARS, ground, pattern, ink, palette.text(), pattern != Pattern.SOLID, false, Shape.BAR);
    }

    private Style edged(Pattern pattern, Ink ground, Ink ink) {
        return new Style(BARS, ground, pattern, ink, palette.text(), pattern != Pattern.SOLID, true, Shape.BAR);
    }

    private Style over(Pattern pattern, Ink ink) {
        Ink veil = palette.surface().faded(0.6);
        return new Style(OVER, veil, pattern, ink, palette.text(), true, false, Shape.BAR);
    }

    private Style band(double share) {
        Ink veil = palette.danger().faded(share);
        return new Style(BEHIND, veil, Pattern.SOLID, palette.danger(), palette.danger(), false, true, Shape.BAR);
    }

    private Style point(Shape shape, Ink ink) {
        return new Style(POINTS, palette.surface(), Pattern.SOLID, ink, palette.text(), false, false, shape);
    }
}
