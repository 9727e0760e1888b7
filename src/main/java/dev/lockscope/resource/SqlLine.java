package dev.lockscope.resource;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.lock.port.GuardedResource.Change;
import dev.lockscope.lock.port.GuardedResource.Charge;
import dev.lockscope.lock.port.GuardedResource.Outcome;
import dev.lockscope.lock.port.GuardedResource.Reading;
import dev.lockscope.lock.port.GuardedResource.Write;
import dev.lockscope.resource.Refusals.Answer;
import dev.lockscope.trace.ResourceFact.Compare;
import dev.lockscope.trace.ResourceFact.Keys;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.h2.api.ErrorCode;
import org.jspecify.annotations.Nullable;

/**
 * One connection to a ledger in SQL. Whatever is done together is one transaction of the database.
 *
 * <p>What has to hold is a condition of the statement itself: fencing token, version and value stand in the
 * {@code UPDATE}, and a key that may be charged once is a primary key. A check before it, in the program, would leave a
 * gap in which another may come first; {@link Books} and {@link FenceCheck} only say why something was turned away.
 */
final class SqlLine implements Line {

    /** The id of the one row. */
    static final int ROW = 1;

    private static final String SELECT = "SELECT balance, version, fence FROM ledger WHERE id = 1";
    private static final String LOCK = SELECT + " FOR UPDATE";
    private static final String HAS = "SELECT amount, answer FROM stored WHERE name = ?";
    private static final String STORE = "INSERT INTO stored (name, amount, answer) VALUES (?, ?, ?)";

    private final Connection connection;
    private final Terms terms;
    private final FenceCheck check;
    private final String write;
    private final String charge;

    /** The ledger's row. */
    private record Row(Reading reading, long fence) {}

    /** The answer that is stored with a key, if one is. */
    private record Stored(Optional<Answer> answer) {}

    /** A line over a connection that commits only when told. */
    SqlLine(Connection connection, Terms terms) {
        this.connection = connection;
        this.terms = terms;
        this.check = new FenceCheck(terms.fencing());
        String fence = switch (terms.fencing()) {
            case NONE -> "";
            case STRICT -> " AND fence < ?";
            case AT_LEAST -> " AND fence <= ?";
        };
        String compare = switch (terms.compare()) {
            case NONE -> "";
            case VERSION -> " AND version = ?";
            case VALUE -> " AND balance = ?";
        };
        String mark = fence.isEmpty() ? "" : ", fence = ?";
        this.write = "UPDATE ledger SET version = version + 1, balance = ?" + mark + " WHERE id = 1" + fence + compare;
        this.charge = "UPDATE ledger SET version = version + 1, balance = balance - ?" + mark + " WHERE id = 1" + fence;
    }

    @Override
    public Reading read() {
        return inTransaction(() -> row(SELECT).reading());
    }

    @Override
    public boolean has(String key) {
        return inTransaction(() -> stored(key) != null);
    }

    @Override
    public boolean store(String key) {
        return inTransaction(() -> insert(key, Optional.empty()));
    }

    @Override
    public List<Outcome> settle(List<? extends Change> changes) {
        return inTransaction(() -> {
            List<Outcome> outcomes = new ArrayList<>();
            for (Change change : changes) {
                Outcome outcome = decide(change);
                outcomes.add(outcome);
                if (outcome instanceof Outcome.Rejected) {
                    connection.rollback();
                    break;
                }
            }
            return outcomes;
        });
    }

    /** Something to do in a transaction. */
    private interface Work<T> {
        T run() throws SQLException;
    }

    private <T> T inTransaction(Work<T> work) {
        try {
            T result = work.run();
            connection.commit();
            return result;
        } catch (SQLException e) {
            throw SqlLedger.failed(e);
        }
    }

    private Outcome decide(Change change) throws SQLException {
        // Locked, so that the row that is told of is the one that the statement meets.
        Row row = row(LOCK);
        if (change instanceof Write written) {
            return update(written) == 1 ? accepted(row, written.value()) : refused(row, written);
        } else if (change instanceof Charge made) {
            return decide(row, made);
        }
        throw new IllegalStateException("no statement for " + change);
    }

