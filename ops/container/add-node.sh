#!/bin/sh
# Adds Node, the libraries it is linked with, and the user of the container to the root folder of an image.
#
#   ops/container/add-node.sh <root folder>
set -eu
root=$1

copy() { install -D -m "$2" "$(readlink -f "$1")" "$root$1"; }

node=$(readlink -f "$(command -v node)")
install -D -m 755 "$node" "$root/usr/bin/node"
# The libraries of the system that Node, `env` and the native packages are linked with.
{ echo "$node"; find "$root" -type f \( -name '*.node' -o -name '*.so*' \); } | while read -r file; do ldd "$file"; done |
  sed -n 's/.*=> \(\/[^ ]*\).*/\1/p; s/^[[:space:]]*\(\/[^ ]*\) (.*/\1/p' | sort -u | while read -r library; do
    case $library in "$root"/*) ;; *) copy "$library" 755 ;; esac
  done
# The commands of the server begin with a line that names `env`.
copy /usr/bin/env 755

install -d -m 755 "$root/etc"
printf 'root:x:0:0::/:/sbin/nologin\nlekta:x:10001:10001::/data:/sbin/nologin\n' > "$root/etc/passwd"
printf 'root:x:0:\nlekta:x:10001:\n' > "$root/etc/group"
printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
install -d -m 1777 "$root/tmp"
install -d -m 750 -o 10001 -g 10001 "$root/data" "$root/backups"
