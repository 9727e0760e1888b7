package dev.lockscope.desktop.compare;

import dev.lockscope.desktop.session.Comparisons.Source;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Side;
import dev.lockscope.scenario.Text;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.file.TraceArchive;
import dev.lockscope.trace.file.TraceArchive.Kept;
import dev.lockscope.trace.file.TraceFileException;
import dev.lockscope.trace.file.TraceReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A run that another one can be compared with.
 *
 * @param title what it is a run of
 * @param header what its trace says of it
 * @param source where it is
 */
record Candidate(Text title, Header header, Source source) {

    /** Those that are open, besides one. */
    static List<Candidate> open(List<Session> sessions, Session first) {
        return sessions.stream()
                .filter(session -> session != first && session.size().get() > 0)
                .map(session -> new Candidate(Side.of(session).title(), session.header(), new Source.Open(session)))
                .toList();
    }

    /**
     * Those that are kept, the newest first; takes a while. One that cannot be read is left out.
     *
     * @throws IOException when the folder cannot be read
     */
    static List<Candidate> kept(TraceArchive archive) throws IOException {
        List<Candidate> found = new ArrayList<>();
        for (Kept kept : archive.list()) {
            Optional<Header> header = header(kept);
            header.ifPresent(
                    known -> found.add(new Candidate(Side.title(known), known, new Source.InFile(kept.file()))));
        }
        return found;
    }

    private static Optional<Header> header(Kept kept) {
        try {
            return Optional.of(TraceReader.header(kept.file()));
        } catch (IOException | TraceFileException e) {
            return Optional.empty();
        }
    }

    /** Whether it is the very run that a header is of. */
    boolean isOf(Header other) {
        return header.started().equals(other.started())
                && header.seed() == other.seed()
                && header.scenarioName().equals(other.scenarioName());
    }

    /** Those of the same scenario first, else as they come. */
    static List<Candidate> sorted(List<Candidate> all, Header first) {
        return all.stream()
                .sorted(Comparator.comparing(one -> one.header().scenarioName().equals(first.scenarioName()) ? 0 : 1))
                .toList();
    }

    /** Whether all words of a text are in its title or its scenario's name. */
    boolean matches(String text) {
        String all = (title.en() + " " + title.nb() + " " + header.scenarioName() + " " + header.seed())
                .toLowerCase(Locale.ROOT);
        for (String word : text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
            if (!all.contains(word)) {
                return false;
            }
        }
        return true;
    }
}
