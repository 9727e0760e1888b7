package dev.lockscope.export.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files that the page is made of, which lie beside this package, and how they are put together. */
final class PageParts {

    private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.-]+)}}");

    private PageParts() {}

    /** A file's text. */
    static String file(String name) {
        try (InputStream file = PageParts.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException("there is no " + name);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }

    /**
     * A template with each {@code {{name}}} replaced by its part. What stands in a part is not looked at again.
     *
     * @param texts what the page says, for names that are no part's: a text of ours, made safe
     */
    static String fill(String template, Map<String, String> parts, PageText texts) {
        return PLACE.matcher(template)
                .replaceAll(place -> Matcher.quoteReplacement(part(place.group(1), parts, texts)));
    }

    private static String part(String name, Map<String, String> parts, PageText texts) {
        String part = parts.get(name);
        return part == null ? Html.text(texts.say("page." + name)) : part;
    }

    /** What the page's policy calls a style sheet or a script by. Source: W3C, "Content Security Policy Level 3", 2.3.1. */
    static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
