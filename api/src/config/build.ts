import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { apiFolder } from './api-folder'

/** Returns the version of Lekta. */
export const lektaVersion = (): string =>
  (JSON.parse(readFileSync(join(apiFolder, 'package.json'), 'utf8')) as { version: string }).version

/** The file in which a packed server finds its commit. */
const commitFile = 'commit.txt'

const readPacked = async () => (await readFile(join(apiFolder, commitFile), 'utf8')).trim()
const readClone = async () =>
  (await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: apiFolder })).stdout.trim()

let commit: Promise<string | null> | undefined

/**
 * Returns the commit from which the running server was built; null if it is not known, because neither git nor a
 * clone is needed to run a server.
 */
export function readCommit(): Promise<string | null> {
  commit ??= readPacked()
    .catch(readClone)
    .then(
      (found) => found || null,
      () => null,
    )
  return commit
}
