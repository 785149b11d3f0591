import { join } from 'node:path'
import { withLock } from '../lock'

/**
 * Runs `work` while no other process builds or releases the same part of a portal. A part is the host, or a remote
 * named by its area.
 */
export function withPartLock<T>(dist: string, part: string, work: () => Promise<T>): Promise<T> {
  const lock = join(dist, `.${part}.lock`)
  return withLock(lock, work, (pid) =>
    console.log(`Waiting for another release of ${part} (process ${pid}). If there is none, delete ${lock}.`),
  )
}
