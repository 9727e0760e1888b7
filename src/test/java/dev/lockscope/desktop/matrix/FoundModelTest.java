package dev.lockscope.desktop.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.matrix.FoundModel.Spot;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.explore.Property;
import dev.lockscope.explore.matrix.Fault;
import dev.lockscope.explore.matrix.MatrixFile;
import dev.lockscope.explore.matrix.Outcome;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FoundModelTest {

    private final FoundModel model = new FoundModel(MatrixFile.stored());

    private void goTo(String recipe, String fault) {
        model.go(
                model.matrix().lines().stream()
                        .map(line -> line.row().recipe())
                        .toList()
                        .indexOf(recipe),
                model.matrix().faults().stream().map(Fault::id).toList().indexOf(fault));
    }

    @Test
    void nobodyLeavesTheTable() {
        model.go(-3, -1);
        assertThat(model.spot().get()).isEqualTo(new Spot(0, 0));
        model.go(Integer.MAX_VALUE, Integer.MAX_VALUE);
        assertThat(model.spot().get())
                .isEqualTo(new Spot(
                        model.matrix().lines().size() - 1,
                        model.matrix().faults().size() - 1));
    }

    @Test
    void theExplorerIsAskedForTheSameClientsAndBudgetThatTheCellWasComputedWith() {
        goTo("set-nx-px", "late-release");
        model.property().set(Property.NO_LOST_UPDATE);
        Question question = model.question("title").orElseThrow();
        assertThat(question.scenario().cast().clients()).hasSize(3);
        assertThat(question.budget())
                .isEqualTo(Fault.find("late-release").orElseThrow().budget());
        assertThat(question.properties()).containsExactly(Property.NO_LOST_UPDATE);
        assertThat(question.title()).isEqualTo("title");
        assertThat(question.file()).isEmpty();
    }

    @Test
    void whatCannotBefallARecipeCannotBeAskedFor() {
        goTo("no-lock", "clock-jump");
        assertThat(model.outcome(Property.EXCLUSION)).isInstanceOf(Outcome.NotApplicable.class);
        assertThat(model.question("title")).isEqualTo(Optional.empty());
    }
}
