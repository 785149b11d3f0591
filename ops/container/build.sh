#!/bin/sh
# Builds the image without a daemon and without a registry: with buildah, and with the Node of this machine. Writes it
# as an OCI archive, which `podman load`, `skopeo copy` and `docker load` (25 or newer) can read.
#
#   ops/container/build.sh <new file> [tag]
#
# Needs buildah (`apt install buildah`) and a system with the same C library as Node was built for, such as Debian 12.
set -eu

if [ $# -eq 0 ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0"
  exit 2
fi
file=$1
tag=${2:-lekta:latest}
cd "$(dirname "$0")/../.."

# The largest that an image may be, in MB.
limit=250

image=$(mktemp -d)
trap 'rm -rf "$image"' EXIT
chmod 755 "$image"
node tools/pack.mjs "$image/lekta"
ops/container/add-node.sh "$image"
size=$(du --summarize --apparent-size --block-size=1000000 "$image" | cut -f1)
if [ "$size" -gt "$limit" ]; then
  echo "The image has $size MB, but may have $limit MB." >&2
  exit 1
fi

# The folder takes the place of the stage `build`, which needs a registry. The storage driver and the isolation work
# without privileges of the kernel.
alias buildah='buildah --storage-driver vfs'
buildah build --isolation chroot --build-context "build=$image" --file Containerfile --tag "$tag" \
  --timestamp "$(git log -1 --format=%ct)" --label "org.opencontainers.image.revision=$(git rev-parse HEAD)" "$image/lekta/bin"
buildah push --quiet "$tag" "oci-archive:$file:$tag"
echo "$tag has $size MB."
