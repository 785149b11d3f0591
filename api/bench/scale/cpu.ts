import { readFileSync } from 'node:fs'

/** Clock ticks of Linux in a second. */
const TICKS = 100

/** Returns the time that a process and its ended children have computed, in milliseconds; 0 if it has ended. */
function timeOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain spaces. User and system time are the fields 14 to 17.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) * 1000) / TICKS
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** Returns the time that a server and the PostgreSQL with this process id have computed, in milliseconds. */
export const computedBy = (server: number, postgres: number): number =>
  [server, postgres, ...childrenOf(postgres)].reduce((sum, pid) => sum + timeOf(pid), 0)
