package dev.lockscope.verdict;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/** Collects the events that prove a finding, each once, and puts them in the order of the run. */
final class EvidenceList {

    private final Evidence evidence;
    private final Set<Long> seqs = new LinkedHashSet<>();

    EvidenceList(Evidence evidence) {
        this.evidence = evidence;
    }

    EvidenceList add(long... events) {
        LongStream.of(events).forEach(seqs::add);
        return this;
    }

    EvidenceList addPause(Optional<Pause> pause) {
        pause.ifPresent(known -> {
            add(known.paused().seq());
            known.resumed().ifPresent(resumed -> add(resumed.seq()));
        });
        return this;
    }

    /** In the order in which they happened, without numbers that the trace does not have. */
    List<Long> inOrder() {
        return seqs.stream()
                .filter(evidence.events()::containsKey)
                .sorted((a, b) -> a.equals(b) ? 0 : evidence.isBefore(a, b) ? -1 : 1)
                .toList();
    }
}
