#!/bin/sh
# Proves that Lekta needs nothing but Node and npm: builds a minimal Debian 12 in a folder, copies the last commit into
# it, and runs both commands of the README there, as root and as a normal user. Needs root and debootstrap.
#
#   tools/minimal-system/prove.sh <new folder> [arguments of npm test]
#
# MIRROR is the Debian mirror; Node, npm and their settings are those of this machine.
set -eu

if [ $# -eq 0 ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0"
  exit 2
fi
system=$1
shift
repository=$(cd "$(dirname "$0")/../.." && pwd)
node=$(readlink -f "$(command -v node)")
modules=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")

debootstrap --variant=minbase bookworm "$system" ${MIRROR:+"$MIRROR"}

install -m 755 "$node" "$system/usr/local/bin/node"
mkdir -p "$system/usr/local/lib/node_modules"
cp -R "$modules" "$system/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$system/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$system/usr/local/bin/npx"
cp /etc/resolv.conf /etc/hosts "$system/etc/"
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then install -D -m 644 "$NODE_EXTRA_CA_CERTS" "$system$NODE_EXTRA_CA_CERTS"; fi
mount --bind /proc "$system/proc"
mount --bind /dev "$system/dev"
trap 'umount "$system/proc" "$system/dev"' EXIT
chroot "$system" useradd --create-home teacher

# Runs a command as a user of the minimal system, in that user's copy of the repository.
run_as() {
  user=$1
  shift
  chroot "$system" su - "$user" -c "cd lekta && NODE_EXTRA_CA_CERTS='${NODE_EXTRA_CA_CERTS:-}' PATH=/usr/local/bin:/usr/bin:/bin $*"
}

for user in root teacher; do
  home=$(chroot "$system" sh -c "echo ~$user")
  mkdir "$system$home/lekta"
  git -C "$repository" archive HEAD | tar -x -C "$system$home/lekta"
  if [ -f ~/.npmrc ]; then cp ~/.npmrc "$system$home/.npmrc"; fi
  chroot "$system" chown -R "$user:" "$home"

  echo "── npm start as $user"
  run_as "$user" 'node tools/minimal-system/start-once.mjs'
  echo "── npm test as $user"
  run_as "$user" "npm test $*"
done
echo "Both commands work on a minimal system, as root and as a normal user."
