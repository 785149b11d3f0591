#!/bin/sh
# Makes sure that packages of Debian are installed. Fails if they are missing and cannot be installed here.
#
#   ops/install-packages.sh <package…>
set -eu
dpkg --status "$@" > /dev/null 2>&1 && exit
if ! command -v apt-get > /dev/null || [ "$(id -u)" -ne 0 ]; then
  echo "Missing, and only root can install them on a Debian: $*" >&2
  exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" > /dev/null
