import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** The minimum size in bytes of a file to compress. Compressing a smaller file saves nothing. */
const threshold = 500

/** Returns whether a portal sends a file compressed. */
export const isCompressed = (name: string, content: Buffer): boolean =>
  content.length >= threshold && /\.(js|css|html|json|svg)$/.test(name)

/** Writes a `.gz` and a `.br` copy next to each text file. */
export async function precompress(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const content = await readFile(file)
    if (!isCompressed(file, content)) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await Promise.all([
      writeFile(`${file}.gz`, await zip(content, { level: 9 })),
      writeFile(`${file}.br`, await brotli(content, { params })),
    ])
  }
}
