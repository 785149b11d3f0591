import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageNames, root } from '../packages'

/** What is in no commit. Listed here, as a machine may have no git. */
const uncommitted = new Set(['node_modules', '.git', 'dist', 'data', 'artifacts', 'coverage'])

/** The files of the working tree, also those not committed yet. */
function* listFiles(folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (uncommitted.has(entry.name)) continue
    if (entry.isDirectory()) yield* listFiles(path)
    else yield path
  }
}

/** Links the installed packages of a folder: those of this repository to the copy's, all others to the same as here. */
function linkPackages(copy: string, folder: string) {
  const [from, to] = [join(root, folder, 'node_modules'), join(copy, folder, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from)) {
    if (entry === '.pnpm') symlinkSync(join(from, entry), join(to, entry), 'junction')
    // Links are relative, and so lead into the copy.
    else if (entry !== '.cache') cpSync(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true })
  }
  // What the compiler has found out already.
  for (const entry of ['types', 'tsconfig.tsbuildinfo'].map((name) => join('.cache', name))) {
    if (existsSync(join(from, entry)))
      cpSync(join(from, entry), join(to, entry), { recursive: true, preserveTimestamps: true })
  }
}

/** Copies the repository into a folder, with its installed packages, so that a test can change it and run everything in it. */
export function copyRepository(copy: string): void {
  for (const file of listFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true, preserveTimestamps: true })
  }
  for (const folder of ['.', ...packageNames()]) linkPackages(copy, folder)
}

/** Gives a new package of a copy the installed packages of another one, as the package manager would. */
export const linkLike = (copy: string, model: string, name: string): void =>
  cpSync(join(copy, model, 'node_modules'), join(copy, name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => basename(path) !== '.cache',
  })
