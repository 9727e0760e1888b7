package dev.lockscope.trace.world;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a resource has written down besides its value.
 *
 * @param charges how often it has charged for each key, in the order of the first charges
 * @param keys the keys and cache entries that are stored, in the order in which they were
 * @param transactions the clients that have a transaction open
 */
public record BooksView(Map<String, Integer> charges, List<String> keys, List<String> transactions) {

    static final BooksView EMPTY = new BooksView(Map.of(), List.of(), List.of());

    public BooksView {
        charges = Collections.unmodifiableMap(new LinkedHashMap<>(charges));
        keys = List.copyOf(keys);
        transactions = List.copyOf(transactions);
    }

    BooksView charging(String key) {
        Map<String, Integer> more = new LinkedHashMap<>(charges);
        more.merge(key, 1, Integer::sum);
        return new BooksView(more, keys, transactions);
    }

    BooksView storing(String key) {
        return keys.contains(key) ? this : new BooksView(charges, plus(keys, key), transactions);
    }

    BooksView beginning(String client) {
        return transactions.contains(client) ? this : new BooksView(charges, keys, plus(transactions, client));
    }

    BooksView ending(String client) {
        return new BooksView(
                charges,
                keys,
                transactions.stream().filter(other -> !other.equals(client)).toList());
    }

    private static List<String> plus(List<String> list, String more) {
        List<String> longer = new ArrayList<>(list);
        longer.add(more);
        return longer;
    }
}
