package dev.lockscope.desktop.tryout;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs the tests of this package in a process of their own, on the display that the process has. */
final class OnADisplay {

    private OnADisplay() {}

    public static void main(String[] arguments) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(DiscoverySelectors.selectPackage(OnADisplay.class.getPackageName()))
                                .filters(ClassNameFilter.includeClassNamePatterns(".*TryoutTest"))
                                .build(),
                        listener);
        TestExecutionSummary summary = listener.getSummary();
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        summary.printFailuresTo(out);
        out.printf("%d of %d passed%n", summary.getTestsSucceededCount(), summary.getTestsFoundCount());
        boolean well = summary.getTestsSucceededCount() > 0
                && summary.getTestsSucceededCount() == summary.getTestsFoundCount();
        System.exit(well ? 0 : 1);
    }
}
