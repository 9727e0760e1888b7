package dev.lockscope.desktop.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MemoryTest {

    @Test
    void theFileThatWasOpenedLastIsTheFirst() {
        Memory memory = new Memory(Settings.FIRST);

        memory.opened(Path.of("/a.yaml"));
        memory.opened(Path.of("/b.yaml"));
        memory.opened(Path.of("/x/../a.yaml"));

        assertThat(memory.recent()).containsExactly(Path.of("/a.yaml"), Path.of("/b.yaml"));
    }

    @Test
    void onlyAFewFilesAreRemembered() {
        Memory memory = new Memory(Settings.FIRST);

        for (int i = 0; i < 20; i++) {
            memory.opened(Path.of("/" + i + ".yaml"));
        }

        assertThat(memory.recent()).hasSize(Memory.MOST_RECENT).first().isEqualTo(Path.of("/19.yaml"));
    }

    @Test
    void allThatIsKeptComesBack() {
        Memory memory = new Memory(Settings.FIRST);
        Look look = new Look(Tone.DARK);
        look.textScale().set(1.4);
        memory.systemTone().set(false);
        memory.capsAre(new Caps(20, 64));
        memory.panel("inspector").set(false);
        memory.dividersAre("side", 0.3);

        Settings kept = memory.settings(new Words("nb"), look, true);
        Memory again = new Memory(kept);

        assertThat(kept.language()).contains("nb");
        assertThat(kept.tone()).contains(Tone.DARK);
        assertThat(kept.textScale()).isEqualTo(1.4);
        assertThat(again.systemTone().get()).isFalse();
        assertThat(again.caps().get()).isEqualTo(new Caps(20, 64));
        assertThat(again.panel("inspector").get()).isFalse();
        assertThat(again.panel("side").get()).isTrue();
        assertThat(again.dividers("side")).isEqualTo(List.of(0.3));
    }

    @Test
    void aToneThatNobodyChoseIsTheSystemsNextTimeToo() {
        Settings kept = new Memory(Settings.FIRST).settings(new Words("en"), new Look(Tone.DARK), false);

        assertThat(kept.tone()).isEmpty();
        assertThat(new Memory(kept).systemTone().get()).isTrue();
    }

    @Test
    void aLanguageThatNobodyChoseFollowsTheSystemNextTimeToo() {
        Settings kept = new Memory(Settings.FIRST).settings(new Words("nb"), new Look(Tone.LIGHT), false);

        assertThat(kept.language()).isEqualTo(Optional.empty());
    }
}
