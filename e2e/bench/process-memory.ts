import { readdirSync, readFileSync } from 'node:fs'

/** Returns a file about a process; an empty text if the process has ended. */
const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const hasEnded = ['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (hasEnded) return ''
    throw error
  }
}

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)

/** Returns the processes that a process has started, directly or not, and itself. */
function treeOf(pid: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const parents = new Map(all.map((each) => [each, numberIn(read(`/proc/${each}/status`), /^PPid:\s+(\d+)/m)]))
  const childrenOf = (parent: number): number[] =>
    all.filter((each) => parents.get(each) === parent).flatMap((each) => [each, ...childrenOf(each)])
  return [pid, ...childrenOf(pid)]
}

/** Returns the memory of a process and those that it has started, in MB. Shared memory counts once. */
export const megabytesOf = (pid: number) =>
  treeOf(pid).reduce((sum, each) => sum + numberIn(read(`/proc/${each}/smaps_rollup`), /^Pss:\s+(\d+) kB/m), 0) / 1024
