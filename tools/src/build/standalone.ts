import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withLock } from '../lock'
import { filesIn } from '../package/describe-files'
import { root } from '../packages'
import { compile } from './compile'
import { withDraft } from './draft'
import { inputsOf } from './inputs'
import { precompress } from './precompress'
import { hostDirectory } from './projects/host-project'
import { standalone } from './projects/standalone-shell'

/** What a shell is for: releases contain one; the other has React's checks and hot reload, for development. */
export type ShellPurpose = 'release' | 'development'

/**
 * Returns the folder of a shell built from this repository. It is in the cache, not in a served portal, because every
 * release takes a copy.
 */
const folderOf = (purpose: ShellPurpose) =>
  join(root, 'node_modules/.cache/standalone', purpose, inputsOf(hostDirectory))

const assetsOf = (shell: string) => readdirSync(join(shell, 'assets')).map((file) => join(shell, 'assets', file))

async function build(folder: string, purpose: ShellPurpose) {
  const shells = dirname(folder)
  await withDraft(join(shells, '.draft'), async (draft) => {
    await compile(standalone({ output: draft, development: false, refreshable: purpose === 'development' }))
    if (purpose === 'release') await precompress(assetsOf(draft))
    renameSync(draft, folder)
  })
  const older = readdirSync(shells).filter((name) => name !== basename(folder) && !name.startsWith('.'))
  for (const name of older) rmSync(join(shells, name), { recursive: true, force: true })
}

/** Builds a shell for standalone areas unless it is current. Calls `use` with its folder while holding the lock. */
export async function buildStandalone(
  purpose: ShellPurpose = 'release',
  use: (folder: string) => void = () => {},
): Promise<void> {
  const folder = folderOf(purpose)
  mkdirSync(dirname(folder), { recursive: true })
  await withLock(join(dirname(folder), '.lock'), async () => {
    if (!existsSync(folder)) await build(folder, purpose)
    use(folder)
  })
}

/** The shells that the published package contains, because other repositories have no host to build them from. */
const installed = join(import.meta.dirname, '../../standalone')

/** Returns the folder of an installed shell; null in this repository, which builds its own. */
export function installedShell(purpose: ShellPurpose): string | null {
  const folder = join(installed, purpose)
  return existsSync(folder) ? folder : null
}

/**
 * Copies the shell into a release, so that the release can be opened without a portal. Returns the names of the files
 * that the release did not have before, without their compressed copies.
 */
export async function copyStandalone(release: string): Promise<string[]> {
  let added: string[] = []
  const copy = (shell: string) => {
    added = filesIn(shell).filter((file) => !/\.(gz|br)$/.test(file) && !existsSync(join(release, file)))
    cpSync(shell, release, { recursive: true })
  }
  const shell = installedShell('release')
  if (shell) copy(shell)
  else await buildStandalone('release', copy)
  return added
}
