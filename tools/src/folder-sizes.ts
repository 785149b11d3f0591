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

/** Returns how many files are in each folder of the packages and of the documentation, not counting those in folders below it. */
export const countFiles = (): Map<string, number> =>
  new Map(
    [...packageNames(), 'docs']
      .map((name) => join(root, name))
      .filter(existsSync)
      .flatMap((folder) => [...foldersIn(folder)]),
  )
