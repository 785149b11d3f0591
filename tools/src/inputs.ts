import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './packages'

/** Folders that go into no build. */
const ignored = new Set(['node_modules', 'dist', 'coverage', 'bench', 'run-tests'])

/** Whether a file goes into no build: tests and what only they use. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function* filesIn(place: string): Generator<string> {
  if (statSync(place).isFile()) {
    yield place
    return
  }
  for (const entry of readdirSync(place).sort()) {
    if (!ignored.has(entry) && !isTest(entry)) yield* filesIn(join(place, entry))
  }
}

/** What every build is made from beside its own package. */
const common = ['shared/src', 'shared/package.json', 'tools/src', 'tools/package.json', 'pnpm-lock.yaml']

/** A short hash of everything a package's build is made from: the same hash means the same files. */
export function inputsOf(directory: string, extra = ''): string {
  const hash = createHash('sha256').update(extra)
  const places = [directory, ...common.map((place) => join(root, place))].filter((place) => existsSync(place))
  for (const file of places.flatMap((place) => [...filesIn(place)])) {
    hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}
