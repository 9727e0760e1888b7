package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "names folders as Unix does")
class UserFoldersTest {

    private static final Path HOME = Path.of("/home/kari");

    @Test
    void eachSystemHasItsPlaceForCaches() {
        assertThat(runs("Linux", Map.of())).isEqualTo("/home/kari/.cache/lockscope/runs");
        assertThat(runs("Linux", Map.of("XDG_CACHE_HOME", "/fast"))).isEqualTo("/fast/lockscope/runs");
        assertThat(runs("Linux", Map.of("XDG_CACHE_HOME", "relative"))).startsWith("/home/kari/.cache/");
        assertThat(runs("Mac OS X", Map.of())).isEqualTo("/home/kari/Library/Caches/lockscope/runs");
        assertThat(runs("Windows 11", Map.of("LOCALAPPDATA", "/local"))).isEqualTo("/local/lockscope/runs");
        assertThat(runs("Windows 11", Map.of())).isEqualTo("/home/kari/AppData/Local/lockscope/runs");
    }

    @Test
    void theUsersOwnChoiceComesFirst() {
        assertThat(runs("Mac OS X", Map.of("LOCKSCOPE_CACHE", "/mine"))).isEqualTo("/mine/runs");
    }

    private static String runs(String system, Map<String, String> environment) {
        return UserFolders.of(system, HOME, environment).runs().toString();
    }
}
