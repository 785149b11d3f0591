import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { batchFolder } from '../jest/jest'
import { root } from '../packages'
import { type Path, packageOf } from './test-files'

/** Files per batch: enough to share most of the loading, and few enough that both cores finish at about the same time. */
const batchSize = 10

/** What would change the other files of a batch: module mocks, or an environment, globals or a timeout of its own. */
const needsOwnRun = /\bjest\.(mock|isolateModules|resetModules|setTimeout)\b|@jest-environment\b|assign\(globalThis/

const describeFile = (file: Path) => `describe(${JSON.stringify(file)}, () => {
  beforeAll(() => globalThis.resetPage?.())
  require(${JSON.stringify(join(root, file))})
})
`

/** Divides files into the fewest batches, of about the same size. Neighbours go to different batches, as they are alike. */
export function divide<T>(files: readonly T[], size = batchSize): T[][] {
  const count = Math.ceil(files.length / size)
  return Array.from({ length: count }, (_, batch) => files.filter((_file, index) => index % count === batch))
}

const isAlone = (file: Path) => needsOwnRun.test(readFileSync(join(root, file), 'utf8'))

function batchPackage(name: string, files: readonly Path[]): Path[] {
  const folder = `${name}/${batchFolder}`
  rmSync(join(root, folder), { recursive: true, force: true })
  mkdirSync(join(root, folder), { recursive: true })
  const batches = divide(files.filter((file) => !isAlone(file))).map((batch, index) => {
    const [first] = batch
    if (first && batch.length === 1) return first
    const path = `${folder}/${index + 1}.test.cjs`
    writeFileSync(join(root, path), batch.map(describeFile).join('\n'))
    return path
  })
  return [...files.filter(isAlone), ...batches]
}

/**
 * Writes batches of test files, each of which jest runs as one file. Jest loads every module anew for each file, which
 * takes longer than many of the tests; the files of a batch share one document and one copy of the modules. Returns the
 * paths to run: the batches, and the files that must run alone.
 */
export function writeBatches(files: readonly Path[]): Path[] {
  const names = [...new Set(files.map(packageOf))]
  const filesOf = (name: string) => files.filter((file) => packageOf(file) === name)
  return names.flatMap((name) => batchPackage(name, filesOf(name)))
}
