import { crc32, createInflateRaw } from 'node:zlib'
import { limits } from './sheet'
import { UnreadableError } from './unreadable-error'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const MOST_FILES = 2000

interface Entry {
  name: string
  method: number
  checksum: number
  packed: number
  offset: number
}

/** An archive, whose files are unpacked piece by piece as they are read. */
export interface Archive {
  names: readonly string[]
  /**
   * Returns the pieces of a file; undefined if there is no such file. All files read from one archive count towards
   * the same limit.
   */
  read(name: string): AsyncIterable<Buffer> | undefined
}

/**
 * Returns where the archive's list of files begins and how many files it contains. The list is at the end, so a
 * truncated file has none.
 */
function findEnd(bytes: Buffer) {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--) {
    if (bytes.readUInt32LE(at) === END)
      return { count: bytes.readUInt16LE(at + 10), start: bytes.readUInt32LE(at + 16) }
  }
  throw new UnreadableError('cut')
}

function listEntries(bytes: Buffer): Entry[] {
  const { count, start } = findEnd(bytes)
  if (count > MOST_FILES) throw new UnreadableError('notASheet')
  const entries: Entry[] = []
  for (let at = start, i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new UnreadableError('cut')
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function packedBytes(bytes: Buffer, { offset, packed }: Entry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw new UnreadableError('cut')
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + packed > bytes.length) throw new UnreadableError('cut')
  return bytes.subarray(start, start + packed)
}

async function* unpack(packed: Buffer, { method }: Entry): AsyncGenerator<Buffer> {
  if (method === 0) yield packed
  else if (method !== 8) throw new UnreadableError('notASheet')
  else {
    const inflating = createInflateRaw()
    inflating.end(packed)
    try {
      yield* inflating
    } catch (error) {
      // An error from zlib means that the file is broken. Any other error comes from the code that reads the pieces.
      if ((error as { code?: string }).code?.startsWith('Z_')) throw new UnreadableError('cut')
      throw error
    }
  }
}

/** Opens an archive that is in memory. Throws an UnreadableError if the archive was truncated. */
export function openZip(bytes: Buffer): Archive {
  const entries = new Map(listEntries(bytes).map((entry) => [entry.name, entry]))
  let unpacked = 0
  async function* read(entry: Entry) {
    let sum = 0
    for await (const piece of unpack(packedBytes(bytes, entry), entry)) {
      unpacked += piece.length
      if (unpacked > limits.unpacked) throw new UnreadableError('tooLargeUnpacked')
      sum = crc32(piece, sum)
      yield piece
    }
    if (sum !== entry.checksum) throw new UnreadableError('cut')
  }
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name)
      return entry && read(entry)
    },
  }
}
