package dev.lockscope.trace.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Fact;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.UnknownFact;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TraceSchemaTest {

    private static final Path FILE = Path.of("assets", "trace.schema.json");

    private Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema("true");

    @BeforeEach
    void readTheSchema() throws Exception {
        if (Boolean.getBoolean("lockscope.refresh")) {
            Files.writeString(FILE, TraceSchema.text());
        }
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(FILE));
    }

    private boolean allows(String line) {
        return schema.validate(line, InputFormat.JSON).isEmpty();
    }

    @Test
    void theSchemaFitsTheRecords() throws Exception {
        assertThat(Files.readString(FILE).replace("\r\n", "\n"))
                .as("a record has changed: run this test with -Dlockscope.refresh=true and look at the difference")
                .isEqualTo(TraceSchema.text());
    }

    @Test
    void theSchemaAllowsWhatIsWritten() {
        RandomEvents random = RandomEvents.hostile(2);
        assertThat(allows(new HeaderLine(random.header(), Format.MINOR).text())).isTrue();
        assertThat(allows(new EndLine(7).text())).isTrue();
        for (Class<? extends Record> kind : RandomEvents.kinds()) {
            for (int i = 0; i < 10; i++) {
                Fact fact = kind == UnknownFact.class ? new UnknownFact("New", "{\"a\":1}") : random.fact(kind);
                String line = EventLine.of(new Event(1, 2, "A", 0, fact));
                assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty();
            }
        }
    }

    @Test
    void theSchemaForbidsWhatTheReaderRefuses() {
        String good = "{\"seq\":1,\"at\":2,\"actor\":\"A\",\"cause\":0,\"fact\":\"ClientResumed\","
                + "\"data\":{\"client\":\"A\",\"pausedFor\":5}}";
        assertThat(allows(good)).isTrue();
        assertThat(allows(good.replace("\"cause\":0,", ""))).isFalse();
        assertThat(allows(good.replace(",\"pausedFor\":5", ""))).isFalse();
        assertThat(allows(good.replace("\"pausedFor\":5", "\"pausedFor\":null")))
                .isFalse();
        assertThat(allows(good.replace("\"pausedFor\":5", "\"pausedFor\":\"5\"")))
                .isFalse();
        assertThat(allows(good.replace("\"client\":\"A\"", "\"client\":1"))).isFalse();
        assertThat(allows("{}")).isFalse();
        assertThat(allows("{\"lockscope-trace\":2}")).isFalse();
    }
}
