package dev.lockscope.desktop.stage;

/** A point of the picture, px from its upper left corner. */
record Spot(double x, double y) {}
