#!/bin/sh
# Proves on a Debian 12 that two servers and a worker behind HAProxy survive the death of their database, and how
# PgBouncer has to be used: children take a test while the primary is killed and its standby promoted.
#
#   ops/prove-failover.sh
#
# Needs root and the network, for packages of Debian.
set -eu
cd "$(dirname "$0")/.."

ops/install-packages.sh postgresql-15 haproxy pgbouncer openssl

certificate=$(mktemp -d)
trap 'rm -rf "$certificate"' EXIT
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$certificate/key.pem" -out "$certificate/certificate.pem" 2> /dev/null
cat "$certificate/certificate.pem" "$certificate/key.pem" > "$certificate/lekta.pem"

LEKTA_CERTIFICATE="$certificate/lekta.pem" NODE_EXTRA_CA_CERTS="$certificate/certificate.pem" \
  e2e/node_modules/.bin/playwright test --config e2e/failover/playwright.config.ts
