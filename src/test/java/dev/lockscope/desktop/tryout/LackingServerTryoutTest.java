package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LackingServerTryoutTest extends Tryout {

    private Path program() {
        return folder.resolve("redis-server");
    }

    @Override
    Map<String, String> environment() {
        return Map.of("LOCKSCOPE_REDIS_SERVER", program().toString());
    }

    @Test
    void aServerThatCannotStartIsDiagnosedAndTheWindowLivesOn() throws Exception {
        Files.writeString(program(), "#!/bin/sh\necho 'cannot open shared object file' >&2\nexit 127\n");
        Files.setPosixFilePermissions(program(), PosixFilePermissions.fromString("rwxr-xr-x"));
        person.clicks("start-scenarios");
        person.clicks("catalogue-search");
        person.types("outlasts");
        person.clicks("open-scenario");
        person.untilReads("status-state", "Ready");
        person.clicks("run-toggle");
        person.untilReads("trouble-title", "lacks something");
        person.until("the machine was looked at", () -> person.sees("diagnosis"));
        assertThat(person.reads("trouble-told")).contains("redis-server");
        person.clicks("trouble-close");
        person.until("it is put away", () -> !person.sees("trouble"));
        assertThat(person.sees("stage-A")).isTrue();
    }
}
