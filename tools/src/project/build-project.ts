import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxPackageBytes, type ReleasePackage } from '@lekta/shared/contract/delivery/release-package'
import { withDraft } from '../build/draft'
import { withLock } from '../lock'
import { packRelease, type Unpacked } from '../package/pack'
import { assertSigningKey, keyVariable } from '../package/signing-key'
import { areaName, isRemoteName, packageAt } from '../packages'
import { buildRelease, versionAt } from '../release/build-release'
import { UsageError } from '../usage-error'

/** Returns the area that the package in a folder builds. Throws a UsageError if it is not a remote. */
export function areaIn(directory: string): string {
  if (!existsSync(join(directory, 'package.json')))
    throw new UsageError(`${directory} has no package.json. Run this in the folder of the area.`)
  const { name } = packageAt(directory)
  if (!isRemoteName(name))
    throw new UsageError(`The package in ${directory} is named “${name}”. A remote is named remote-<area>.`)
  return areaName(name)
}

/** A built package. */
export interface BuiltPackage {
  file: string
  bytes: number
  content: ReleasePackage
}

/** Returns the path of the package with a release of the remote in a folder. */
export const packageFile = (directory: string, { area, version }: Pick<ReleasePackage, 'area' | 'version'>) =>
  join(directory, 'dist', `${area.name}-${version}.tgz`)

const withFiles = (folder: string, content: ReleasePackage): Unpacked => ({
  content,
  files: new Map(Object.keys(content.files).map((name) => [name, readFileSync(join(folder, name))])),
})

/** Replaces the folder `dist` by one that contains only the package. */
function replaceDist(draft: string, directory: string, { file, packed }: { file: string; packed: Buffer }) {
  mkdirSync(draft)
  writeFileSync(join(draft, file.slice(join(directory, 'dist').length)), packed)
  rmSync(join(directory, 'dist'), { recursive: true, force: true })
  renameSync(draft, join(directory, 'dist'))
}

/**
 * Builds the remote in a folder, in this or in any other repository, into one file in its folder `dist`. `complete`
 * may add files to the release before it is packed. A failed build leaves the previous file there.
 */
export async function buildProject(
  directory: string,
  complete: (release: Unpacked) => Promise<Unpacked> = async (release) => release,
): Promise<BuiltPackage> {
  areaIn(directory)
  const key = process.env[keyVariable]
  assertSigningKey(key)
  const cache = join(directory, 'node_modules/.cache')
  return withLock(join(cache, 'lekta-build.lock'), () =>
    withDraft(join(cache, 'lekta-build'), async (draft) => {
      const files = join(draft, 'files')
      mkdirSync(files)
      const release = await complete(withFiles(files, await buildRelease(versionAt(directory), files)))
      const packed = await packRelease(release, key)
      if (packed.length > maxPackageBytes)
        throw new Error(
          `The package has ${megabytes(packed.length)}, and a portal takes ${megabytes(maxPackageBytes)}.`,
        )
      const file = packageFile(directory, release.content)
      replaceDist(join(draft, 'dist'), directory, { file, packed })
      return { file, bytes: packed.length, content: release.content }
    }),
  )
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
