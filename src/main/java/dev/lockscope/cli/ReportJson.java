package dev.lockscope.cli;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RunFact.RunEnded;
import dev.lockscope.verdict.Figures;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.VerdictText;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What there is to say about a run, for programs. Times are ns since the run's start, lengths are ns, money is kroner. */
final class ReportJson {

    private record Rule(String resource, String kind, String rule) {}

    private final JsonMapper mapper =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    private final VerdictText words;

    ReportJson(Language language) {
        this.words = VerdictText.in(language.id());
    }

    /** One object for one run; for several, one object with a list of them. */
    String text(List<RunReport> reports) {
        if (reports.size() == 1) {
            return write(object(reports.get(0)));
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("met", reports.stream().allMatch(RunReport::isMet));
        all.put("runs", reports.stream().map(this::object).toList());
        return write(all);
    }

    private String write(Map<String, Object> object) {
        return mapper.writeValueAsString(object) + "\n";
    }

    private Map<String, Object> object(RunReport report) {
        Header header = report.trace().header();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("scenario", header.scenarioName());
        object.put("variant", header.variant());
        object.put("seed", header.seed());
        object.put("speed", header.speed());
        object.put(
                "ending",
                report.ended().map(RunEnded::ending).map(ReportJson::word).orElse("cut"));
        object.put("headline", words.headline(report.verdict()));
        object.put(
                "findings",
                report.verdict().findings().stream().map(this::finding).toList());
        object.put("figures", figures(report.verdict().figures()));
        object.put(
                "fencing",
                report.resources().stream()
                        .map(resource -> new Rule(resource.resource(), resource.kind(), word(resource.rule())))
                        .toList());
        object.put("expected", ids(report.scenario().expect().findings()));
        object.put("found", ids(report.verdict().ids()));
        object.put("disturbed", report.verdict().isDisturbed());
        object.put("met", report.isMet());
        object.put("lockscope", header.lockscopeVersion());
        object.put("redis", header.serverVersion());
        object.put("java", header.javaVersion());
        return object;
    }

    private Map<String, Object> finding(Finding finding) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("id", finding.id().id());
        object.put("severity", word(finding.severity()));
        object.put("title", words.title(finding));
        object.put("summary", words.summary(finding));
        object.put("story", words.story(finding));
        object.put("explanation", words.explanation(finding));
        object.put("remedy", words.remedy(finding));
        object.put("evidence", finding.evidence());
        object.put("facts", finding.facts());
        finding.span().ifPresent(span -> object.put("span", span));
        return object;
    }

    private static Map<String, Object> figures(Figures figures) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("overlap", figures.overlap());
        object.put("mostHolders", figures.mostHolders());
        object.put("moneyLost", figures.moneyLost());
        object.put("takenTooMuch", figures.takenTooMuch());
        object.put("writesAccepted", figures.writesAccepted());
        object.put("writesRejected", figures.writesRejected());
        object.put("balances", figures.balances());
        object.put("grants", figures.grants());
        object.put("longestWait", figures.longestWait());
        return object;
    }

    private static List<String> ids(Collection<FindingId> findings) {
        return findings.stream().sorted().map(FindingId::id).toList();
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
