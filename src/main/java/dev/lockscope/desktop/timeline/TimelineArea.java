package dev.lockscope.desktop.timeline;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.timeline.Lane;
import dev.lockscope.timeline.Metrics;
import dev.lockscope.timeline.TimeScale;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The picture over time. */
public final class TimelineArea {

    /** How wide the names of lanes are, in sizes of text. */
    private static final double NAMES = 12.5;

    private final Desk desk;
    private final TimelineWords words;
    private final StackPane view = new StackPane();
    private final Chart chart;
    private final LaneLabels labels;
    private final DetailsCard card;
    private final ScrollBar bar = new ScrollBar();
    private final Corner corner;
    private final Button live = new Button();
    private final SearchBar search;
    private final Map<Session, TimelineModel> models = new HashMap<>();
    private final InvalidationListener changed = any -> follow();
    private final InvalidationListener pointedAt = any -> revealSelected();
    private final InvalidationListener highlighted = any -> revealHighlighted();
    private Optional<TimelineModel> model = Optional.empty();

    /** An area of a window. */
    public TimelineArea(Desk desk) {
        this.desk = desk;
        this.words = new TimelineWords(desk.words());
        this.chart = new Chart(desk, words, this::drawn);
        this.labels = new LaneLabels(desk.look(), words, this::move);
        this.card = new DetailsCard(desk.words(), words);
        this.corner = new Corner(words, () -> model, this);
        this.search = new SearchBar(desk, words, () -> model, this::found, chart::requestFocus);
        new Pointing(chart, () -> model, card, words);
        build();
        new TimeCommands(desk, words, this).add();
        listen();
        show(desk.workbench().current().get());
    }

    private void build() {
        view.setId("timeline");
        chart.setId("timeline-chart");
        chart.setFocusTraversable(true);
        chart.getStyleClass().add("timeline-chart");
        bar.setOrientation(Orientation.VERTICAL);
        bar.setId("timeline-scroll");
        bar.valueProperty()
                .addListener((property, old, now) -> model.ifPresent(shown -> {
                    if (Math.abs(shown.scroll() - now.doubleValue()) >= 1) {
                        shown.scrollTo(now.doubleValue());
                        chart.redraw();
                    }
                }));
        live.setId("timeline-live");
        live.textProperty().bind(words.texts().bind("live"));
        live.getStyleClass().addAll("small", "timeline-live");
        live.setOnAction(event -> goLive());
        VBox left = new VBox(corner.view(), labels);
        left.getStyleClass().add("timeline-left");
        VBox.setVgrow(labels, Priority.ALWAYS);
        StackPane picture = new StackPane(chart, live, search.view(), card.pane());
        StackPane.setAlignment(live, Pos.BOTTOM_RIGHT);
        StackPane.setAlignment(search.view(), Pos.TOP_RIGHT);
        picture.setMinSize(0, 0);
        HBox.setHgrow(picture, Priority.ALWAYS);
        HBox whole = new HBox(left, picture, bar);
        view.getChildren().setAll(whole);
        view.setMinHeight(0);
        resize(left);
        desk.look().textScale().addListener(any -> resize(left));
        desk.look().presenting().addListener(any -> resize(left));
        labels.setOnScroll(event -> model.ifPresent(shown -> {
            shown.scrollTo(shown.scroll() - event.getDeltaY());
            chart.redraw();
        }));
    }

    private void resize(Region left) {
        double width = Math.round(desk.look().textSize() * NAMES);
        left.setMinWidth(width);
        left.setMaxWidth(width);
        corner.view().setMinHeight(chart.axis());
        corner.view().setMaxHeight(chart.axis());
        redress();
    }

    private void listen() {
        desk.workbench().current().addListener((property, old, now) -> show(now));
        desk.workbench().sessions().addListener((InvalidationListener)
                any -> models.keySet().retainAll(desk.workbench().sessions()));
        desk.look().palette().addListener(any -> redress());
        desk.words().language().addListener(any -> redress());
    }

