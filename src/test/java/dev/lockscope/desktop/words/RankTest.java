package dev.lockscope.desktop.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RankTest {

    @Test
    void theVeryNameComesBeforeBeginningsThoseBeforeWordsAndThoseBeforeTheRest() {
        List<String> names =
                List.of("a master on five", "five on a master", "redlock on five", "on five", "on five masters");

        assertThat(names.stream().sorted(Comparator.comparing(name -> Rank.of(name, " On Five ", Locale.ROOT))))
                .containsExactly(
                        "on five", "on five masters", "a master on five", "redlock on five", "five on a master");
    }

    @Test
    void afterNothingAllComeAsNear() {
        assertThat(Rank.of("one", "", Locale.ROOT)).isEqualTo(Rank.of("two", " ", Locale.ROOT));
    }

    @Test
    void aPartOfAWordIsNoWord() {
        assertThat(Rank.of("deadlock", "lock", Locale.ROOT)).isEqualTo(Rank.REST);
        assertThat(Rank.of("a lock that is lost", "lost lock", Locale.ROOT)).isEqualTo(Rank.WORDS);
    }
}
