import { mkdirSync, rmSync } from 'node:fs'

/**
 * Runs `work` with an empty folder, and removes the folder afterwards if it still exists, even if `work` fails or a
 * signal ends the process. The caller must hold a lock, so any earlier content of the folder was left by a process
 * that was killed.
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
