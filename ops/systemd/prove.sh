#!/bin/sh
# Proves that the units work: installs them in a new Debian 12, boots its systemd in a container, waits until the
# server is ready and has made a backup, and runs a command beside it.
#
#   ops/systemd/prove.sh <address of an empty database>
#
# Needs root, a system that can boot systemd in a container, and the network.
set -eu

if [ $# -eq 0 ]; then
  sed -n '2,8s/^# \{0,1\}//p' "$0"
  exit 2
fi
database=$1
port=7451
cd "$(dirname "$0")/../.."
ops/install-packages.sh systemd-container debootstrap

system=$(mktemp -d)
chmod 755 "$system"
container=
finish() {
  [ -z "$container" ] || kill -KILL "$container" 2> /dev/null || true
  rm -rf "$system"
}
trap finish EXIT

debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,libstdc++6 bookworm "$system" > /dev/null
cp --dereference "$(command -v node)" "$system/usr/bin/node"
echo '127.0.0.1 localhost' > "$system/etc/hosts"
mkdir -p "$system/opt/lekta"
node tools/pack.mjs "$system/opt/lekta/1"
ln -s 1 "$system/opt/lekta/current"
packed=$system/opt/lekta/current

# As the comments in the units say.
install -m 644 "$packed"/ops/systemd/lekta.service "$packed"/ops/systemd/lekta-backup.* "$system/etc/systemd/system/"
install -m 755 "$packed/ops/systemd/lekta" "$system/usr/local/bin/"
install -m 600 -D /dev/null "$system/etc/lekta/settings"
printf 'DATABASE_URL=%s\nPORT=%s\nPUBLIC_URL=http://localhost:%s\n' "$database" "$port" "$port" > "$system/etc/lekta/settings"
chroot "$system" useradd --system --home-dir /var/lib/lekta --shell /usr/sbin/nologin lekta
chroot "$system" install -d -m 700 -o lekta /var/backups/lekta
chroot "$system" systemctl --quiet enable lekta.service lekta-backup.timer

systemd-nspawn --quiet --directory "$system" --boot --register=no --keep-unit --console=pipe > /dev/null &
nspawn=$!
for _ in $(seq 60); do
  sleep 1
  container=$(pgrep --parent "$nspawn" || true)
  ! curl --silent --fail --output /dev/null "http://localhost:$port/readyz" || break
done
inside() { nsenter --target "$container" --all "$@"; }

if ! inside systemctl is-active lekta || ! inside systemctl start lekta-backup; then
  inside journalctl --no-pager --unit 'lekta*'
  exit 1
fi
ls "$system"/var/backups/lekta/lekta-*
echo 'membaca setiap hari' | inside lekta admin create --name Sri --username sri --password-stdin
inside lekta admin list | grep '^sri '
[ "$(inside sh -c 'cd /var/backups && lekta verify lekta/none.tar.gz 2>&1')" = 'There is no file /var/backups/lekta/none.tar.gz.' ]
inside systemctl stop lekta
[ "$(inside systemctl show --property Result --value lekta)" = success ]
echo 'The units work.'
