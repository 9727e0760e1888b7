package dev.lockscope.handout;

import dev.lockscope.export.svg.Xml;
import dev.lockscope.timeline.paint.Palette;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A whole page around its body. */
final class Page {

    private static final String SHEET = "handout.css";

    private Page() {}

    static String of(String language, String title, String body) {
        return "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"" + language + "\" xml:lang=\""
                + language + "\">\n<head>\n<meta charset=\"UTF-8\"/>\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>"
                + Xml.text(title) + "</title>\n<style>\n" + sheet() + "</style>\n</head>\n<body>\n" + body
                + "</body>\n</html>\n";
    }

    /** The style sheet, with the colours of the light palette for their names. */
    private static String sheet() {
        Palette palette = Palette.LIGHT;
        return read().replace("-ls-text", palette.text().web())
                .replace("-ls-muted", palette.muted().web())
                .replace("-ls-border", palette.border().web())
                .replace("-ls-ground", palette.ground().web())
                .replace("-ls-accent-soft", palette.accentSoft().web())
                .replace("-ls-accent", palette.accent().web())
                .replace("-ls-good-soft", palette.goodSoft().web())
                .replace("-ls-good", palette.good().web());
    }

    private static String read() {
        try (InputStream sheet = Objects.requireNonNull(Page.class.getResourceAsStream(SHEET))) {
            return new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + SHEET, e);
        }
    }
}
