-- The account of `regency worker`: it may think and look at nothing else (docs/decisions/0042-thinking-elsewhere.md).
-- By PostgreSQL's administrator, after a server has been started once; again at any time:
--   psql postgresql://postgres@db/regency --file deploy/worker-role.sql
-- It has the password that the environment says as WORKER_PASSWORD, where PostgreSQL asks for one.
\set ON_ERROR_STOP on
\getenv password WORKER_PASSWORD
SELECT 'CREATE ROLE regency_worker LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'regency_worker') \gexec
\if :{?password}
ALTER ROLE regency_worker PASSWORD :'password';
\endif
GRANT SELECT, UPDATE, DELETE ON thoughts TO regency_worker;
GRANT SELECT ON rules_played, alembic_version TO regency_worker;
