package dev.lockscope.redis.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ProtocolException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MonitorLineTest {

    @Test
    void commandOfAClientIsRead() throws Exception {
        assertThat(MonitorLine.parse("1795972066.083262 [0 127.0.0.1:35312] \"SET\" \"k\" \"v 1\""))
                .isEqualTo(new Seen.Line(1_795_972_066_083_262L, 35312, List.of("SET", "k", "v 1")));
    }

    @Test
    void commandOfAScriptIsRead() throws Exception {
        Seen.Line line = MonitorLine.parse("1.000001 [0 lua] \"del\" \"k\"");
        assertThat(line.inScript()).isTrue();
        assertThat(line.command()).isEqualTo("DEL");
    }

    @Test
    void escapesAreUndone() throws Exception {
        assertThat(MonitorLine.parse("1.0 [0 [::1]:7] \"\\\"\\\\\\r\\n\\t\\a\\b\\x01\\xc3\\xa9\" \"\"")
                        .words())
                .containsExactly("\"\\\r\n\t\u0007\b\u0001\u00e9", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "OK", "1.0 [0 lua] ", "1.0 [0 lua] del", "1.0 [0 lua] \"del", "x.y [0 lua] \"del\""})
    void otherTextsAreErrors(String text) {
        assertThatThrownBy(() -> MonitorLine.parse(text)).isInstanceOf(ProtocolException.class);
    }
}
