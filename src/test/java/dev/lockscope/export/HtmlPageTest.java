package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.EventText;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.VerdictText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class HtmlPageTest {

    /** What an issue of a page may take for the trace of a lesson. */
    private static final int MOST_BYTES = 2_000_000;

    private static final RecipeCode CODE = recipe -> List.of(new RecipeCode.Listing(
            "Java",
            recipe + ".java",
            List.of(
                    new RecipeCode.Line("class X {", List.of(new RecipeCode.Token(0, 5, "keyword"))),
                    new RecipeCode.Line("    /* two", List.of(new RecipeCode.Token(4, 10, "comment"))),
                    new RecipeCode.Line("     lines */ }", List.of(new RecipeCode.Token(0, 13, "comment")))),
            Map.of("acquire.set", 2)));

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void whatIsLabelledExistsAndNoTwoThingsHaveOneName(String language) throws Exception {
        Document page = page(HostileTraces.plain(), language).page();

        assertThat(page.documentType()).isNotNull();
        assertThat(page.expectFirst("html").attr("lang")).isEqualTo(language);
        assertThat(page.select("[id]").eachAttr("id")).doesNotHaveDuplicates();
        for (String name : List.of("aria-labelledby", "aria-controls")) {
            for (Element element : page.select("[" + name + "]")) {
                for (String id : element.attr(name).split(" ")) {
                    assertThat(page.getElementById(id)).as(id).isNotNull();
                }
            }
        }
        assertThat(page.select("use").eachAttr("href"))
                .allSatisfy(use -> assertThat(page.getElementById(use.substring(1)))
                        .as(use)
                        .isNotNull());
        assertThat(page.select("button"))
                .allSatisfy(button ->
                        assertThat(button.text() + button.attr("aria-label")).isNotBlank());
    }

    @Test
    void nothingInItPointsOutside() throws Exception {
        Document page = page(HostileTraces.plain(), "en").page();

        assertThat(page.select("[src], iframe, object, embed, form[action]")).isEmpty();
        assertThat(page.select("[href]").eachAttr("href"))
                .allSatisfy(address -> assertThat(address).matches("#.*|data:,"));
        assertThat(page.expectFirst("style").data()).doesNotContain("url(", "@import");
        assertThat(page.select("[style], [onclick], [onload]")).isEmpty();
    }

    @Test
    void itsPolicyKnowsItsOwnStyleAndScriptAndForbidsAllElse() throws Exception {
        Document page = page(HostileTraces.plain(), "en").page();
        String policy =
                page.expectFirst("meta[http-equiv=Content-Security-Policy]").attr("content");

        assertThat(policy)
                .startsWith("default-src 'none'; ")
                .contains("style-src '" + hash(page.expectFirst("style").data()) + "'")
                .contains("script-src '"
                        + hash(page.expectFirst("script:not([type])").data()) + "'")
                .doesNotContain("unsafe", "http");
    }

    private static String hash(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(digest);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aHostileTextStaysText(String text) throws Exception {
        Trace trace = HostileTraces.spoilt(HostileTraces.plain(), text);
        Document honest = HtmlReading.of(Exported.of(
                                ExportFormat.HTML, Excerpt.of(HostileTraces.plain(), Selection.ALL), coded("A title"))
                        .text())
                .page();

        HtmlReading page = HtmlReading.of(Exported.of(ExportFormat.HTML, Excerpt.of(trace, Selection.ALL), coded(text))
                .text());

        assertThat(page.page().select("script")).hasSize(honest.select("script").size());
        assertThat(names(page.page())).isEqualTo(names(honest));
        EventText words = EventText.in("en");
        assertThat(page.said())
                .isEqualTo(trace.events().stream()
                        .map(words::of)
                        .map(HtmlPageTest::whole)
                        .toList());
        assertThat(page.parties("client").keySet())
                .isEqualTo(Set.copyOf(trace.header().cast().clients().stream()
                        .map(HtmlPageTest::whole)
                        .toList()));
    }

    private static Heading coded(String text) {
        return new Heading(
                "en",
                text,
                text,
                recipe -> List.of(
                        new RecipeCode.Listing("Java", text, List.of(new RecipeCode.Line(text, List.of())), Map.of())));
    }

    private static Stream<String> texts() {
        return HostileTraces.texts().stream();
    }

    private static Set<String> names(Document page) {
        return Set.copyOf(page.getAllElements().stream().map(Element::nodeName).toList());
    }

    /** Halves of characters cannot be said in a file. */
    private static String whole(String text) {
        return text.replaceAll("\\p{Cs}", "\uFFFD");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void theVerdictIsReadWithoutTheScript(String language) throws Exception {
        Trace trace = HostileTraces.plain();
        Document page = page(trace, language).page();
        VerdictText words = VerdictText.in(language);
        List<Finding> findings = Judge.judge(trace).findings();

        assertThat(page.expectFirst("#headline").text()).isEqualTo(words.headline(Judge.judge(trace)));
        assertThat(findings).isNotEmpty();
        for (Finding finding : findings) {
            assertThat(page.expectFirst("#verdict-panel").text())
                    .contains(words.title(finding), words.story(finding), words.remedy(finding));
        }
    }

    @Test
    void aFindingPointsToTheEventsThatProveIt() throws Exception {
        Trace trace = HostileTraces.plain();
        HtmlReading page = page(trace, "en");

        List<List<Long>> proofs = page.run()
                .get("findings")
                .valueStream()
                .map(finding -> finding.get("events")
                        .valueStream()
                        .map(place -> trace.events().get(place.asInt() - 1).seq())
                        .toList())
                .toList();
        assertThat(proofs)
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(Judge.judge(trace).findings().stream()
                        .map(Finding::evidence)
                        .toList());
    }

    @Test
    void aLeaseThatRunsOutBetweenTwoEventsChangesTheCard() throws Exception {
        HtmlReading page = page(HostileTraces.plain(), "en");
        JsonNode client = page.party("client", "A");
        JsonNode course = client.get("course");
        boolean seen = false;
        for (int i = 0; i < course.size(); i += 3) {
            long late = course.get(i + 1).asLong();
            JsonNode card = page.run().get("cards").get(course.get(i + 2).asInt());
            if (late > 0) {
                int events = course.get(i).asInt();
                assertThat(page.card(client, events, late - 1).has("believes")).isTrue();
                assertThat(card.has("believes")).isFalse();
                assertThat(page.words(card)).contains("lease ended at");
                seen = true;
            }
        }
        assertThat(seen).isTrue();
    }

    @Test
    void theTimeAxisOfThePictureIsWhereThePageTakesItToBe() throws Exception {
        HtmlReading page = page(HostileTraces.plain(), "nb");
        JsonNode place = page.run().get("picture");

        for (String tone : List.of("light", "dark")) {
            Element svg = page.page().expectFirst(".tone." + tone + " > svg");
            Element plot = svg.expectFirst("> svg");
            assertThat(svg.attr("viewBox"))
                    .startsWith("0 0 " + place.get("width").asInt() + " ");
            assertThat(Double.parseDouble(plot.attr("x")))
                    .isEqualTo(place.get("left").asDouble());
            assertThat(Double.parseDouble(plot.attr("width")))
                    .isEqualTo(place.get("width").asDouble() - place.get("left").asDouble());
        }
        assertThat(place.get("from").asLong()).isLessThan(page.run().get("from").asLong());
        assertThat(place.get("to").asLong()).isGreaterThan(page.run().get("to").asLong());
    }

    @Test
    void codeInAnotherLanguageStandsBesideItWithItsOwnIndent() throws Exception {
        RecipeCode both = recipe -> List.of(
                listing("Java", "class X {", "    void x() {", "        y();"),
                listing("Node.js", "class X {", "  x() {", "    y();"));
        Heading heading = new Heading("nb", "T", "", both);
        Document page = HtmlReading.of(
                        Exported.of(ExportFormat.HTML, Excerpt.of(HostileTraces.plain(), Selection.ALL), heading)
                                .text())
                .page();

        for (String id : List.of("listing-0", "listing-0-1")) {
            assertThat(page.select("#" + id + " code").stream().map(Element::wholeText))
                    .last()
                    .isEqualTo("    y();");
        }
        assertThat(page.select("[data-language]").eachText()).containsExactly("Java", "Node.js");
        assertThat(page.select("[data-language]").eachAttr("aria-pressed")).containsExactly("true", "false");
    }

    private static RecipeCode.Listing listing(String language, String... lines) {
        return new RecipeCode.Listing(
                language,
                "X",
                Stream.of(lines)
                        .map(line -> new RecipeCode.Line(line, List.of()))
                        .toList(),
                Map.of("acquire.set", 2));
    }

    @Test
    void theCodeStandsInItWithItsMarks() throws Exception {
        Trace trace = HostileTraces.plain();
        Heading heading = new Heading("en", "A title", "A goal.", CODE);
        HtmlReading page = HtmlReading.of(Exported.of(ExportFormat.HTML, Excerpt.of(trace, Selection.ALL), heading)
                .text());

        assertThat(page.page().select("#listing-0 .code li").eachText())
                .containsExactly("class X {", "/* two", "lines */ }");
        assertThat(page.page().expectFirst("#listing-0 .code-keyword").text()).isEqualTo("class");
        assertThat(page.run().get("cards").valueStream().filter(card -> card.has("line")))
                .isNotEmpty()
                .allSatisfy(card -> assertThat(card.get("line").asInt()).isEqualTo(2));
    }

    @Test
    void aPartOfARunSaysWhatIsLeftOut() throws Exception {
        Trace trace = HostileTraces.plain();
        long middle = trace.events().get(trace.events().size() / 2).at();
        Excerpt part = Excerpt.of(trace, new Selection(middle, Long.MAX_VALUE, Set.of("B")));
        HtmlReading page = HtmlReading.of(
                Exported.of(ExportFormat.HTML, part, Exported.HEADING).text());

        assertThat(page.instants())
                .isEqualTo(part.events().stream().map(Event::at).toList());
        assertThat(page.parties("client")).containsOnlyKeys("B");
        assertThat(page.page().select(".left-out").eachText())
                .hasSize(part.omissions().size())
                .allSatisfy(said -> assertThat(said).startsWith("Left out: "));
        assertThat(page.run().get("from").asLong()).isEqualTo(middle);
        JsonNode resource = page.parties("resource").values().iterator().next();
        assertThat(page.card(resource, part.events().size(), Long.MAX_VALUE)
                        .get("accepted")
                        .asInt())
                .isEqualTo(Judge.judge(trace).figures().writesAccepted());
    }

    @Test
    void aPartWithoutEventsIsAPageToo() throws Exception {
        Trace trace = HostileTraces.plain();
        Excerpt none = Excerpt.of(trace, new Selection(1_000_000_000_000L, Long.MAX_VALUE, Set.of()));
        HtmlReading page = HtmlReading.of(
                Exported.of(ExportFormat.HTML, none, Exported.HEADING).text());

        assertThat(page.instants()).isEmpty();
        assertThat(page.run().get("from")).isEqualTo(page.run().get("to"));
        assertThat(page.card(page.party("client", "A"), 0, 0).get("mood").asString())
                .isEqualTo("done");
    }

    @TestFactory
    Stream<DynamicTest> aLessonsPageIsSmall() throws Exception {
        return LabScenarios.each(scenario -> {
            String text =
                    Exported.of(ExportFormat.HTML, ModelPlayer.play(scenario)).text();
            assertThat(text.getBytes(StandardCharsets.UTF_8).length).isLessThan(MOST_BYTES);
        });
    }

    private static HtmlReading page(Trace trace, String language) {
        Heading heading = new Heading(language, "A title", "A goal.");
        return HtmlReading.of(Exported.of(ExportFormat.HTML, Excerpt.of(trace, Selection.ALL), heading)
                .text());
    }
}
