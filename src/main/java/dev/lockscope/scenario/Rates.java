package dev.lockscope.scenario;

import java.math.BigDecimal;

/** How the rate of a clock is written. */
final class Rates {

    private Rates() {}

    static String text(double rate) {
        return BigDecimal.valueOf(rate).stripTrailingZeros().toPlainString();
    }
}
