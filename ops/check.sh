#!/bin/sh
# Checks the files for monitoring with Prometheus's own tool: the syntax of the alerts, that each fires when it should
# and only then, the example configuration, and the queries of the dashboard. On Debian: apt install prometheus.
set -eu
cd "$(dirname "$0")"

if ! command -v promtool >/dev/null; then
  echo 'promtool is missing: install the package prometheus.' >&2
  exit 1
fi

promtool check rules prometheus/alerts.yml
promtool test rules prometheus/alerts.test.yml
promtool check config prometheus/prometheus.yml

# promtool reads queries only as rules, and Grafana fills in its variables.
queries=$(mktemp --suffix=.yml)
trap 'rm -f "$queries"' EXIT
node -e '
  const { panels } = JSON.parse(require("node:fs").readFileSync("grafana/lekta.json", "utf8"))
  const exprs = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const rules = exprs.map((expr, i) => ({
    record: `dashboard:query:${i}`,
    expr: expr.replaceAll("$__rate_interval", "1m").replaceAll("$instance", ".*"),
  }))
  console.log(JSON.stringify({ groups: [{ name: "dashboard", rules }] }))
' >"$queries"
promtool check rules "$queries"
