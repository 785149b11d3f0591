import { createHash } from 'node:crypto'
import type { ReadPackage } from '../package/read-package'

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Returns the files that are missing, not listed, or not as they were built, as sentences. */
export function checkIntegrity({ content, files }: Pick<ReadPackage, 'content' | 'files'>): string[] {
  const listed = Object.entries(content.files)
  const changed = listed.flatMap(([name, { integrity, bytes }]) => {
    const file = files.get(name)
    if (!file) return [`${name} is listed, but the package does not contain it.`]
    return file.length === bytes && integrityOf(file) === integrity ? [] : [`${name} is not as it was built.`]
  })
  const unlisted = [...files.keys()].filter((name) => !Object.hasOwn(content.files, name))
  const { entry, manifest, preload, words } = content
  const named = new Set([entry, manifest, ...Object.values(preload).flat(), ...(words?.id ?? [])])
  const missing = [...named].filter((name) => !Object.hasOwn(content.files, name))
  return [
    ...changed,
    ...unlisted.map((name) => `${name} is in the package, but not listed.`),
    ...missing.map((name) => `${name} is needed to open the area, but not listed.`),
  ]
}
