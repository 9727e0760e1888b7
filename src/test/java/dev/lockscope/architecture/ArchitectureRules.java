package dev.lockscope.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullMarked;

/** The rules of the house, each with its reason, for a tree of packages under a root. */
final class ArchitectureRules {

    private ArchitectureRules() {}

    static List<ArchRule> under(String root) {
        return List.of(
                layers(root),
                only(root, "redis.clients..", "redis"),
                only(root, "redis.embedded..", "redis"),
                only(root, "org.snakeyaml..", "scenario"),
                only(root, "picocli..", "cli", "app"),
                only(root, "org.h2..", "resource"),
                only(root, "javafx..", "desktop"),
                only(root, "org.controlsfx..", "desktop"),
                only(root, "atlantafx..", "desktop"),
                only(root, "org.kordamp.ikonli..", "desktop"),
                only(root, "org.fxmisc..", "desktop"),
                only(root, "org.commonmark..", "course"),
                only(root, "com.openhtmltopdf..", "handout"),
                only(root, "com.github.difflib..", "compare"),
                only(root, "org.apache.pdfbox..", "handout", "export.picture"),
                only(root, "org.apache.fontbox..", "export.picture"),
                noClasses()
                        .that()
                        .resideOutsideOfPackage(root + ".export.picture..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("java.awt..", "javax.imageio..")
                        .because(
                                "Java's other window toolkit draws files here, without a screen and without its fonts"),
                only(root, "org.apache.commons.csv..", "explore"),
                noClasses()
                        .that()
                        .resideOutsideOfPackages(
                                root + ".trace..",
                                root + ".export..",
                                root + ".explore.matrix..",
                                root + ".course..",
                                root + ".cli..",
                                root + ".desktop.settings..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("tools.jackson..")
                        .because("JSON belongs to files and exports, to the matrix that is kept, to what the command"
                                + " line prints, and to what the window and the course remember"),
                noClasses()
                        .that()
                        .areNotAssignableTo(root + ".desktop.theme.Hint")
                        .should()
                        .callConstructor("javafx.scene.control.Tooltip")
                        .orShould()
                        .callConstructor("javafx.scene.control.Tooltip", "java.lang.String")
                        .because("a plain tooltip uses up the Escape that was meant for what lies under it"),
                noClasses()
                        .that()
                        .resideOutsideOfPackages(root + ".redis..", root + ".app..")
                        .should()
                        .dependOnClassesThat()
                        .haveFullyQualifiedName("java.lang.ProcessBuilder")
                        .because("every child process must be ended by the one package that knows how"),
                noClasses()
                        .that()
                        .resideInAnyPackage(root + ".verdict..", root + ".export..", root + ".timeline..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(
                                root + ".lock..",
                                root + ".resource..",
                                root + ".fault..",
                                root + ".redis..",
                                root + ".lab..",
                                root + ".model..")
                        .because("everything shown or judged is a pure fold over the trace"),
                noClasses()
                        .that()
                        .resideOutsideOfPackages(
                                root + ".course..",
                                root + ".handout..",
                                root + ".cli..",
                                root + ".desktop..",
                                root + ".app..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage(root + ".course..")
                        .because("the lab teaches without knowing the lessons"),
                noClasses()
                        .that()
                        .resideInAnyPackage(root + ".lock.recipe..", root + ".lock.program..")
                        .should()
                        .dependOnClassesThat()
                        .resideOutsideOfPackages(
                                root + ".lock..",
                                "java.lang..",
                                "java.util",
                                "java.util.function",
                                "java.util.stream",
                                "java.time",
                                "org.jspecify..")
                        .because("a recipe learns everything through its ports, so that it runs in both worlds"),
                noClasses()
                        .that()
                        .resideInAPackage(root + ".lock..")
                        .should()
                        .dependOnClassesThat()
                        .haveNameMatching("java\\.lang\\.(Thread|Process.*|System|Runtime)")
                        .because("a recipe starts no thread and asks no machine, so that it runs in both worlds"),
                noClasses()
                        .that()
                        .resideInAnyPackage(root + ".lock.recipe..", root + ".lock.program..")
                        .should(catchErrors())
                        .because("an error ends a replay, and a client that has died, at a call of its ports"),
                noClasses()
                        .that()
                        .resideOutsideOfPackage(root + ".time..")
                        .should()
                        .accessTargetWhere(ambient())
                        .because("time and chance come in through constructors"),
                slices().matching(root + ".(*)..").should().beFreeOfCycles().because("the packages are the data flow"),
                noClasses()
                        .that()
                        .resideOutsideOfPackages(root + ".cli..", root + ".app..")
                        .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                        .because("the command line is the only part that prints"),
                noClasses()
                        .that()
                        .resideOutsideOfPackage(root + ".time..")
                        .and()
                        .doNotHaveSimpleName("IoReason")
                        .and()
                        .doNotHaveSimpleName("DefectLog")
                        .should()
                        .accessTargetWhere(javaSpeech())
                        .because("people are told why in their own words, and IoReason has those"),
                classes()
                        .that()
                        .implement(root + ".trace.Fact")
                        .and()
                        .areNotInterfaces()
                        .should()
                        .beRecords()
                        .because("facts are immutable"),
                noClasses()
                        .should()
                        .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)$")
                        .because("a name says what a thing is"),
                classes().should(liveInNullMarkedPackages()).because("nulls are errors unless they are named"));
    }

    private static ArchRule layers(String root) {
        return layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .withOptionalLayers(true)
                .layer("app")
                .definedBy(root + ".app..")
                .layer("front ends")
                .definedBy(root + ".cli..", root + ".desktop..")
                .layer("worlds")
                .definedBy(root + ".redis..", root + ".model..")
                .layer("products")
                .definedBy(
                        root + ".compare..",
                        root + ".course..",
                        root + ".lab..",
                        root + ".code..",
                        root + ".explore..",
                        root + ".export..",
                        root + ".handout..",
                        root + ".timeline..",
                        root + ".verdict..")
                .layer("parts")
                .definedBy(root + ".scenario..", root + ".fault..", root + ".resource..", root + ".lock..")
                .layer("trace")
                .definedBy(root + ".trace..")
                .layer("time")
                .definedBy(root + ".time..")
                .whereLayer("app")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("front ends")
                .mayOnlyBeAccessedByLayers("app")
                .whereLayer("worlds")
                .mayOnlyBeAccessedByLayers("app", "products")
                .whereLayer("products")
                .mayOnlyBeAccessedByLayers("app", "front ends", "worlds")
                .whereLayer("parts")
                .mayOnlyBeAccessedByLayers("app", "front ends", "worlds", "products")
                .whereLayer("trace")
                .mayOnlyBeAccessedByLayers("app", "front ends", "worlds", "products", "parts")
                .because("data flows one way: scenario, lab, recipe, server, events, world, screen");
    }

    private static ArchRule only(String root, String library, String... packages) {
        String[] allowed = new String[packages.length];
        for (int i = 0; i < packages.length; i++) {
            allowed[i] = root + "." + packages[i] + "..";
        }
        return noClasses()
                .that()
                .resideOutsideOfPackages(allowed)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(library)
                .allowEmptyShould(true)
                .because("a library is known to one package, so that it can be replaced");
    }

    private static DescribedPredicate<JavaAccess<?>> ambient() {
        Set<String> clocks = Set.of("nanoTime", "currentTimeMillis");
        return DescribedPredicate.describe("ambient time, chance or sleeping", access -> {
            String owner = access.getTargetOwner().getFullName();
            String name = access.getName();
            return (owner.equals("java.lang.System") && clocks.contains(name))
                    || (owner.equals("java.lang.Thread") && name.equals("sleep"))
                    || (owner.equals("java.util.concurrent.TimeUnit") && name.equals("sleep"))
                    || (owner.startsWith("java.time.") && name.equals("now"))
                    || ((owner.equals("java.util.Random") || owner.equals("java.security.SecureRandom"))
                            && name.equals("<init>"))
                    || owner.equals("java.util.concurrent.ThreadLocalRandom")
                    || (owner.equals("java.util.UUID") && name.equals("randomUUID"))
                    || (owner.equals("java.lang.Math") && name.equals("random"));
        });
    }

    /** What an exception of files and sockets says may be looked at, but by those that act on it only. */
    private static DescribedPredicate<JavaAccess<?>> javaSpeech() {
        Set<String> acting = Set.of("WatchedOutput", "Probe", "TraceReader", "StoreObserver");
        return DescribedPredicate.describe("what Java says of a failure", access -> {
            String name = access.getName();
            boolean told = name.equals("toString")
                    ? access.getTargetOwner().isAssignableTo(Throwable.class)
                    : name.equals("getMessage") && access.getTargetOwner().isAssignableTo(IOException.class);
            return told && !acting.contains(access.getOriginOwner().getSimpleName());
        });
    }

    private static ArchCondition<JavaClass> catchErrors() {
        return new ArchCondition<>("catch errors") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (JavaCodeUnit unit : type.getCodeUnits()) {
                    unit.getTryCatchBlocks().stream()
                            .flatMap(block -> block.getCaughtThrowables().stream())
                            .filter(caught -> catchesErrors(unit, caught))
                            .map(caught -> unit.getFullName() + " catches " + caught.getName())
                            .forEach(text -> events.add(SimpleConditionEvent.satisfied(type, text)));
                }
            }
        };
    }

    /** The compiler makes a catch of everything from a try-with-resources; that one passes it on. */
    private static boolean catchesErrors(JavaCodeUnit unit, JavaClass caught) {
        boolean closesResources = unit.getMethodCallsFromSelf().stream()
                .anyMatch(call -> call.getName().equals("addSuppressed"));
        return caught.isAssignableTo(Error.class) || (caught.isEquivalentTo(Throwable.class) && !closesResources);
    }

    private static ArchCondition<JavaClass> liveInNullMarkedPackages() {
        return new ArchCondition<>("live in a @NullMarked package") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean marked = type.getPackage()
                        .tryGetPackageInfo()
                        .map(info -> info.isAnnotatedWith(NullMarked.class))
                        .orElse(false);
                if (!marked) {
                    events.add(SimpleConditionEvent.violated(type, type.getName() + " is in an unmarked package"));
                }
            }
        };
    }
}
