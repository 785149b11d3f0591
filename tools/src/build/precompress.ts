import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** The minimum size in bytes of a file to compress. Compressing a smaller file saves nothing. */
const threshold = 500

/** Writes a `.gz` and a `.br` copy next to each text file. */
export async function precompress(files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => /\.(js|css|html|json|svg)$/.test(name))) {
    const content = await readFile(file)
    if (content.length < threshold) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await Promise.all([
      writeFile(`${file}.gz`, await zip(content, { level: 9 })),
      writeFile(`${file}.br`, await brotli(content, { params })),
    ])
  }
}
