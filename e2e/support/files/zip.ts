import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const STORED = 0

/** Returns the files of a zip archive by name. Throws if it is not a zip archive. */
export function filesOf(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('This is no zip archive.')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 20))
    const plain = zip.readUInt16LE(at + 10) === STORED ? bytes : inflateRawSync(bytes)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), plain)
    at += 46 + name + extra + comment
  }
  return files
}
