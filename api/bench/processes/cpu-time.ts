import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of /proc/<pid>/stat after the name, from the third on. */
const fieldsOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []

/** The kernel's unit of processor time, per second. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Positions of a process's own time, in user and system mode, and of that of its ended children. */
const [OWN, ENDED] = [
  [11, 12],
  [13, 14],
]

const secondsOf = (pid: number, positions: readonly number[]) => {
  const fields = fieldsOf(pid)
  return positions.reduce((sum, position) => sum + Number(fields[position]), 0) / TICKS
}

/** Returns the seconds for which a process has used a processor. */
export const processSeconds = (pid: number) => secondsOf(pid, OWN as number[])

/** Returns the seconds for which the PostgreSQL in this data folder has used a processor. */
export function databaseSeconds(folder: string): number {
  const pid = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  // A child that ends while it is read is counted by its parent the next time.
  const alive = children.map((child) => {
    try {
      return secondsOf(child, OWN as number[])
    } catch (error) {
      if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
      throw error
    }
  })
  return alive.reduce((sum, seconds) => sum + seconds, secondsOf(pid, [...(OWN as number[]), ...(ENDED as number[])]))
}
