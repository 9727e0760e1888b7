package dev.lockscope.cli;

import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioFiles;
import dev.lockscope.scenario.ScenarioLoader;
import dev.lockscope.scenario.problem.NearMatch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds and loads scenario files. */
final class ScenarioShelf {

    /**
     * One file.
     *
     * @param scenarios what it holds, one a variant; nothing where it is not in order
     * @param problems all that is wrong with it, a line each
     */
    record Item(Path file, List<Scenario> scenarios, List<String> problems) {

        Item {
            scenarios = List.copyOf(scenarios);
            problems = List.copyOf(problems);
        }
    }

    private final Messages messages;

    ScenarioShelf(Messages messages) {
        this.messages = messages;
    }

    /**
     * Loads files, and the scenario files of folders. Where there is nothing at a path, that is the problem of its item.
     */
    List<Item> load(List<Path> filesOrFolders) {
        return load(filesOrFolders, true);
    }

    /**
     * Loads files, and the scenario files of folders. Where there is nothing at a path, that is the problem of its item.
     *
     * @param needed whether a folder without scenario files is a problem
     */
    List<Item> load(List<Path> filesOrFolders, boolean needed) {
        List<Item> items = new ArrayList<>();
        for (Path path : filesOrFolders) {
            try {
                List<Path> files = ScenarioFiles.find(path);
                if (files.isEmpty() && needed) {
                    items.add(missing(path, messages.text("folder.empty", path)));
                }
                files.forEach(file -> items.add(item(file)));
            } catch (IOException e) {
                items.add(missing(path, messages.text("file.missing", path, messages.reason(e, path))));
            }
        }
        return items;
    }

    private static Item missing(Path path, String problem) {
        return new Item(path, List.of(), List.of(problem));
    }

    private Item item(Path file) {
        try {
            return new Item(file, ScenarioLoader.load(file), List.of());
        } catch (ScenarioException e) {
            String language = messages.language().id();
            List<String> problems =
                    e.problems().stream().map(problem -> problem.text(language)).toList();
            return new Item(file, List.of(), problems);
        }
    }

    /**
     * The scenarios of files and folders.
     *
     * @param variant only the variants of that name, where one is given
     * @throws WrongInput when any file is wrong; it tells everything that is wrong with all of them. Also when no file
     *     has a variant of that name
     */
    List<Scenario> loadAll(List<Path> filesOrFolders, Optional<String> variant) throws WrongInput {
        List<Item> items = load(filesOrFolders);
        List<String> problems =
                items.stream().flatMap(item -> item.problems().stream()).toList();
        if (!problems.isEmpty()) {
            throw new WrongInput(String.join("\n", problems));
        }
        List<Scenario> all =
                items.stream().flatMap(item -> item.scenarios().stream()).toList();
        return variant.isPresent() ? only(all, variant.get()) : all;
    }

    private List<Scenario> only(List<Scenario> all, String variant) throws WrongInput {
        List<Scenario> chosen = all.stream()
                .filter(scenario -> scenario.variant().equals(Optional.of(variant)))
                .toList();
        if (!chosen.isEmpty()) {
            return chosen;
        }
        List<String> names = all.stream()
                .flatMap(scenario -> scenario.variant().stream())
                .distinct()
                .toList();
        if (names.isEmpty()) {
            throw new WrongInput(messages.text("variant.none", variant));
        }
        String hint = NearMatch.of(variant, names)
                .map(name -> " " + messages.text("variant.hint", name))
                .orElse("");
        throw new WrongInput(messages.text("variant.unknown", variant, String.join(", ", names)) + hint);
    }
}
