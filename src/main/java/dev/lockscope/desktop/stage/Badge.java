package dev.lockscope.desktop.stage;

import javafx.scene.layout.Region;

/** The shape that tells a client from others besides its colour. */
final class Badge extends Region {

    /** In a square of 20: disc, square, triangle, diamond, pentagon, cross, hexagon, star. */
    private static final String[] SHAPES = {
        "M0 10a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z",
        "M1 1h18v18h-18z",
        "M10 0L20 19H0z",
        "M10 0L20 10L10 20L0 10z",
        "M10 0L20 8L16 20H4L0 8z",
        "M6 0h8v6h6v8h-6v6h-8v-6h-6v-8h6z",
        "M5 1h10l5 9l-5 9h-10l-5 -9z",
        "M10 0L12.9 6.6L20 7.3L14.7 12.1L16.2 19.2L10 15.5L3.8 19.2L5.3 12.1L0 7.3L7.1 6.6z"
    };

    /** The badge of the client at a place of the cast; where colours begin anew, shapes are moved on by one. */
    Badge(int place) {
        getStyleClass().add("stage-badge");
        setMouseTransparent(true);
        setStyle("-fx-shape: \"" + SHAPES[(place + place / SHAPES.length) % SHAPES.length] + "\";");
    }
}
