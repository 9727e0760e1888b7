package dev.lockscope.app;

import dev.lockscope.desktop.session.Background;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.session.Workbench;
import dev.lockscope.redis.process.UserFolders;
import dev.lockscope.time.Randomness;
import dev.lockscope.time.RunClock;
import dev.lockscope.time.SystemRunClock;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A monkey at what the window works with, on real servers: it opens, runs, holds, steps, harms, rewinds, branches and
 * closes by chance, and looks each minute for what must never be: a defect, a server or a thread that stays when all is
 * closed, a heap that grows.
 *
 * <p>Arguments: the seed (1), minutes (10). Leaves with 0 when all was well.
 */
public final class Monkey {

    private static final long FRAME_MS = 16;
    private static final Duration MINUTE = Duration.ofSeconds(60);
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final double MEGA = 1024 * 1024;

    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final RunClock clock = SystemRunClock.startingNow();
    private final BlockingQueue<Runnable> window = new LinkedBlockingQueue<>();
    private final ExecutorService workers = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "background");
        thread.setDaemon(true);
        return thread;
    });
    private final Map<String, Integer> deeds = new TreeMap<>();
    private final Workbench workbench;
    private final Path runs;
    private final MonkeyHands hands;
    private int defects;
    private int lacking;

    private Monkey(Wiring wiring, Path runs, long seed) {
        this.runs = runs;
        Background background = new Background(workers, window::add, this::defect);
        Randomness chance = Randomness.seeded(seed);
        Randomness seeds = chance.fork("seeds");
        this.workbench = new Workbench(background, wiring.lab("en")::open, () -> seeds.nextLong(1_000_000));
        this.hands = new MonkeyHands(workbench, chance.fork("deeds"), clock);
        workbench.trouble().addListener((property, old, now) -> now.ifPresent(this::told));
    }

    public static void main(String[] arguments) throws Exception {
        long seed = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1;
        double minutes = arguments.length > 1 ? Double.parseDouble(arguments[1]) : 10;
        Wiring wiring = new Wiring(System.getenv(), System.getProperties());
        Path runs = UserFolders.ofUser(System.getenv()).runs();
        boolean well = new Monkey(wiring, runs, seed).play(seed, (int) Math.ceil(minutes));
        System.exit(well ? 0 : 1);
    }

    private void defect(Throwable defect) {
        defects++;
        defect.printStackTrace(out);
    }

    private void told(Trouble trouble) {
        if (trouble instanceof Trouble.Defect defect) {
            defect(defect.defect());
        } else {
            lacking++;
            out.println(trouble);
        }
    }

    private boolean play(long seed, int minutes) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, defect) -> window.add(() -> defect(defect)));
        out.printf("seed %d%n", seed);
        out.printf(
                "%6s %7s %6s %8s %9s %9s %8s %8s  %s%n",
                "minute", "deeds", "opened", "events", "heap, MB", "threads", "servers", "defects", "left behind");
        minute(0, Optional.empty(), 10);
        Leftovers before = settled(Optional.empty());
        int left = 0;
        double first = 0;
        double heap = 0;
        for (int minute = 1; minute <= minutes; minute++) {
            minute(minute, Optional.of(before), MINUTE.toSeconds());
            heap = heap();
            first = minute == 1 ? heap : first;
            left += settled(Optional.of(before)).beyond(before).isEmpty() ? 0 : 1;
        }
        out.printf("deeds: %s%n", deeds);
        out.printf(
                Locale.ROOT,
                "%d defects, %d troubles, %d minutes that left something, heap %.1f MB after the first minute and %.1f MB at the end%n",
                defects,
                lacking,
                left,
                first,
                heap);
        return defects == 0 && left == 0 && heap < first * 1.5 + 10;
    }

    private void minute(int number, Optional<Leftovers> before, long seconds) throws Exception {
        long until = clock.nanos() + Duration.ofSeconds(seconds).toNanos();
        int done = 0;
        int opened = hands.opened();
        long events = hands.events();
        while (clock.nanos() < until) {
            frame();
            String deed = hands.next();
            deeds.merge(deed, 1, Integer::sum);
            done++;
        }
        hands.countEvents();
        for (Session session : List.copyOf(workbench.sessions())) {
            workbench.close(session);
        }
        workbench.opening().get().ifPresent(opening -> opening.cancel());
        Leftovers now = settled(before);
        out.printf(
                Locale.ROOT,
                "%6d %7d %6d %8d %9.1f %9d %8d %8d  %s%n",
                number,
                done,
                hands.opened() - opened,
                hands.events() - events,
                heap(),
                now.threads().size(),
                now.processes().size(),
                defects,
                before.map(now::beyond).orElse(""));
    }

    /** What the window's thread does in a frame. */
    private void frame() throws InterruptedException {
        long end = clock.nanos() + TimeUnit.MILLISECONDS.toNanos(FRAME_MS);
        for (long left = FRAME_MS; left > 0; left = TimeUnit.NANOSECONDS.toMillis(end - clock.nanos())) {
            Runnable task = window.poll(left, TimeUnit.MILLISECONDS);
            if (task == null) {
                break;
            }
            run(task);
        }
        run(workbench::pulse);
    }

    private void run(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error e) {
            defect(e);
        }
    }

    /** What is left once everything that ends has had the time to. */
    private Leftovers settled(Optional<Leftovers> before) throws Exception {
        long until = clock.nanos() + PATIENCE.toNanos();
        Leftovers now = now();
        while (clock.nanos() < until && !isSettled(now, before)) {
            frame();
            now = now();
        }
        return now;
    }

    private static boolean isSettled(Leftovers now, Optional<Leftovers> before) {
        return now.processes().isEmpty()
                && now.folders().isEmpty()
                && before.map(now::beyond).orElse("").isEmpty();
    }

    private Leftovers now() throws IOException {
        return Leftovers.now(runs).without("background");
    }

    private static double heap() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return (runtime.totalMemory() - runtime.freeMemory()) / MEGA;
    }
}