    private Outcome decide(Row row, Charge made) throws SQLException {
        long after = row.reading().value() - made.amount();
        if (terms.keys() != Keys.NONE && !insert(made.key(), Optional.of(new Answer(made.amount(), after)))) {
            return objection(row, made).orElseGet(() -> again(row, made));
        }
        if (update(made) == 1) {
            return accepted(row, after);
        }
        return objection(row, made).orElseThrow(SqlLine::unexplained);
    }

    private Outcome again(Row row, Charge made) {
        try {
            Stored first = stored(made.key());
            return terms.keys() == Keys.IDEMPOTENT
                            && first != null
                            && first.answer().isPresent()
                    ? Refusals.again(made, first.answer().get(), row.reading(), row.fence())
                    : Refusals.duplicate(made, row.reading(), row.fence());
        } catch (SQLException e) {
            throw SqlLedger.failed(e);
        }
    }

    private Outcome refused(Row row, Write written) {
        return objection(row, written).orElseGet(() -> {
            if (terms.compare() == Compare.NONE) {
                throw unexplained();
            }
            return Refusals.conflict(written, terms.compare(), row.reading(), row.fence());
        });
    }

    private Optional<Outcome> objection(Row row, Change change) {
        return check.objection(change.fence(), row.fence())
                .map(text -> Refusals.fence(text, row.reading(), row.fence()));
    }

    private static Outcome accepted(Row before, long value) {
        return new Outcome.Accepted(
                before.reading().value(), value, before.reading().version() + 1);
    }

    private static IllegalStateException unexplained() {
        return new IllegalStateException("the database turned away a change that it may take");
    }

    private Row row(String select) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(select);
                ResultSet rows = statement.executeQuery()) {
            if (!rows.next()) {
                throw new IllegalStateException("the ledger has lost its row");
            }
            return new Row(new Reading(rows.getLong("balance"), rows.getLong("version")), rows.getLong("fence"));
        }
    }

    private @Nullable Stored stored(String key) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(HAS)) {
            statement.setString(1, key);
            try (ResultSet rows = statement.executeQuery()) {
                if (!rows.next()) {
                    return null;
                }
                long amount = rows.getLong("amount");
                return new Stored(
                        rows.wasNull() ? Optional.empty() : Optional.of(new Answer(amount, rows.getLong("answer"))));
            }
        }
    }

    /** Answers false where the key is there already. */
    private boolean insert(String key, Optional<Answer> answer) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(STORE)) {
            statement.setString(1, key);
            statement.setObject(2, answer.map(Answer::amount).orElse(null), Types.BIGINT);
            statement.setObject(3, answer.map(Answer::after).orElse(null), Types.BIGINT);
            statement.executeUpdate();
            return true;
        } catch (SQLException e) {
            if (e.getErrorCode() == ErrorCode.DUPLICATE_KEY_1) {
                return false;
            }
            throw e;
        }
    }

    private int update(Change change) throws SQLException {
        List<@Nullable Long> values = new ArrayList<>();
        values.add(number(change));
        // A comparison with NULL never holds, so a change without a token or a reading is turned away.
        Long token = change.fence().map(FencingToken::value).orElse(null);
        if (check.checks()) {
            values.add(token);
            values.add(token);
        }
        if (change instanceof Write written && terms.compare() != Compare.NONE) {
            values.add(written.seen()
                    .map(seen -> Refusals.compared(seen, terms.compare()))
                    .orElse(null));
        }
        try (PreparedStatement update = connection.prepareStatement(change instanceof Write ? write : charge)) {
            for (int i = 0; i < values.size(); i++) {
                update.setObject(i + 1, values.get(i), Types.BIGINT);
            }
            return update.executeUpdate();
        }
    }

    private static long number(Change change) {
        if (change instanceof Write written) {
            return written.value();
        } else if (change instanceof Charge made) {
            return made.amount();
        }
        throw new IllegalStateException("no statement for " + change);
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw SqlLedger.failed(e);
        }
    }
}
