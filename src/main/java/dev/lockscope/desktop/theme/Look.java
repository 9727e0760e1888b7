package dev.lockscope.desktop.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dev.lockscope.timeline.paint.Palette;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.application.Application;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/** How all windows of the program look, and what can be changed about it. Belongs to the thread of the window. */
public final class Look {

    /** The size of plain text at a scale of 1, px. */
    public static final double TEXT = 13;

    /** How much larger everything is for an audience. */
    private static final double PRESENTING = 1.35;

    private static final List<String> CODE_FONTS =
            List.of("JetBrains Mono", "Cascadia Mono", "Consolas", "Menlo", "DejaVu Sans Mono");

    /** How much larger than plain text an icon is. */
    private static final double ICON = 1.25;

    /** See {@link #ICON}; for an icon with the style class {@code large}. */
    private static final double LARGE_ICON = 1.7;

    private static final PseudoClass PRESENTED = PseudoClass.getPseudoClass("presenting");

    private final ObjectProperty<Tone> tone = new SimpleObjectProperty<>(this, "tone");
    private final DoubleProperty textScale = new SimpleDoubleProperty(this, "textScale", 1);
    private final BooleanProperty presenting = new SimpleBooleanProperty(this, "presenting");
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    private final ReadOnlyObjectWrapper<Palette> palette = new ReadOnlyObjectWrapper<>(this, "palette");

    /** A look of that tone. */
    public Look(Tone tone) {
        this.tone.addListener(
                (property, old, now) -> palette.set(Objects.requireNonNull(now).palette()));
        this.tone.set(tone);
    }

    /** Light or dark. */
    public ObjectProperty<Tone> tone() {
        return tone;
    }

    /** How large text is, 1 for plain; 0.8 to 2. */
    public DoubleProperty textScale() {
        return textScale;
    }

    /** Whether an audience looks on: larger type, fewer panels. */
    public BooleanProperty presenting() {
        return presenting;
    }

    /** Whether nothing is to move by itself that need not. */
    public BooleanProperty reducedMotion() {
        return reducedMotion;
    }

    /** The colours for what is painted; follows the tone. */
    public ReadOnlyObjectProperty<Palette> palette() {
        return palette.getReadOnlyProperty();
    }

    /** The size of plain text now, px. */
    public double textSize() {
        return TEXT * textScale.get() * (presenting.get() ? PRESENTING : 1);
    }

    /** Dresses a window, and dresses it anew whenever the look changes. */
    public void dress(Scene scene) {
        dress(scene, true);
    }

    /** Dresses a window that no audience sees: its text stays as large as it is for one person. */
    public void dressAside(Scene scene) {
        dress(scene, false);
    }

    private void dress(Scene scene, boolean seen) {
        apply(scene, seen);
        tone.addListener((property, old, now) -> apply(scene, seen));
        textScale.addListener((property, old, now) -> apply(scene, seen));
        presenting.addListener((property, old, now) -> apply(scene, seen));
        scene.rootProperty().addListener((property, old, now) -> apply(scene, seen));
    }

    private void apply(Scene scene, boolean seen) {
        // For the whole program, because menus and other popups are windows of their own.
        Application.setUserAgentStylesheet(
                tone.get() == Tone.DARK
                        ? new PrimerDark().getUserAgentStylesheet()
                        : new PrimerLight().getUserAgentStylesheet());
        double size = seen ? textSize() : TEXT * textScale.get();
        scene.getStylesheets().setAll(sheets(size));
        // What is seen before anything is drawn.
        scene.setFill(Colours.of(palette.get().ground()));
        Parent root = scene.getRoot();
        root.setStyle(String.format(Locale.ROOT, "-fx-font-size: %.2fpx;", size));
        root.pseudoClassStateChanged(PRESENTED, seen && presenting.get());
    }

    /**
     * The sizes of icons, px: an icon sets the size of its own font, so that a size in em would grow with every pass of
     * the styles.
     */
    private static String icons(double size) {
        return String.format(
                Locale.ROOT,
                ".ikonli-font-icon { -fx-icon-size: %dpx; } .ikonli-font-icon.large { -fx-icon-size: %dpx; }",
                Math.round(size * ICON),
                Math.round(size * LARGE_ICON));
    }

    /** The stylesheets of the look, for what does not inherit them, such as a popover. */
    public List<String> sheets() {
        return sheets(textSize());
    }

    private List<String> sheets(double size) {
        String own =
                Objects.requireNonNull(Look.class.getResource("lockscope.css")).toExternalForm();
        String colours = PaletteRules.of(palette.get()) + icons(size) + monospaced();
        String data = Base64.getEncoder().encodeToString(colours.getBytes(StandardCharsets.UTF_8));
        return List.of("data:text/css;base64," + data, own);
    }

    /** A stylesheet names one font and no second choice. */
    private static String monospaced() {
        List<String> known = Font.getFamilies();
        String family = CODE_FONTS.stream().filter(known::contains).findFirst().orElse("monospace");
        return ".mono, .styled-text-area .text { -fx-font-family: \"" + family + "\"; }";
    }
}
