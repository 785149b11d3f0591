#!/bin/bash
# Runs an image without a container engine, as an engine would: with the user, settings and command that the image
# names, and on a file system of which only /data and /tmp can be written to. For tests on machines without an engine.
#
#   ops/container/run.sh <image.tar> <data folder> [NAME=value …] [command …]
#
# Needs root, skopeo and umoci (`apt install skopeo umoci`). The image is unpacked once, beside the archive.
set -euo pipefail

if [ $# -lt 2 ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0"
  exit 2
fi
archive=$(readlink -f "$1")
data=$(readlink -f "$2")
shift 2

bundle=$archive.unpacked
if [ "$archive" -nt "$bundle" ]; then
  rm -rf "$bundle" "$bundle.layout"
  skopeo --insecure-policy copy --quiet "oci-archive:$archive" "oci:$bundle.layout:image"
  umoci unpack --image "$bundle.layout:image" "$bundle" > /dev/null
  rm -rf "$bundle.layout"
fi

# Prints a value of the image's configuration, a list with one item per line.
configured() {
  node -p "[JSON.parse(fs.readFileSync('$bundle/config.json')).process.$1].flat().join('\n')"
}
user=$(configured user.uid):$(configured user.gid)
mapfile -t environment < <(configured env)
mapfile -t command < <(configured args)
while [[ ${1:-} == *=* ]]; do
  environment+=("$1")
  shift
done
[ $# -eq 0 ] || command=("$@")
chown "$user" "$data"

isolate() {
  set -e
  root=$1 data=$2 user=$3
  shift 3
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
  exec chroot --userspec="$user" "$root" /usr/bin/env -i "$@"
}
export -f isolate
# The mounts exist only in this process, and end with it.
exec unshare --mount bash -c 'isolate "$@"' bash "$bundle/rootfs" "$data" "$user" "${environment[@]}" "${command[@]}"