    /** Names and colours are others now. */
    private void redress() {
        chart.redress();
        model.ifPresent(labels::show);
        model.ifPresent(this::tell);
    }

    private void show(Optional<Session> session) {
        model.map(TimelineModel::session).ifPresent(old -> {
            old.moment().removeListener(changed);
            old.phase().removeListener(changed);
            old.selected().removeListener(pointedAt);
            old.highlighted().removeListener(highlighted);
        });
        model = session.map(shown -> models.computeIfAbsent(shown, TimelineModel::new));
        session.ifPresent(now -> {
            now.moment().addListener(changed);
            now.phase().addListener(changed);
            now.selected().addListener(pointedAt);
            now.highlighted().addListener(highlighted);
        });
        card.hide();
        chart.show(model);
        search.look();
        // The names are those of what is shown now, not of what was shown until it is drawn.
        model.ifPresent(now -> {
            now.metrics(Metrics.forText(desk.look().textSize()));
            now.update();
            follow(now);
        });
        follow();
    }

    /** The moment that is shown, or how far the run has come, is another. */
    private void follow() {
        model.ifPresent(shown -> {
            Moment moment = shown.session().moment().get();
            if (!moment.live()) {
                shown.viewport().reveal(moment.instant());
            }
            if (shown.isStale()) {
                chart.redraw();
            } else {
                chart.redrawOver();
            }
            tell(shown);
        });
    }

    private void revealSelected() {
        model.ifPresent(shown -> {
            shown.session().selected().get().ifPresent(shown::reveal);
            chart.redraw();
        });
    }

    private void revealHighlighted() {
        model.ifPresent(shown -> {
            shown.reveal(shown.session().highlighted().get());
            chart.redraw();
        });
    }

    /** The picture is drawn while the window is laid out, when nothing else may change. */
    private void drawn(TimelineModel shown) {
        Platform.runLater(() -> {
            if (model.filter(shown::equals).isPresent()) {
                follow(shown);
            }
        });
    }

    /** What stands beside the picture follows it. */
    private void follow(TimelineModel shown) {
        labels.follow(shown);
        labels.scrollTo(shown.scroll());
        double most = shown.mostScroll();
        bar.setVisible(most > 0);
        bar.setManaged(most > 0);
        bar.setMax(most);
        bar.setVisibleAmount(most
                * Math.max(0.1, 1 - most / Math.max(1, shown.layout().height())));
        bar.setValue(shown.scroll());
    }

    private void tell(TimelineModel shown) {
        chart.tell(shown);
        live.setVisible(!shown.session().moment().get().live());
    }

    private void move(LaneLabels.LaneMove move) {
        model.ifPresent(shown -> {
            List<Lane> all = LaneMenu.all(shown);
            shown.order(shown.order().moving(move.lane(), all.indexOf(move.where()), all));
            chart.redraw();
        });
    }

    /** Zooms about the cursor, or the middle where that is not seen. */
    void zoom(double factor) {
        model.ifPresent(shown -> {
            TimeScale scale = shown.viewport().scale();
            double x = scale.x(shown.session().moment().get().instant());
            shown.viewport().zoom(x >= 0 && x <= scale.width() ? x : scale.width() / 2, factor);
            chart.redraw();
        });
    }

    /** Shows all of the run. */
    void fit() {
        model.ifPresent(shown -> {
            shown.viewport().fit();
            chart.redraw();
        });
    }

    /** Shows the latest moment, and goes on with it. */
    void goLive() {
        model.ifPresent(shown -> {
            shown.session().goLive();
            shown.viewport().follow();
            chart.redraw();
        });
    }

    /** Looks for words. */
    void search() {
        search.open();
    }

    private void found() {
        chart.find(search.found());
    }

    /** Which lanes are seen, or where, is another. */
    void reorder() {
        chart.redraw();
    }

    /** Which part of the run is seen. */
    Optional<TimeScale> shownScale() {
        return model.map(shown -> shown.viewport().scale());
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
