import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { batchFolder } from '../jest/jest'
import { root } from '../packages'
import { type Path, packageOf } from './test-files'

/**
 * Files per batch. It is large enough to share most of the loading, but small enough that both cores finish at about
 * the same time.
 */
const batchSize = 20

/**
 * Matches code that would affect the other files of a batch: module mocks, a file's own environment, globals or
 * timeout, and the standalone page, which replaces the clock and the storage of the page.
 */
const runsAlone =
  /\bjest\.(mock|isolateModules|resetModules|setTimeout)\b|@jest-environment\b|assign\(globalThis|@lekta\/shared\/standalone'/

const describeFile = (file: Path) => `describe(${JSON.stringify(file)}, () => {
  beforeAll(() => globalThis.resetPage?.())
  require(${JSON.stringify(join(root, file))})
})
`

/**
 * Divides files into the fewest possible batches of about the same size. Neighbouring files are similar, so they go
 * to different batches.
 */
export function divide<T>(files: readonly T[], size = batchSize): T[][] {
  const count = Math.ceil(files.length / size)
  return Array.from({ length: count }, (_, batch) => files.filter((_file, index) => index % count === batch))
}

const isAlone = (file: Path) => runsAlone.test(readFileSync(join(root, file), 'utf8'))

/**
 * The files that jest runs, by path. The value is the content of a file to generate, or null for a test file that
 * runs alone.
 */
export type Batches = ReadonlyMap<Path, string | null>

function batchPackage(name: string, files: readonly Path[], run: string): [Path, string | null][] {
  const alone = files.filter(isAlone)
  const batches = divide(files.filter((file) => !alone.includes(file)))
  return [
    ...alone.map((file): [Path, null] => [file, null]),
    ...batches.map((batch, index): [Path, string | null] => {
      const [first] = batch
      if (first && batch.length === 1) return [first, null]
      return [`${name}/${batchFolder}/${run}-${index + 1}.test.cjs`, batch.map(describeFile).join('\n')]
    }),
  ]
}

/**
 * Returns test files in batches that jest runs like one file. Jest loads every module again for each file, which
 * takes longer than most tests; the files of a batch share one document and one copy of the modules. `run` is a name
 * that no concurrent run has.
 */
export function batchesOf(files: readonly Path[], run: string): Batches {
  const names = [...new Set(files.map(packageOf))]
  const filesOf = (name: string) => files.filter((file) => packageOf(file) === name)
  return new Map(names.flatMap((name) => batchPackage(name, filesOf(name), run)))
}

/** Writes the generated files of some batches. Returns a function that deletes them. */
export function writeBatches(batches: Batches): () => void {
  const generated = [...batches].flatMap(([path, content]) => (content === null ? [] : [{ path, content }]))
  for (const { path, content } of generated) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return () => {
    for (const { path } of generated) rmSync(join(root, path))
  }
}
