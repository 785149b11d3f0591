import { mkdirSync, rmSync } from 'node:fs'

/**
 * Runs `work` with an empty folder, and removes the folder afterwards if it still exists, also when `work` fails or the
 * process gets a signal to end. The caller holds a lock, so anything already in the folder is left from a process that
 * was killed.
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
