package dev.lockscope.explore.ttl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.timeline.paint.Palette;
import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class FindingsFilesTest {

    private static Findings findings = new Findings(experiment(), List.of());

    private static Experiment experiment() {
        return new Experiment(
                new Distribution.Uniform(Duration.ofMillis(50), Duration.ofMillis(100)),
                Distribution.none(),
                Distribution.none(),
                List.of(Protection.PLAIN, Protection.WATCHDOG),
                List.of(Duration.ofMillis(80), Duration.ofMillis(299)),
                30,
                2,
                Duration.ofMillis(20),
                5);
    }

    @BeforeAll
    static void find() throws InterruptedException {
        findings = new Laboratory(2).run(experiment(), (done, of) -> {});
    }

    @Test
    void theTableHasARowForEachLockAndLeaseWithItsNumbers() throws IOException {
        List<CSVRecord> rows = CSVFormat.RFC4180
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get()
                .parse(new StringReader(FindingsCsv.of(findings)))
                .getRecords();

        assertThat(rows).hasSize(4);
        assertThat(rows).allSatisfy(row -> assertThat(row.isConsistent()).isTrue());
        Estimate estimate = findings.of(Protection.PLAIN, Duration.ofMillis(80));
        assertThat(estimate.overlap().times()).isBetween(1, 29);
        CSVRecord row = rows.get(0);
        assertThat(row.get("protection")).isEqualTo("plain");
        assertThat(row.get("ttl_ms")).isEqualTo("80");
        assertThat(row.get("runs")).isEqualTo("30");
        assertThat(row.get("overlap"))
                .isEqualTo(String.valueOf(estimate.overlap().times()));
        assertThat(Double.parseDouble(row.get("overlap_high")))
                .isGreaterThan(estimate.overlap().share());
        assertThat(row.get("wait_p99_high_ms")).as("no bound with 30 runs").isEmpty();
    }

    @Test
    void theRowOfTheRuleOfThumbIsMarked() throws IOException {
        String rule = findings.experiment().ruleOfThumb().toMillis() + ",true,";

        assertThat(rule).isEqualTo("299,true,");
        assertThat(FindingsCsv.of(findings).lines().filter(line -> line.contains(rule)))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void thePictureIsWellFormedAndNamesTheRuleOfThumb(String language) throws Exception {
        for (Palette palette : List.of(Palette.LIGHT, Palette.DARK)) {
            String svg = TtlSvg.of(findings, palette, language);
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));

            assertThat(document.getElementsByTagName("polygon").getLength()).isGreaterThanOrEqualTo(4);
            assertThat(svg).contains(language.equals("nb") ? "p99 for arbeidet" : "p99 of the work");
        }
    }
}
