package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.stage.CardText.Ink;
import dev.lockscope.desktop.stage.CardText.Line;
import dev.lockscope.desktop.stage.CardText.Mood;
import dev.lockscope.desktop.stage.CardText.Ring;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A party's card: everything on it has its fixed place, whatever it says. */
final class CardView extends Region {

    /** What of a mood the stylesheet knows. */
    private enum Look {
        WAITING,
        INSIDE,
        FROZEN,
        DEAD,
        DONE,
        WRONG;

        private PseudoClass pseudo() {
            return PseudoClass.getPseudoClass(toString().toLowerCase(Locale.ROOT));
        }
    }

    private final Party party;
    private final Region mark;
    private final @Nullable Sign sign;
    private final Label name = new Label();
    private final LineView state;
    private final RingView ring = new RingView();
    private final LineView left;
    private final List<LineView> lines = new ArrayList<>();
    private final double em;

    CardView(Stand stand, OptionalInt place, double em) {
        this.party = stand.party();
        this.em = em;
        this.state = new LineView(em);
        this.left = new LineView(em);
        setId("stage-" + stand.name());
        getStyleClass().addAll("stage-card", "stage-" + party.name().toLowerCase(Locale.ROOT));
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        new Ownership(this).belongTo(place);
        if (place.isPresent()) {
            mark = new Badge(place.getAsInt());
            sign = null;
        } else {
            sign = new Sign(em * 1.15);
            mark = new Region();
        }
        name.getStyleClass().add("stage-name");
        name.setText(stand.name());
        name.setMinWidth(0);
        name.setMouseTransparent(true);
        state.setAlignment(Pos.CENTER_RIGHT);
        getChildren().addAll(mark, name, state);
        if (sign != null) {
            sign.getStyleClass().add("stage-sign");
            getChildren().add(sign);
        }
        for (int i = 0; i < stand.rows(); i++) {
            lines.add(new LineView(em));
        }
        getChildren().addAll(lines);
        if (party == Party.NODE) {
            left.setAlignment(Pos.CENTER_RIGHT);
            getChildren().addAll(ring, left);
        }
    }

    private static EnumSet<Look> looks(Mood mood) {
        return switch (mood) {
            case WAITING -> EnumSet.of(Look.WAITING);
            case LIVELY -> EnumSet.noneOf(Look.class);
            case INSIDE -> EnumSet.of(Look.INSIDE);
            case FROZEN -> EnumSet.of(Look.FROZEN);
            case FROZEN_INSIDE -> EnumSet.of(Look.FROZEN, Look.INSIDE);
            case DEAD -> EnumSet.of(Look.DEAD);
            case DONE -> EnumSet.of(Look.DONE);
            case WRONG -> EnumSet.of(Look.WRONG);
        };
    }

    /** Says something else from now on. */
    void show(CardText text) {
        for (Look look : Look.values()) {
            pseudoClassStateChanged(look.pseudo(), looks(text.mood()).contains(look));
        }
        Sign own = sign;
        if (own != null) {
            own.show(text.icon());
        }
        state.show(
                new Line(text.state(), Ink.MUTED, own == null ? text.icon() : Optional.empty(), OptionalInt.empty()),
                text.own());
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).show(text.lines().get(i), text.own());
        }
        Ring shown = text.ring().orElse(Ring.NONE);
        if (ring.isVisible() != text.ring().isPresent()) {
            ring.setVisible(text.ring().isPresent());
            requestLayout();
        }
        ring.show(shown, lines.size() > 1);
        left.show(Line.of(lines.size() > 1 ? "" : shown.text(), Ink.PLAIN), OptionalInt.empty());
        if (!text.spoken().equals(getAccessibleText())) {
            setAccessibleText(text.spoken());
        }
    }

    // Where things are, in em

    private static final double SIDE = 0.7;
    private static final double TOP = 0.45;
    private static final double HEAD = 1.5;
    private static final double ROW = 1.36;
    private static final double VALUE_ROW = ROW + 0.9;
    private static final double MARK = 1.05;
    private static final double SMALL_RING = 1.4;
    private static final double LARGE_RING = 2.6;
    private static final double LEFT = 2.6;

    @Override
    protected void layoutChildren() {
        double inner = getWidth() - 2 * SIDE * em;
        double top = lines.isEmpty() ? (getHeight() - HEAD * em) / 2 : TOP * em;
        double from = SIDE * em;
        place(mark, from, top + (HEAD - MARK) / 2 * em, MARK * em, MARK * em);
        Sign own = sign;
        if (own != null) {
            own.autosize();
            own.relocate(from, top + (HEAD * em - own.getLayoutBounds().getHeight()) / 2);
        }
        double nameFrom = from + (MARK + 0.4) * em;
        double right = from + inner;
        if (party == Party.NODE && lines.isEmpty()) {
            right -= SMALL_RING * em;
            place(ring, right, top + (HEAD - SMALL_RING) / 2 * em, SMALL_RING * em, SMALL_RING * em);
            right -= 0.3 * em;
            right -= LEFT * em;
            place(left, right, top, LEFT * em, HEAD * em);
        }
        double wanted = Math.min(name.prefWidth(-1), (right - nameFrom) * 0.6);
        place(name, nameFrom, top, wanted, HEAD * em);
        double stateFrom = nameFrom + wanted + 0.3 * em;
        place(state, stateFrom, top, Math.max(0, right - stateFrom), HEAD * em);
        lines(from, top + HEAD * em, inner);
    }

    private void lines(double from, double below, double inner) {
        double y = below;
        for (int i = 0; i < lines.size(); i++) {
            double height = (party == Party.RESOURCE && i == 0 ? VALUE_ROW : ROW) * em;
            double indent = 0;
            double cut = 0;
            if (ring.isVisible() && party == Party.NODE && lines.size() > 1 && i < 2) {
                indent = (LARGE_RING + 0.6) * em;
            } else if (ring.isVisible() && party == Party.NODE && lines.size() == 1) {
                indent = (SMALL_RING + 0.4) * em;
                cut = left.getText().isEmpty() ? 0 : LEFT * em;
            }
            place(lines.get(i), from + indent, y, inner - indent - cut, height);
            y += height;
        }
        if (party == Party.NODE && lines.size() > 1) {
            place(ring, from, below + (2 * ROW - LARGE_RING) / 2 * em, LARGE_RING * em, LARGE_RING * em);
        } else if (party == Party.NODE && lines.size() == 1) {
            place(ring, from, below + (ROW - SMALL_RING) / 2 * em, SMALL_RING * em, SMALL_RING * em);
            place(left, from + inner - LEFT * em, below, LEFT * em, ROW * em);
        }
    }

    private static void place(Region child, double x, double y, double width, double height) {
        child.resizeRelocate(x, y, width, height);
    }
}
