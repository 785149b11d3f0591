import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packageNames, root } from './packages'

/** Folders with generated files. */
const generated = new Set(['node_modules', 'migrations', 'dist', 'coverage', 'artifacts'])

function* foldersIn(folder: string): Generator<[string, number]> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  yield [relative(root, folder).replaceAll('\\', '/'), entries.filter((entry) => entry.isFile()).length]
  for (const entry of entries) {
    if (entry.isDirectory() && !generated.has(entry.name)) yield* foldersIn(join(folder, entry.name))
  }
}

/** Returns the number of files in each folder of the packages and of `docs`, not counting those in subfolders. */
export const countFiles = (): Map<string, number> =>
  new Map(
    [...packageNames(), 'docs']
      .map((name) => join(root, name))
      .filter(existsSync)
      .flatMap((folder) => [...foldersIn(folder)]),
  )
