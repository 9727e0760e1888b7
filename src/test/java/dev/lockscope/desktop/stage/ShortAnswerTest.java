package dev.lockscope.desktop.stage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ShortAnswerTest {

    @Test
    void aLongAnswerOnlyBegins() {
        assertThat(ShortAnswer.of("OK")).isEqualTo("OK");
        assertThat(ShortAnswer.of("e42ddf62cfed613d8cc9")).isEqualTo("e42d…");
    }
}
