import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { librariesOf, root } from '../packages'

/** Folders that are not part of any build. */
const ignored = new Set(['node_modules', 'dist', 'coverage', 'bench', 'run-tests'])

/** The generator of new files, which is not part of any build. */
const generators = join(root, 'tools/src/new')

/** Returns whether a file is a test, which is not part of any build. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function* filesIn(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path).sort()) {
    if (!ignored.has(entry) && !isTest(entry) && join(path, entry) !== generators) yield* filesIn(join(path, entry))
  }
}

/** The inputs of every build, in addition to its own package and the libraries it depends on. */
const common = ['tools/src', 'tools/package.json', 'pnpm-lock.yaml'].map((path) => join(root, path))

const sourcesOf = (library: string) => [join(library, 'package.json'), join(library, 'src')]

/** Returns a short hash of all inputs of a package's build. Builds with the same hash produce the same files. */
export function inputsOf(directory: string, extra = ''): string {
  const hash = createHash('sha256').update(extra)
  const paths = [directory, ...librariesOf(directory).flatMap(sourcesOf), ...common].filter((path) => existsSync(path))
  for (const file of paths.flatMap((path) => [...filesIn(path)])) {
    hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}
