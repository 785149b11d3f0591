import { readFileSync, statSync } from 'node:fs'

/** What jest calls of a test sequencer. */
interface Sequencer {
  sort<Test extends { path: string }>(tests: readonly Test[]): Test[]
  cacheResults(): void
}

/** Matches the import of a test file in a generated batch. */
const required = /^ {2}require\((".+")\)$/gm

/**
 * Returns a number that is larger for a test file that probably takes longer: its size, or for a batch the size of all
 * its files. Files with a timeout of their own start other programs, so they come before all others.
 */
export function weightOf(path: string): number {
  const content = readFileSync(path, 'utf8')
  const files = [...content.matchAll(required)].map(([, file = '']) => JSON.parse(file) as string)
  if (files.length > 0) return files.reduce((total, file) => total + statSync(file).size, 0)
  return /\bjest\.setTimeout\(/.test(content) ? Number.POSITIVE_INFINITY : content.length
}

/** Starts the longest test files first, so that at the end no core is idle while another runs a long one. */
export default class LongestFirst implements Sequencer {
  sort<Test extends { path: string }>(tests: readonly Test[]): Test[] {
    const weights = new Map(tests.map(({ path }) => [path, weightOf(path)]))
    return tests.toSorted(({ path: a }, { path: b }) => {
      const [first = 0, second = 0] = [weights.get(a), weights.get(b)]
      return first === second ? 0 : second - first
    })
  }

  /** Jest's own order depends on earlier runs; this one does not. */
  cacheResults() {}
}
