#!/bin/sh
# Run by HAProxy for each PostgreSQL: succeeds if it accepts writes. The server is in the third and fourth argument.
# The user needs no rights but to connect: create role haproxy login password '…'. Its password is in the file that
# PGPASSFILE of HAProxy's environment names.
PATH=/usr/local/bin:/usr/bin:/bin
export PGCONNECT_TIMEOUT=2
[ "$(psql --no-psqlrc --no-password --tuples-only --no-align --host "$3" --port "$4" --username haproxy --dbname postgres \
  --command 'select not pg_is_in_recovery()')" = t ]
