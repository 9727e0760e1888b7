/** The tour, tried and drawn. */
package dev.lockscope.desktop.tour;
