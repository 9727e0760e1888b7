package dev.lockscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ShortCommandTest {

    @Test
    void keysAndTokensAreLeftOut() {
        assertThat(ShortCommand.of("SET lock:account e42ddf62cfed613d NX PX 20000"))
                .isEqualTo("SET NX PX 20000");
        assertThat(ShortCommand.of("get lock:account")).isEqualTo("GET");
        assertThat(ShortCommand.of("PEXPIRE lock:account 3000")).isEqualTo("PEXPIRE 3000");
    }

    @Test
    void aScriptGoesByItsName() {
        assertThat(ShortCommand.of("EVAL release-if-owner 1 lock:account e42d")).isEqualTo("release-if-owner");
        assertThat(ShortCommand.of("EVAL \"\nlocal a = 1\n\" 1 lock:account")).isEqualTo("EVAL");
    }
}
