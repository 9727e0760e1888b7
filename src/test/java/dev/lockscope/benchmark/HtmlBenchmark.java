package dev.lockscope.benchmark;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.ExportFormat;
import dev.lockscope.export.Heading;
import dev.lockscope.export.Selection;
import dev.lockscope.testkit.NodeProgram;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import dev.lockscope.trace.Trace;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How long the page of a long run takes to be made, how large it is, and how many frames a second it scrubs at in
 * Chromium. Takes the number of events and where Chromium is.
 */
public final class HtmlBenchmark {

    private HtmlBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int events = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        String chromium = arguments.length > 1 ? arguments[1] : "/usr/bin/chromium";
        Trace trace = LongTrace.of(events, 42);
        Path folder = Files.createTempDirectory("lockscope-html");
        Path page = folder.resolve("page.html");
        RunClock clock = SystemRunClock.startingNow();
        long before = clock.nanos();
        try (OutputStream out = Files.newOutputStream(page)) {
            ExportFormat.HTML
                    .exporter()
                    .write(Excerpt.of(trace, Selection.ALL), new Heading("en", "A long run", ""), out);
        }
        System.out.printf(
                "%,d events: %.1f s, %.1f MB%n", events, (clock.nanos() - before) / 1e9, Files.size(page) / 1e6);
        System.out.print(
                NodeProgram.run(folder, List.of("page-trial.mjs", chromium, "long", page.toString()), Map.of()));
    }
}
