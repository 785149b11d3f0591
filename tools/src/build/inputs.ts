import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { librariesOf } from '../libraries'
import { packageAt } from '../packages'

/** Folders that are not part of any build. */
const ignored = new Set(['node_modules', 'dist', 'coverage', 'bench', 'run-tests', '.git'])

/** The code of this package: `tools/src`, or `dist` where it is installed. */
const tools = join(import.meta.dirname, '..')

/** Folders without influence on a build: they write new files, publish the libraries, and handle finished packages. */
const unused = new Set(['new', 'publish', 'check', 'portal'].map((name) => join(tools, name)))

/** Returns whether a file is a test, which is not part of any build. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function* filesIn(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path).sort()) {
    if (!ignored.has(entry) && !isTest(entry) && !unused.has(join(path, entry))) yield* filesIn(join(path, entry))
  }
}

const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock']

/** Returns the lock file of the repository that contains a folder; null if it has none. */
function lockFileOf(directory: string): string | null {
  const [found] = lockFiles.map((name) => join(directory, name)).filter(existsSync)
  if (found) return found
  return dirname(directory) === directory ? null : lockFileOf(dirname(directory))
}

/** Files and folders whose content determines a build. */
interface Inputs {
  name: string
  /** The folder to which the names of the files are relative, so that they are the same on every machine. */
  base: string
  paths: readonly string[]
}

/** Returns a package as inputs: the named files and folders in it, as far as they exist. */
const packageInputs = (base: string, names: readonly string[]): Inputs => ({
  name: packageAt(base).name,
  base,
  paths: names.map((name) => join(base, name)).filter(existsSync),
})

/** The code of a library: `src` in its own repository, `dist` where it is installed. */
const code = ['package.json', 'src', 'dist']

function* inputsFor(directory: string): Generator<Inputs> {
  yield packageInputs(directory, ['.'])
  for (const library of [...librariesOf(directory), dirname(tools)]) yield packageInputs(library, code)
  const lock = lockFileOf(directory)
  if (lock) yield { name: 'lock file', base: dirname(lock), paths: [lock] }
}

/** Returns a short hash of all inputs of a package's build. Builds with the same hash produce the same files. */
export function inputsOf(directory: string, extra = ''): string {
  const hash = createHash('sha256').update(extra)
  for (const { name, base, paths } of inputsFor(directory)) {
    hash.update(name).update('\0')
    for (const file of paths.flatMap((path) => [...filesIn(path)]))
      hash.update(relative(base, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}
