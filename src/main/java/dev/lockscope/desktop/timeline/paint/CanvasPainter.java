package dev.lockscope.desktop.timeline.paint;

import dev.lockscope.desktop.theme.Colours;
import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Painter;
import dev.lockscope.timeline.paint.Pattern;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/** Draws on a canvas. Belongs to the thread of the window. */
public final class CanvasPainter implements Painter {

    private static final int MOST_WIDTHS = 4_000;
    private static final int MOST_COLORS = 400;

    private final GraphicsContext canvas;
    private final Tiles tiles = new Tiles();
    private final Map<Ink, Color> colors = new HashMap<>();
    private final Map<Type, Font> fonts = new HashMap<>();
    private final Map<Type, Map<String, Double>> widths = new HashMap<>();
    private final Text measure = new Text();
    private @Nullable Ink filled;

    /** A painter on a canvas. */
    public CanvasPainter(GraphicsContext canvas) {
        this.canvas = canvas;
        canvas.setImageSmoothing(false);
    }

    /** Wipes everything away. */
    public void clear() {
        canvas.clearRect(0, 0, canvas.getCanvas().getWidth(), canvas.getCanvas().getHeight());
    }

    private void use(Ink ink) {
        // Each change of colour is kept until the frame is drawn.
        if (!ink.equals(filled)) {
            canvas.setFill(color(ink));
            filled = ink;
        }
    }

    private Color color(Ink ink) {
        if (colors.size() > MOST_COLORS) {
            colors.clear();
        }
        return colors.computeIfAbsent(ink, Colours::of);
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink) {
        use(ink);
        canvas.fillRect(x, y, width, height);
    }

    @Override
    public void pattern(double x, double y, double width, double height, Pattern pattern, Ink ink) {
        if (pattern == Pattern.SOLID) {
            fill(x, y, width, height, ink);
            return;
        }
        Image tile = tiles.of(pattern, color(ink));
        double down = Math.min(height, Tiles.HEIGHT);
        for (double done = 0; done < width; done += Tiles.WIDTH - Tiles.PERIOD) {
            // Begins at the same phase wherever it stands, so that neighbours join.
            double phase = Math.floorMod((long) (x + done), Tiles.PERIOD);
            double across = Math.min(width - done, Tiles.WIDTH - Tiles.PERIOD);
            canvas.drawImage(tile, phase, 0, across, down, x + done, y, across, down);
        }
    }

    @Override
    public void outline(double x, double y, double width, double height, Line line, Ink ink) {
        double thick = line.width();
        if (line.dashed()) {
            stroke(line, ink);
            canvas.strokeRect(x + thick / 2, y + thick / 2, Math.max(0, width - thick), Math.max(0, height - thick));
            return;
        }
        fill(x, y, width, thick, ink);
        fill(x, y + height - thick, width, thick, ink);
        fill(x, y, thick, height, ink);
        fill(x + width - thick, y, thick, height, ink);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Line line, Ink ink) {
        stroke(line, ink);
        canvas.strokeLine(fromX, fromY, toX, toY);
    }

    private void stroke(Line line, Ink ink) {
        canvas.setStroke(color(ink));
        canvas.setLineWidth(line.width());
        if (line.dashed()) {
            canvas.setLineDashes(4, 3);
        } else {
            canvas.setLineDashes();
        }
    }

    @Override
    public void polygon(double[] xs, double[] ys, Ink ink) {
        use(ink);
        canvas.fillPolygon(xs, ys, xs.length);
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink) {
        use(ink);
        canvas.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void ring(double x, double y, double radius, Line line, Ink ink) {
        stroke(line, ink);
        canvas.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void text(String text, double x, double y, Type type, Ink ink) {
        use(ink);
        canvas.setFont(font(type));
        canvas.setTextBaseline(VPos.BASELINE);
        canvas.fillText(text, x, y);
    }

    private Font font(Type type) {
        return fonts.computeIfAbsent(
                type,
                wanted -> Font.font(
                        Font.getDefault().getFamily(),
                        wanted.bold() ? FontWeight.BOLD : FontWeight.NORMAL,
                        wanted.size()));
    }

    @Override
    public double widthOf(String text, Type type) {
        Map<String, Double> known = widths.computeIfAbsent(type, any -> new HashMap<>());
        if (known.size() > MOST_WIDTHS) {
            known.clear();
        }
        return known.computeIfAbsent(text, words -> {
            measure.setFont(font(type));
            measure.setText(words);
            return measure.getLayoutBounds().getWidth();
        });
    }
}
