package dev.lockscope.desktop.tour;

import dev.lockscope.desktop.theme.Look;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Lies over the window: a callout, a ring around what it speaks of, and shade over all else, which lets clicks through. */
final class Layer extends Region {

    /** How wide a callout is, px at the plain size of text. */
    private static final double WIDE = 320;

    /** How much of the window's width it may take. */
    private static final double WIDEST = 0.46;

    /** Between a thing and the ring around it, px. */
    private static final double AROUND = 5;

    private final Look look;
    private final Callout callout;
    private final Region ring = new Region();
    private final List<Region> shades = Stream.generate(Region::new).limit(4).toList();
    private final Runnable frame = this::follow;
    private Optional<Stop> stop = Optional.empty();
    private Optional<Rectangle2D> target = Optional.empty();
    private Optional<Rectangle2D> followed = Optional.empty();
    private Runnable onMoved = () -> {};

    Layer(Look look, Callout callout) {
        this.look = look;
        this.callout = callout;
        setId("tour-layer");
        setPickOnBounds(false);
        setVisible(false);
        ring.setId("tour-ring");
        ring.getStyleClass().add("tour-ring");
        ring.setMouseTransparent(true);
        shades.forEach(shade -> {
            shade.getStyleClass().add("tour-shade");
            shade.setMouseTransparent(true);
        });
        getChildren().addAll(shades);
        getChildren().addAll(ring, callout.view());
        sceneProperty().addListener((property, old, now) -> move(old, now));
    }

    private void move(@Nullable Scene old, @Nullable Scene now) {
        if (old != null) {
            old.removePostLayoutPulseListener(frame);
        }
        if (now != null) {
            now.addPostLayoutPulseListener(frame);
        }
    }

    /** Shows a stop, or nothing. */
    void show(Optional<Showing> now) {
        stop = now.map(Showing::stop);
        now.ifPresent(callout::show);
        setVisible(now.isPresent());
        requestLayout();
    }

    /** What is to be done when what a stop speaks of has moved, and other things may have come and gone. */
    void onMoved(Runnable action) {
        onMoved = action;
    }

    /** After a frame was laid out: what a stop speaks of may have moved. */
    private void follow() {
        if (!isVisible()) {
            return;
        }
        Optional<Rectangle2D> now = find();
        if (!now.equals(target)) {
            requestLayout();
            Platform.requestNextPulse();
        }
        if (!now.equals(followed)) {
            followed = now;
            onMoved.run();
        }
    }

    private Optional<Rectangle2D> find() {
        Scene scene = getScene();
        return scene == null ? Optional.empty() : stop.flatMap(one -> Finder.find(scene, one.targets()));
    }

    // It lies over the window and makes no claims on its size.

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        target = find();
        Dimension2D window = new Dimension2D(getWidth(), getHeight());
        Rectangle2D hole = target.map(this::around).orElse(Rectangle2D.EMPTY);
        put(ring, hole);
        ring.setVisible(target.isPresent());
        shades.forEach(shade -> shade.setVisible(target.isPresent()));
        put(shades.get(0), new Rectangle2D(0, 0, getWidth(), hole.getMinY()));
        put(shades.get(1), new Rectangle2D(0, hole.getMaxY(), getWidth(), Math.max(0, getHeight() - hole.getMaxY())));
        put(shades.get(2), new Rectangle2D(0, hole.getMinY(), hole.getMinX(), hole.getHeight()));
        put(
                shades.get(3),
                new Rectangle2D(
                        hole.getMaxX(), hole.getMinY(), Math.max(0, getWidth() - hole.getMaxX()), hole.getHeight()));
        double width = Math.rint(Math.min(WIDE * look.textSize() / Look.TEXT, getWidth() * WIDEST));
        Dimension2D size = new Dimension2D(width, Math.ceil(callout.view().prefHeight(width)));
        put(
                callout.view(),
                target.isPresent() && stop.isPresent()
                        ? Placement.beside(window, hole, size, stop.get().sides())
                        : Placement.alone(window, size));
    }

    /** A little larger, but within the window. */
    private Rectangle2D around(Rectangle2D thing) {
        double x = Math.max(0, thing.getMinX() - AROUND);
        double y = Math.max(0, thing.getMinY() - AROUND);
        return new Rectangle2D(
                x,
                y,
                Math.max(0, Math.min(getWidth(), thing.getMaxX() + AROUND) - x),
                Math.max(0, Math.min(getHeight(), thing.getMaxY() + AROUND) - y));
    }

    private static void put(Region node, Rectangle2D place) {
        node.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
    }
}
