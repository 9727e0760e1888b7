package dev.lockscope.lock.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.recipe.Catalogue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class NodeSyntaxTest {

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> nodeReadsEachListingWithoutComplaint() throws IOException, InterruptedException {
        NodeModules.needNode();
        NodeModules modules = new NodeModules(folder);
        return Catalogue.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.id(), () -> {
                    Path module = modules.write(Listings.of(entry.id(), Language.NODE));
                    assertThat(modules.run(List.of("--check", module.toString()), Map.of()))
                            .isEmpty();
                }));
    }
}
