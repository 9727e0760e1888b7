package dev.lockscope.resource;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.h2.api.ErrorCode;
import org.h2.jdbcx.JdbcDataSource;

/** A ledger in an embedded SQL database that lives in memory and belongs to this ledger alone. */
final class SqlLedger implements Ledger {

    private static final String CREATE =
            "CREATE TABLE ledger (id INT PRIMARY KEY, balance BIGINT NOT NULL, version BIGINT NOT NULL, fence BIGINT NOT NULL)";

    /** The primary key is the unique constraint of charges. */
    private static final String CREATE_KEYS =
            "CREATE TABLE stored (name VARCHAR PRIMARY KEY, amount BIGINT, answer BIGINT)";

    private static final String INSERT = "INSERT INTO ledger (id, balance, version, fence) VALUES (?, ?, 0, ?)";

    private final Terms terms;
    private final JdbcDataSource source;
    private final List<SqlLine> lines = new ArrayList<>();
    private final Connection first;
    private boolean closed;

    /** A ledger with a first balance. */
    SqlLedger(long balance, Terms terms) {
        this.terms = terms;
        try {
            for (int number = 1; ; number++) {
                JdbcDataSource candidate = new JdbcDataSource();
                candidate.setURL("jdbc:h2:mem:lockscope-" + number + ";DB_CLOSE_ON_EXIT=FALSE");
                Connection connection = candidate.getConnection();
                if (create(connection, balance)) {
                    source = candidate;
                    first = connection;
                    return;
                }
                connection.close();
            }
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    /** Makes the tables; answers false where another ledger of this program has that database already. */
    private static boolean create(Connection connection, long balance) throws SQLException {
        try (Statement create = connection.createStatement()) {
            create.execute(CREATE);
            create.execute(CREATE_KEYS);
        } catch (SQLException e) {
            if (e.getErrorCode() == ErrorCode.TABLE_OR_VIEW_ALREADY_EXISTS_1) {
                return false;
            }
            throw e;
        }
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            insert.setInt(1, SqlLine.ROW);
            insert.setLong(2, balance);
            insert.setLong(3, FenceCheck.NONE_SEEN);
            insert.executeUpdate();
        }
        return true;
    }

    @Override
    public synchronized Session connect() {
        if (closed) {
            throw new IllegalStateException("the ledger is closed");
        }
        try {
            Connection connection = source.getConnection();
            connection.setAutoCommit(false);
            SqlLine line = new SqlLine(connection, terms);
            lines.add(line);
            return new Session(line);
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    /** Closing the last connection drops the database. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        lines.forEach(SqlLine::close);
        try {
            first.close();
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    static IllegalStateException failed(SQLException cause) {
        return new IllegalStateException("the ledger's database failed: " + cause.getMessage(), cause);
    }
}
