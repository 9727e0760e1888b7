package dev.lockscope.export.svg;

import dev.lockscope.export.picture.PagePainter;
import dev.lockscope.timeline.paint.Ink;
import dev.lockscope.timeline.paint.Pattern;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;

/** Draws into an SVG document. For one thread. */
public final class SvgPainter implements PagePainter {

    /** Families whose letters are as wide as {@link TextWidths} says. */
    public static final String FONTS = "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif";

    private static final String SPACE = "http://www.w3.org/2000/svg";

    private final String ids;
    private final StringBuilder body = new StringBuilder();
    private final Map<Fill, String> patterns = new LinkedHashMap<>();

    /**
     * An empty drawing.
     *
     * @param ids what its ids begin with, so that several drawings can stand in one page: a letter, then letters and
     *     digits
     */
    public SvgPainter(String ids) {
        if (!ids.matches("[A-Za-z][A-Za-z0-9]*")) {
            throw new IllegalArgumentException("cannot begin ids: " + ids);
        }
        this.ids = ids;
    }

    /**
     * What has been drawn, as a document or as a part of a page.
     *
     * @param title what it is, for those who do not see it
     * @param description what it shows, in a sentence or more; may be empty
     */
    public String svg(double width, double height, String title, String description) {
        StringBuilder all = new StringBuilder("<svg xmlns=\"" + SPACE + "\"");
        String labels = ids + "-title" + (description.isEmpty() ? "" : " " + ids + "-desc");
        all.append(" width=\"").append(number(width)).append("\" height=\"").append(number(height));
        all.append("\" viewBox=\"0 0 ").append(number(width)).append(' ').append(number(height));
        all.append("\" role=\"img\" aria-labelledby=\"").append(labels);
        all.append("\" font-family=\"").append(FONTS).append("\">\n");
        all.append("<title id=\"")
                .append(ids)
                .append("-title\">")
                .append(Xml.text(title))
                .append("</title>\n");
        if (!description.isEmpty()) {
            all.append("<desc id=\"").append(ids).append("-desc\">");
            all.append(Xml.text(description)).append("</desc>\n");
        }
        if (!patterns.isEmpty()) {
            all.append("<defs>\n");
            patterns.forEach((fill, id) -> all.append(SvgPatterns.of(id, fill.pattern(), paint("fill", fill.ink()))));
            all.append("</defs>\n");
        }
        return all.append(body).append("</svg>\n").toString();
    }

    @Override
    public void open(double x, double y, double width, double height) {
        body.append("<svg").append(box(x, y, width, height)).append(" overflow=\"hidden\">\n");
    }

    @Override
    public void close() {
        body.append("</svg>\n");
    }

    /**
     * A box that is not seen and that tells what is there when it is pointed at.
     *
     * @param name what its id ends with, once in the drawing: letters, digits and dashes
     */
    public void hint(double x, double y, double width, double height, String name, String text) {
        body.append("<rect id=\"")
                .append(ids)
                .append('-')
                .append(name)
                .append('"')
                .append(box(x, y, width, height));
        body.append(" fill=\"none\" pointer-events=\"all\"><title>");
        body.append(Xml.text(text)).append("</title></rect>\n");
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink) {
        if (width > 0 && height > 0) {
            body.append("<rect")
                    .append(box(x, y, width, height))
                    .append(paint("fill", ink))
                    .append("/>\n");
        }
    }

    @Override
    public void pattern(double x, double y, double width, double height, Pattern pattern, Ink ink) {
        if (pattern == Pattern.SOLID) {
            fill(x, y, width, height, ink);
        } else if (width > 0 && height > 0) {
            String id = patterns.computeIfAbsent(new Fill(pattern, ink), any -> ids + "-p" + (patterns.size() + 1));
            body.append("<rect").append(box(x, y, width, height));
            body.append(" fill=\"url(#").append(id).append(")\"/>\n");
        }
    }

    @Override
    public void outline(double x, double y, double width, double height, Line line, Ink ink) {
        double thick = line.width();
        double across = Math.max(0, width - thick);
        double down = Math.max(0, height - thick);
        body.append("<rect")
                .append(box(x + thick / 2, y + thick / 2, across, down))
                .append(" fill=\"none\"");
        body.append(stroke(line, ink)).append("/>\n");
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Line line, Ink ink) {
        body.append("<line x1=\"").append(number(fromX)).append("\" y1=\"").append(number(fromY));
        body.append("\" x2=\"")
                .append(number(toX))
                .append("\" y2=\"")
                .append(number(toY))
                .append('"');
        body.append(stroke(line, ink)).append("/>\n");
    }

    @Override
    public void polygon(double[] xs, double[] ys, Ink ink) {
        body.append("<polygon points=\"");
        for (int i = 0; i < xs.length; i++) {
            body.append(i == 0 ? "" : " ").append(number(xs[i])).append(',').append(number(ys[i]));
        }
        body.append('"').append(paint("fill", ink)).append("/>\n");
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink) {
        circle(x, y, radius, paint("fill", ink));
    }

    @Override
    public void ring(double x, double y, double radius, Line line, Ink ink) {
        circle(x, y, radius, " fill=\"none\"" + stroke(line, ink));
    }

    private void circle(double x, double y, double radius, String look) {
        body.append("<circle cx=\"").append(number(x)).append("\" cy=\"").append(number(y));
        body.append("\" r=\"").append(number(radius)).append('"').append(look).append("/>\n");
    }

    @Override
    public void text(String text, double x, double y, Type type, Ink ink) {
        if (!text.isEmpty()) {
            body.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
            body.append("\" font-size=\"").append(number(type.size())).append('"');
            body.append(type.bold() ? " font-weight=\"bold\"" : "").append(paint("fill", ink));
            if (TextWidths.isKnown(text)) {
                // Where another font stands in, words still end where they were meant to.
                body.append(" textLength=\"").append(number(widthOf(text, type)));
                body.append("\" lengthAdjust=\"spacingAndGlyphs\"");
            }
            body.append('>').append(Xml.text(text)).append("</text>\n");
        }
    }

    @Override
    public double widthOf(String text, Type type) {
        return TextWidths.of(text, type.size(), type.bold());
    }

    private static String box(double x, double y, double width, double height) {
        return " x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\""
                + number(height) + "\"";
    }

    private static String stroke(Line line, Ink ink) {
        return paint("stroke", ink) + " stroke-width=\"" + number(line.width()) + "\""
                + (line.dashed() ? " stroke-dasharray=\"4 3\"" : "");
    }

    private static String paint(String what, Ink ink) {
        String colour = " " + what + "=\"" + ink.web() + "\"";
        return ink.opacity() >= 1 ? colour : colour + " " + what + "-opacity=\"" + number(ink.opacity()) + "\"";
    }

    /** To a hundredth of a pixel, as short as can be. */
    static String number(double value) {
        return new BigDecimal(value)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    private record Fill(Pattern pattern, Ink ink) {}
}
