package dev.lockscope.desktop.gallery;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws the window in the states by which a change of its looks is judged. The arguments are the folder and, where not all
 * are wanted, how the names of those begin that are.
 */
public final class Gallery {

    /** What {@link Picture} is told, after the name of the picture. */
    private static final List<String> STATES = List.of(
            "start - end light en 1280x720",
            "start-half-nb-dark - end dark nb 1280x720 learnt:0.5",
            "start-done - end light en 1920x1080 learnt:1",
            "start-large - end light nb 1280x720 learnt:0.5 scale:1.5",
            "catalogue - end light en 1280x720 view.scenarios",
            "catalogue-nb-dark - end dark nb 1920x1080 view.scenarios",
            "matrix-found - end light en 1280x720 view.matrix press:matrix-whose-found",
            "matrix-found-nb-dark - end dark nb 1920x1080 view.matrix press:matrix-whose-found press:found-property-no-lost-update",
            "matrix-found-nb-large - end light nb 1280x720 scale:1.5 view.matrix press:matrix-whose-found",
            "matrix-found-presenting - end light en 1920x1080 presenting view.matrix press:matrix-whose-found",
            "matrix-found-presenting-nb-dark - end dark nb 1280x720 presenting view.matrix press:matrix-whose-found press:found-property-liveness",
            "laboratory - end light en 1280x720 view.laboratory",
            "laboratory-found - end light en 1280x720 view.laboratory press:laboratory-run press:laboratory-panel-overlap",
            "laboratory-found-nb-dark - end dark nb 1920x1080 view.laboratory press:laboratory-run press:laboratory-panel-lost-update",
            "laboratory-found-nb-large - end light nb 1280x720 scale:1.5 view.laboratory press:laboratory-run press:laboratory-panel-wait",
            "laboratory-found-presenting - end dark en 1280x720 presenting view.laboratory press:laboratory-run press:laboratory-panel-stale-write",
            "diagnosis - end light en 1280x720 diagnosis",
            "diagnosis-nb-dark - end dark nb 1280x720 diagnosis",
            "ready scenarios/gc-pause.yaml 0 light en 1280x720",
            "failing scenarios/gc-pause.yaml 3.15 light en 1280x720",
            "failing-dark scenarios/gc-pause.yaml 3.15 dark en 1920x1080 inspector.events",
            "rewound-nb scenarios/gc-pause.yaml 1.5 light nb 1280x720 inspector.state",
            "rest scenarios/gc-pause.yaml end light en 1920x1080 inspector.verdict",
            "story-nb-dark scenarios/gc-pause.yaml end dark nb 1280x720 verdict.show",
            "presenting scenarios/gc-pause.yaml 3.15 light en 1920x1080 presenting",
            "presenting-nb-dark scenarios/lessons/05-late-del-chain/late-del-chain.yaml 3.3 dark nb 1280x720 presenting",
            "menu scenarios/gc-pause.yaml 1.5 light en 1280x720 menu:stage-redis",
            "menu-nb-dark scenarios/gc-pause.yaml 1.5 dark nb 1280x720 menu:stage-A",
            "keys scenarios/gc-pause.yaml end light en 1280x720 help.keys",
            "palette-dark scenarios/gc-pause.yaml end dark en 1280x720 help.palette",
            "redlock scenarios/redlock.yaml end light en 1280x720",
            "redlock-dark scenarios/lessons/14-redlock-minority-down/redlock-minority-down.yaml 1 dark en 1920x1080",
            "sentinel scenarios/lessons/13-sentinel-two-masters/sentinel-two-masters.yaml end light en 1920x1080 inspector.redis",
            "sentinel-nb-dark scenarios/sentinel-failover.yaml 3 dark nb 1280x720",
            "herd scenarios/herd.yaml end light en 1280x720",
            "compare compare:scenarios/gc-pause.yaml+scenarios/gc-pause-fenced.yaml end light en 1280x720 compare.next",
            "compare-nb-dark compare:scenarios/gc-pause.yaml+scenarios/gc-pause-fenced.yaml end dark nb 1920x1080 compare.next",
            "compare-presenting compare:scenarios/gc-pause.yaml+scenarios/gc-pause-fenced.yaml end light nb 1280x720 presenting compare.next",
            "compare-strangers-dark compare:scenarios/gc-pause.yaml+scenarios/redlock.yaml end dark en 1280x720",
            "compare-with scenarios/gc-pause.yaml end light en 1280x720 compare.with",
            "explorer - end light en 1280x720 view.explorer",
            "explorer-nb-dark - end dark nb 1920x1080 view.explorer",
            "exploring explore:scenarios/redlock.yaml!pause=2+crash-client=2+lost-reply=2+clock-jump=1!liveness 2 light en 1280x720",
            "exploring-nb-dark explore:scenarios/redlock.yaml!pause=2+crash-client=2+lost-reply=2+clock-jump=1!liveness 2 dark nb 1280x720",
            "explored-broken explore:scenarios/gc-pause.yaml!pause=1+crash-client=1+lost-reply=1 end light en 1280x720",
            "explored-broken-nb-dark explore:scenarios/redlock.yaml!clock-jump=1!exclusion end dark nb 1920x1080",
            "explored-complete explore:scenarios/gc-pause-fenced.yaml!pause=1!no-stale-write end light en 1920x1080",
            "explored-complete-large explore:scenarios/gc-pause-fenced.yaml!pause=1!no-stale-write end light nb 1280x720 scale:1.5",
            "settings - end light en 1280x720 view.settings",
            "settings-nb-dark - end dark nb 1280x720 view.settings");

    private Gallery() {}

    public static void main(String[] arguments) throws Exception {
        List<List<String>> pictures = new ArrayList<>();
        for (String state : STATES) {
            List<String> words = new ArrayList<>(Arrays.asList(state.split(" ", -1)));
            String name = words.get(0);
            if (arguments.length > 1 && Arrays.stream(arguments).skip(1).noneMatch(name::startsWith)) {
                continue;
            }
            words.set(0, arguments[0] + "/" + name + ".png");
            pictures.add(words);
        }
        Picture.drawAll(pictures);
        System.exit(0);
    }
}
