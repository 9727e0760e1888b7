package dev.lockscope.architecture.canary.lab;

import org.h2.jdbcx.JdbcDataSource;

record LabThatOpensADatabase(JdbcDataSource source) {}
