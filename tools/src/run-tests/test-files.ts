import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageNames, root } from '../packages'

/** A file or folder, as a path from the repository's root with forward slashes. */
export type Path = string

const isTest = (path: Path) => /^([^/]+\/src|e2e\/journeys)\/.*\.test\.tsx?$/.test(path)

export const packageOf = (path: Path) => path.split('/')[0] ?? ''

/** Returns whether a test is a browser journey, which Playwright runs. Jest runs all others. */
export const isJourney = (path: Path) => packageOf(path) === 'e2e'

/** Returns whether a file is a module that tests may import: TypeScript in a package's sources, including tests. */
export const isSource = (path: Path) =>
  packageNames().includes(packageOf(path)) &&
  /^([^/]+\/src|e2e\/(journeys|support))\/.*\.tsx?$/.test(path) &&
  existsSync(join(root, path))

function* filesUnder(path: Path): Generator<Path> {
  if (!statSync(join(root, path)).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(join(root, path)).sort())
    if (name !== 'node_modules') yield* filesUnder(`${path}/${name}`)
}

/** Returns the tests in a file, a folder or a package. */
export const testsUnder = (path: Path): Path[] => [...filesUnder(path)].filter(isTest)

/** Returns the tests of every package. */
export const allTests = (): Path[] => packageNames().flatMap((name) => testsUnder(name))
