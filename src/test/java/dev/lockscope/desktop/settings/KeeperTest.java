package dev.lockscope.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeeperTest {

    @TempDir
    private Path folder = Path.of("");

    private final List<Runnable> waiting = new ArrayList<>();

    private static Settings spoken(String language) {
        Settings first = Settings.FIRST;
        return new Settings(
                Optional.of(language),
                first.tone(),
                first.textScale(),
                first.reducedMotion(),
                first.place(),
                first.panels(),
                first.dividers(),
                first.widths(),
                first.recent(),
                first.tourOffered(),
                first.caps());
    }

    @Test
    void whatChangesIsWrittenBeforeAnyEnd() {
        SettingsFile file = new SettingsFile(folder);
        Keeper<Settings> keeper = new Keeper<>(file::write, waiting::add);

        keeper.keep(spoken("en"));
        keeper.keep(spoken("nb"));
        assertThat(waiting).hasSize(1);
        waiting.remove(0).run();

        assertThat(file.read().language()).contains("nb");
        keeper.keep(spoken("en"));
        assertThat(waiting).hasSize(1);
    }

    @Test
    void whatIsNotWrittenYetIsWrittenAtTheEndAlsoWhereTheBackgroundIsGone() {
        SettingsFile file = new SettingsFile(folder);
        Keeper<Settings> keeper = new Keeper<>(file::write, task -> {
            throw new RejectedExecutionException();
        });

        keeper.keep(spoken("nb"));
        keeper.flush();

        assertThat(file.read().language()).contains("nb");
    }

    @Test
    void memoryTellsOfEachChange() {
        Memory memory = new Memory(Settings.FIRST);
        List<Number> told = new ArrayList<>();
        memory.changes().addListener((property, old, now) -> told.add(now));

        memory.opened(Path.of("a.yaml"));
        memory.forget(Path.of("a.yaml"));
        memory.panel("side").set(false);
        memory.widthIs("side", 3);
        memory.dividersAre("picture", 0.4);

        assertThat(told).hasSize(5);
    }
}
