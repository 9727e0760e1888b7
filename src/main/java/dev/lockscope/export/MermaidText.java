package dev.lockscope.export;

/** Texts for Mermaid diagrams. Source: mermaid-js/mermaid, docs/syntax/sequenceDiagram.md, "Entity codes to escape characters". */
final class MermaidText {

    /** What ends a statement or an entity, begins a directive, markup or a formula, or is Mermaid's own mark for entities. */
    private static final String SPECIAL = "#;%<>&$@\"`\uFB02\u00B6";

    private static final int LONGEST = 160;

    private MermaidText() {}

    /** A text of one line as Mermaid shows it, cut off where it is long. */
    static String of(String text) {
        String line = Characters.line(text).strip();
        int length = line.codePointCount(0, line.length());
        String shown = length > LONGEST ? line.substring(0, line.offsetByCodePoints(0, LONGEST - 1)) + "…" : line;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < shown.length(); i++) {
            char c = shown.charAt(i);
            if (SPECIAL.indexOf(c) >= 0) {
                out.append('#').append((int) c).append(';');
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    /** The name of a participant: a colon near its beginning would be taken for an instruction to wrap. */
    static String name(String name) {
        String shown = of(name).replace(":", "#58;");
        return shown.isEmpty() ? Characters.REPLACEMENT : shown;
    }

    /** A comment, which must not look like a directive. */
    static String comment(String text) {
        return "%% " + Characters.line(text).replace('{', '(').replace('}', ')');
    }
}
