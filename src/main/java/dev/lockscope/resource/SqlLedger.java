package dev.lockscope.resource;

import dev.lockscope.lock.FencingToken;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import org.h2.jdbcx.JdbcDataSource;

/**
 * A ledger in an embedded SQL database that lives in memory and belongs to this ledger alone.
 *
 * <p>The check of the fencing token is a condition of the {@code UPDATE} itself: a check before it, in the program,
 * would leave a gap in which another writer may come first. Safe for use by several threads.
 */
final class SqlLedger implements Ledger {

    /** The database has no name, so no other connection can reach it. */
    private static final String PRIVATE_DATABASE = "jdbc:h2:mem:;DB_CLOSE_ON_EXIT=FALSE";

    private static final String NAME = "account";
    private static final String CREATE =
            "CREATE TABLE ledger (name VARCHAR PRIMARY KEY, balance BIGINT NOT NULL, fence BIGINT NOT NULL)";
    private static final String INSERT = "INSERT INTO ledger (name, balance, fence) VALUES (?, ?, ?)";
    private static final String SELECT = "SELECT balance, fence FROM ledger WHERE name = ?";
    private static final String UPDATE = "UPDATE ledger SET balance = ? WHERE name = ?";
    private static final String UPDATE_IF_NEWER =
            "UPDATE ledger SET balance = ?, fence = ? WHERE name = ? AND fence < ?";
    private static final String UPDATE_IF_NOT_OLDER =
            "UPDATE ledger SET balance = ?, fence = ? WHERE name = ? AND fence <= ?";

    private final FenceCheck check;
    private final Connection connection;

    private record Row(long balance, long fence) {}

    /** A ledger with a first balance, whole kroner. */
    SqlLedger(long balance, Fencing rule) {
        this.check = new FenceCheck(rule);
        this.connection = connect(balance);
    }

    private static Connection connect(long balance) {
        JdbcDataSource source = new JdbcDataSource();
        source.setURL(PRIVATE_DATABASE);
        try {
            Connection connection = source.getConnection();
            connection.setAutoCommit(false);
            try (Statement create = connection.createStatement()) {
                create.execute(CREATE);
            }
            try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
                insert.setString(1, NAME);
                insert.setLong(2, balance);
                insert.setLong(3, FenceCheck.NONE_SEEN);
                insert.executeUpdate();
            }
            connection.commit();
            return connection;
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    @Override
    public synchronized long read() {
        try {
            Row row = row();
            connection.commit();
            return row.balance();
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    /** One transaction; it is the statement's condition that decides, never {@link FenceCheck}, which only says why. */
    @Override
    public synchronized WriteResult write(Write write) {
        try {
            Row before = row();
            int updated = update(write);
            connection.commit();
            if (updated == 1) {
                return new WriteResult.Accepted(before.balance(), write.value());
            }
            String reason = check.objection(write.fence(), before.fence())
                    .orElseThrow(() -> new IllegalStateException("the database turned away a write that it may take"));
            return new WriteResult.Rejected(before.balance(), FenceCheck.seen(before.fence()), reason);
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    private Row row() throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(SELECT)) {
            select.setString(1, NAME);
            try (ResultSet rows = select.executeQuery()) {
                if (!rows.next()) {
                    throw new IllegalStateException("the ledger has lost its row");
                }
                return new Row(rows.getLong("balance"), rows.getLong("fence"));
            }
        }
    }

    private int update(Write write) throws SQLException {
        if (check.rule() == Fencing.NONE) {
            try (PreparedStatement update = connection.prepareStatement(UPDATE)) {
                update.setLong(1, write.value());
                update.setString(2, NAME);
                return update.executeUpdate();
            }
        }
        String text = check.rule() == Fencing.STRICT ? UPDATE_IF_NEWER : UPDATE_IF_NOT_OLDER;
        try (PreparedStatement update = connection.prepareStatement(text)) {
            update.setLong(1, write.value());
            update.setString(3, NAME);
            if (write.fence().isPresent()) {
                FencingToken fence = write.fence().get();
                update.setLong(2, fence.value());
                update.setLong(4, fence.value());
            } else {
                // A comparison with NULL never holds, so the write is turned away.
                update.setNull(2, Types.BIGINT);
                update.setNull(4, Types.BIGINT);
            }
            return update.executeUpdate();
        }
    }

    /** Closing the only connection drops the database. */
    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    private static IllegalStateException failed(SQLException cause) {
        return new IllegalStateException("the ledger's database failed: " + cause.getMessage(), cause);
    }
}
