package dev.lockscope.explore;

/** Numbers of stretches of time, so that what they lead to can be remembered by them. For any threads. */
final class Waits {

    private final Interner<Wait> waits = new Interner<>();
    private final Interner<Long> times = new Interner<>();
    private final Numbers ofTimes = new Numbers();
    private final Numbers ofWaits = new Numbers();

    /** Time that goes by: from when, and how much, ns. */
    private record Wait(long from, long time) {}

    /** The number of a stretch of time, ns. */
    int number(long from, long time) {
        int begin = number(from);
        int length = number(time);
        int known = ofWaits.get(begin, length);
        return known != Numbers.UNKNOWN ? known : ofWaits.keep(begin, length, waits.number(new Wait(from, time)));
    }

    private int number(long time) {
        int upper = (int) (time >>> Integer.SIZE);
        int known = ofTimes.get(upper, (int) time);
        return known != Numbers.UNKNOWN ? known : ofTimes.keep(upper, (int) time, times.number(time));
    }

    /** How long a stretch of time is, ns. */
    long time(int wait) {
        return waits.value(wait).time();
    }

    /** The end of a stretch of time, ns. */
    long until(int wait) {
        Wait here = waits.value(wait);
        return here.from() + here.time();
    }
}
