package dev.lockscope.desktop.inspector.code;

import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.lock.listing.Language;
import dev.lockscope.lock.listing.Span;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.IndexRange;
import javafx.scene.input.ScrollEvent;
import org.fxmisc.flowless.VirtualizedScrollPane;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;

/** Code to read, with the clients at its lines. */
final class CodeText {

    private final CodeArea area = new CodeArea();
    private final VirtualizedScrollPane<CodeArea> view = new VirtualizedScrollPane<>(area);
    private final Gutter gutter;
    private final Look look;
    private List<CodeMark> marks = List.of();
    private Set<Integer> pointed = Set.of();
    private int room = 1;
    private boolean elsewhere;

    CodeText(Texts texts, Look look) {
        this.gutter = new Gutter(texts);
        this.look = look;
        area.setId("code");
        area.setEditable(false);
        area.setWrapText(true);
        area.setFocusTraversable(true);
        area.accessibleTextProperty().bind(texts.bind("code.text"));
        area.addEventFilter(ScrollEvent.SCROLL, event -> elsewhere = true);
        area.setParagraphGraphicFactory(this::gutter);
        area.heightProperty().addListener((property, old, now) -> Platform.runLater(this::reveal));
        look.textScale().addListener((property, old, now) -> repaint());
        look.presenting().addListener((property, old, now) -> repaint());
    }

    Node view() {
        return view;
    }

    private Node gutter(int paragraph) {
        int line = paragraph + 1;
        return gutter.of(line, at(line), pointed.contains(line), room, look.textSize());
    }

    private List<CodeMark> at(int line) {
        return marks.stream().filter(mark -> mark.line() == line).toList();
    }

    private void repaint() {
        area.setParagraphGraphicFactory(this::gutter);
    }

    /**
     * Shows another text, without clients.
     *
     * @param clients how many clients can be at one line
     */
    void show(CodeFile file, Language language, int clients) {
        marks = List.of();
        pointed = Set.of();
        room = clients;
        List<String> lines = file.lines(language);
        area.replaceText(String.join("\n", lines));
        List<List<Span>> spans = file.spans(language);
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isEmpty()) {
                area.setStyleSpans(i, 0, styles(spans.get(i), lines.get(i).length()));
            }
            area.setParagraphStyle(i, List.of());
        }
        repaint();
        area.moveTo(0);
        area.showParagraphAtTop(0);
        elsewhere = false;
    }

    private static StyleSpans<Collection<String>> styles(List<Span> spans, int length) {
        StyleSpansBuilder<Collection<String>> styles = new StyleSpansBuilder<>();
        int at = 0;
        for (Span span : spans) {
            styles.add(List.of(), span.from() - at);
            styles.add(List.of(span.kind().name().toLowerCase(Locale.ROOT)), span.to() - span.from());
            at = span.to();
        }
        styles.add(List.of(), length - at);
        return styles.create();
    }

    /** Puts clients to their lines, and shows the line of the one that moved last unless a person looks elsewhere. */
    void mark(List<CodeMark> now) {
        if (now.equals(marks)) {
            return;
        }
        List<CodeMark> before = marks;
        marks = now;
        Stream.concat(before.stream(), now.stream())
                .mapToInt(CodeMark::line)
                .distinct()
                .filter(line -> line <= area.getParagraphs().size())
                .forEach(this::paint);
        // The text may not have its height yet.
        Platform.runLater(this::reveal);
    }

    /** Points at lines, and at no others; a line that a client is at shows the client. */
    void point(Set<Integer> lines) {
        if (lines.equals(pointed)) {
            return;
        }
        Set<Integer> before = pointed;
        pointed = Set.copyOf(lines);
        Stream.concat(before.stream(), lines.stream())
                .distinct()
                .filter(line -> line <= area.getParagraphs().size())
                .forEach(this::paint);
        Platform.runLater(this::reveal);
    }

    private void paint(int line) {
        area.setParagraphStyle(
                line - 1,
                CodeMark.latest(at(line))
                        .map(mark ->
                                List.of(mark.inRecipe() ? "client-line" : "left-line", ActorMark.style(mark.place())))
                        .orElse(pointed.contains(line) ? List.of("pointed-line") : List.of()));
        area.recreateParagraphGraphic(line - 1);
    }

    private void reveal() {
        if (elsewhere || area.getHeight() <= 0) {
            return;
        }
        Optional<Integer> line = CodeMark.latest(marks)
                .map(CodeMark::line)
                .or(() -> pointed.stream().min(Comparator.naturalOrder()));
        line.map(number -> number - 1).ifPresent(paragraph -> {
            boolean seen = area.getVisibleParagraphs().size() > 0
                    && paragraph > area.firstVisibleParToAllParIndex()
                    && paragraph < area.lastVisibleParToAllParIndex();
            if (!seen) {
                area.showParagraphAtCenter(paragraph);
            }
        });
    }

    /** Follows the clients again. */
    void comeBack() {
        elsewhere = false;
    }

    /** What a person has chosen of the text, if anything. */
    Optional<String> selection() {
        IndexRange chosen = area.getSelection();
        return chosen.getLength() == 0
                ? Optional.empty()
                : Optional.of(area.getSelectedText().replace(CodeFile.INDENT, ' '));
    }
}
