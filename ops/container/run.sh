#!/bin/sh
# Runs an image without a container engine, as an engine would: with the user, settings and command that the image
# names, and on a file system of which only /data and /tmp can be written to. For tests on machines without an engine.
#
#   ops/container/run.sh <image.tar> <data folder> [NAME=value …] [command …]
#
# Needs root, skopeo and umoci (`apt install skopeo umoci`). The image is unpacked once, beside the archive.
set -eu

if [ $# -lt 2 ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0"
  exit 2
fi
archive=$(readlink -f "$1")
data=$(readlink -f "$2")
shift 2
bundle=$archive.unpacked
if [ ! -e "$bundle/config.json" ] || [ "$archive" -nt "$bundle/config.json" ]; then
  rm -rf "$bundle" "$bundle.layout"
  skopeo --insecure-policy copy --quiet "oci-archive:$archive" "oci:$bundle.layout:image"
  umoci unpack --image "$bundle.layout:image" "$bundle" > /dev/null
  rm -rf "$bundle.layout"
fi

settings=''
while [ $# -gt 0 ] && [ "${1#*=}" != "$1" ]; do
  settings="$settings $1"
  shift
done
# shellcheck disable=SC2016
process() { node -p 'const [file, field] = process.argv.slice(1); [JSON.parse(fs.readFileSync(file)).process[field]].flat().join(" ")' "$bundle/config.json" "$1"; }
user=$(node -p 'const { uid, gid } = JSON.parse(fs.readFileSync(process.argv[1])).process.user; `${uid}:${gid}`' "$bundle/config.json")
chown "$user" "$data"
[ $# -gt 0 ] || set -- $(process args)

export root="$bundle/rootfs" data user
export environment="$(process env) $settings"
# shellcheck disable=SC2016
exec unshare --mount sh -euc '
  mount --bind "$root" "$root"
  for file in resolv.conf hosts; do
    touch "$root/etc/$file"
    mount --bind "/etc/$file" "$root/etc/$file"
  done
  mkdir -p "$root/proc" "$root/dev"
  mount --rbind /proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount --bind "$data" "$root/data"
  mount -t tmpfs tmpfs "$root/tmp"
  mount -o remount,bind,ro "$root"
  exec chroot --userspec="$user" "$root" /usr/bin/env -i $environment "$@"
' sh "$@"
