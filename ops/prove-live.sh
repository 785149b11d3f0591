#!/bin/sh
# Runs the tests of live events with a real Redis instead of one that only speaks its protocol.
#
#   ops/prove-live.sh
#
# Needs root and the network, for a package of Debian.
set -eu
cd "$(dirname "$0")/.."

ops/install-packages.sh redis-server

work=$(mktemp -d)
port=$(node -e 'const s = require("node:net").createServer().listen(0, () => { console.log(s.address().port); s.close() })')
redis-server --port "$port" --bind 127.0.0.1 --save '' --dir "$work" > "$work/log" &
server=$!
trap 'kill "$server"; rm -rf "$work"' EXIT
until redis-cli -p "$port" ping > /dev/null 2>&1; do
  kill -0 "$server" || { cat "$work/log" >&2; exit 1; }
  sleep 0.1
done

LEKTA_TEST_REDIS="redis://127.0.0.1:$port/3" node tools/test.mjs api/src/live/live.test.ts
