import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'

/** The module of a container that has the area's Indonesian texts. */
export const wordsModule = './words'

const imported = /^\.\/words\.id(\.[jt]s)?$/

/**
 * Returns the file with an area's Indonesian texts, which a release contains apart from the area's code; null if an
 * area keeps its texts elsewhere, so that they are a part of its code.
 */
export function wordsFileOf(directory: string): string | null {
  const file = join(directory, 'src/words.id.ts')
  return existsSync(file) && /^export const words\b/m.test(readFileSync(file, 'utf8')) ? file : null
}

/**
 * Builds the `area.ts` of the packages in some folders without the texts of `wordsFileOf`. The portal loads these
 * beside the area, and only for people who read Indonesian.
 */
export function withoutWords(directories: readonly string[]) {
  const areas = new Set(directories.filter(wordsFileOf).map((directory) => join(directory, 'src/area.ts')))
  return new webpack.NormalModuleReplacementPlugin(
    imported,
    (request: { request: string; contextInfo: { issuer: string } }) => {
      if (areas.has(request.contextInfo.issuer)) request.request = 'data:text/javascript,export const words = {}'
    },
  )
}
