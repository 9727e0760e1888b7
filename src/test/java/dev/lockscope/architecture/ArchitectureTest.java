package dev.lockscope.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ArchitectureTest {

    @TestFactory
    Stream<DynamicTest> theProductKeepsTheRulesOfTheHouse() {
        JavaClasses product = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.lockscope");
        return ArchitectureRules.under("dev.lockscope").stream()
                .map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(product)));
    }
}
