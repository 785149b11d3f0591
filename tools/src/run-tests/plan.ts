import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageNames, root } from '../packages'
import { testsAffectedBy, testsUsing } from './affected-tests'
import { changedFiles } from './changed-files'
import type { TestRequest } from './request'
import { isSource, type Path, packageOf, testsUnder } from './test-files'

/** The checks of one `npm test` run. */
export interface TestPlan {
  /** Packages whose types are checked, together with the packages they depend on. */
  types: readonly string[]
  /** Files and folders whose format and style are checked. */
  style: readonly Path[]
  /** Test files; `all` means those of every package. */
  tests: readonly Path[] | 'all'
}

const testsOf = (path: Path) => {
  const tests = testsUnder(path)
  return tests.length === 0 && isSource(path) ? testsUsing([path]) : tests
}

/** Decides what a run checks: everything, unless the request names a part. */
export function planTests({ paths, changed }: TestRequest, listChanged = changedFiles): TestPlan {
  if (paths.length === 0 && !changed) return { types: packageNames(), style: ['.'], tests: 'all' }
  const files = changed ? listChanged() : []
  const tests = [...new Set([...paths.flatMap(testsOf), ...(changed ? testsAffectedBy(files) : [])])].sort()
  const named = new Set([...paths, ...tests].map(packageOf))
  return {
    // A changed type may break any package.
    types: files.length > 0 ? packageNames() : [...named].sort(),
    style: [...paths, ...files.filter((file) => existsSync(join(root, file)))],
    tests,
  }
}
