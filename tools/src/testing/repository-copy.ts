import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageNames, root } from '../packages'

/** Folders that are never committed. Listed here because git may not be installed. */
const uncommitted = new Set(['node_modules', '.git', 'dist', 'data', 'artifacts', 'coverage'])

/** Yields the files of the working tree, including uncommitted ones. */
function* listFiles(folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (uncommitted.has(entry.name)) continue
    if (entry.isDirectory()) yield* listFiles(path)
    else yield path
  }
}

/** Links the installed packages of a folder: those of this repository to the copy, all others to the originals. */
function linkPackages(copy: string, folder: string) {
  const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from)) {
    if (entry === '.pnpm') symlinkSync(join(from, entry), join(to, entry), 'junction')
    // Links are relative, so they point into the copy.
    else if (entry !== '.cache') cpSync(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true })
  }
  // Reuses the compiler's cache.
  for (const entry of ['types', 'tsconfig.tsbuildinfo'].map((name) => join('.cache', name))) {
    if (existsSync(join(from, entry)))
      cpSync(join(from, entry), join(to, entry), { recursive: true, preserveTimestamps: true })
  }
}

/** Copies the repository with its installed packages into a folder, so that a test can change it and run it there. */
export function copyRepository(copy: string): void {
  for (const file of listFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true, preserveTimestamps: true })
  }
  for (const folder of ['.', ...packageNames()]) linkPackages(copy, folder)
}

/** Links the packages installed for `model` into a new package, too, as the package manager would. */
export const linkLike = (copy: string, model: string, name: string): void =>
  cpSync(join(copy, model, 'node_modules'), join(copy, name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== '.cache',
  })
