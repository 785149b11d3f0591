import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive. */
export interface ArchiveFile {
  /** The path in the archive, in ASCII. */
  name: string
  /** Produces the content when it is the file's turn. */
  open: () => AsyncIterable<string | Uint8Array>
  /** Whether the content is compressed already. */
  packed?: true
}

/** Returns a file whose whole content is produced at once. */
export const wholeFile = (
  name: string,
  make: () => Promise<string | Uint8Array> | string | Uint8Array,
): ArchiveFile => ({
  name,
  open: async function* () {
    yield await make()
  },
})

/**
 * Returns a ZIP file piece by piece. Its files are opened one after another, so little is in memory at a time. If the
 * reader stops early, this ends only after the file that is open has been closed.
 */
export async function* zipFiles(files: readonly ArchiveFile[], mtime: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  let current: Readable | null = null
  for (const { name, open, packed = false } of files) {
    zip.addReadStreamLazy(name, { mtime, compress: !packed }, (pass) => {
      current = Readable.from(open(), { objectMode: false })
      pass(null, current)
    })
  }
  zip.end()
  try {
    yield* output
  } finally {
    await close(current)
  }
}

async function close(stream: Readable | null) {
  if (!stream || stream.closed) return
  stream.destroy()
  await once(stream, 'close')
}
