import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withLock } from '../lock'
import { root } from '../packages'
import { compile } from './compile'
import { withDraft } from './draft'
import { inputsOf } from './inputs'
import { precompress } from './precompress'
import { hostDirectory, standalone } from './webpack'

/**
 * Returns the folder of the shell. It is in the cache, not in a served portal, because every release takes a copy.
 */
const folderOf = () => join(root, 'node_modules/.cache/standalone', inputsOf(hostDirectory))

async function build(folder: string) {
  const shells = dirname(folder)
  await withDraft(join(shells, '.draft'), async (draft) => {
    await compile(standalone({ output: draft, development: false }))
    await precompress(readdirSync(join(draft, 'assets')).map((file) => join(draft, 'assets', file)))
    renameSync(draft, folder)
  })
  const older = readdirSync(shells).filter((name) => name !== basename(folder) && !name.startsWith('.'))
  for (const name of older) rmSync(join(shells, name), { recursive: true, force: true })
}

/** Builds the shell for standalone areas unless it is current. Calls `use` with its folder while holding the lock. */
export async function buildStandalone(use: (folder: string) => void = () => {}): Promise<void> {
  const folder = folderOf()
  mkdirSync(dirname(folder), { recursive: true })
  await withLock(join(dirname(folder), '.lock'), async () => {
    if (!existsSync(folder)) await build(folder)
    use(folder)
  })
}

/** Copies the shell into a release, so that the release can be opened without a portal. */
export const copyStandalone = (release: string): Promise<void> =>
  buildStandalone((folder) => cpSync(folder, release, { recursive: true }))
