-- Run once, on the first primary.
create role cobros login password '${databasePassword}';
-- Behind a pooler in transaction mode the API sets no limits of its own.
alter role cobros set statement_timeout = '30s';
alter role cobros set idle_in_transaction_session_timeout = '60s';
create database cobros owner cobros;
