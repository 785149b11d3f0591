#!/bin/sh
# Proves on a Debian 12 that Lekta can be operated as the docs say: builds the image, starts it with PostgreSQL behind a
# proxy, and does in a browser and with the command `lekta` what an operator does, from the setup to an upgrade.
#
#   ops/prove.sh [image.tar]
#
# Needs root and the network, for packages of Debian. Builds the image unless one is given.
set -eu
cd "$(dirname "$0")/.."

ops/install-packages.sh buildah skopeo umoci postgresql-15 caddy openssl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
image=${1:-}
if [ -z "$image" ]; then
  image=$work/lekta.tar
  ops/container/build.sh "$image"
fi

export LEKTA_IMAGE="$image" LEKTA_CERTIFICATE="$work/certificate"
mkdir "$LEKTA_CERTIFICATE"
chmod 755 "$work"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$LEKTA_CERTIFICATE/privkey.pem" -out "$LEKTA_CERTIFICATE/fullchain.pem" 2> /dev/null
NODE_EXTRA_CA_CERTS="$LEKTA_CERTIFICATE/fullchain.pem" \
  e2e/node_modules/.bin/playwright test --config e2e/operation/playwright.config.ts
