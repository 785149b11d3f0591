import { mkdirSync, rmSync } from 'node:fs'

/**
 * Runs `work` with an empty folder, and removes the folder afterwards if it is still there, also when `work` fails or the
 * process is told to end. Whoever calls holds a lock, so what is in the folder before is left from a process that was killed.
 */
export async function withDraft<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder, { recursive: true })
  process.on('exit', remove)
  try {
    return await work(folder)
  } finally {
    remove()
    process.off('exit', remove)
  }
}
