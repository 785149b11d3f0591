import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withDraft } from '../build/draft'
import { withLock } from '../lock'
import { areaName, isRemoteName, packageAt } from '../packages'
import { buildRelease, versionAt, writeLine } from '../release/build-release'
import type { ReleaseLine } from '../release/registry-file'
import { UsageError } from '../usage-error'

/** Returns the area that the package in a folder builds. Throws a UsageError if it is not a remote. */
export function areaIn(directory: string): string {
  const { name } = packageAt(directory)
  if (!isRemoteName(name))
    throw new UsageError(`The package in ${directory} is named “${name}”. A remote is named remote-<area>.`)
  return areaName(name)
}

/**
 * Builds the remote in a folder, in this or in any other repository, into its folder `dist`. A failed build leaves the
 * previous one there.
 */
export async function buildProject(directory: string): Promise<ReleaseLine> {
  areaIn(directory)
  const cache = join(directory, 'node_modules/.cache')
  const folder = join(directory, 'dist')
  return withLock(join(cache, 'lekta-build.lock'), () =>
    withDraft(join(cache, 'lekta-build'), async (draft) => {
      const line = await buildRelease(versionAt(directory), draft)
      writeLine(draft, line)
      rmSync(folder, { recursive: true, force: true })
      renameSync(draft, folder)
      return line
    }),
  )
}
