import { createReadStream, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { packageAt, readManifest, root } from '../packages'
import type { PackedLibrary } from '../publish/pack-libraries'

const unpack = (file: string, folder: string) =>
  pipeline(createReadStream(file), createGunzip(), unpackTar(folder, { strip: 1 }))

/**
 * Returns the folder of a package that this repository installs for one of its own packages. Throws if none has it, or
 * if it is not the exact version that is demanded.
 */
function findInstalled(name: string, version: string, models: readonly string[]): string {
  const folder = models.map((model) => join(root, model, 'node_modules', name)).find(existsSync)
  if (!folder) throw new Error(`This repository does not install ${name}.`)
  const installed = packageAt(folder).version
  if (/^\d/.test(version) && version !== installed)
    throw new Error(`${name} is demanded as ${version}, but ${installed} is installed.`)
  return realpathSync(folder)
}

/**
 * Installs packed libraries and everything that the `package.json` of a project demands, without a network: unpacks
 * the libraries, and links all other packages to those of this repository. As with a strict package manager, every
 * package finds only what its manifest names.
 */
export async function installFiles(project: string, packed: readonly PackedLibrary[]): Promise<void> {
  const unpacked = new Map(
    packed.map(({ name, folder }) => {
      const modules = join(project, 'node_modules/.pnpm', basename(folder), 'node_modules')
      return [name, { modules, folder: join(modules, name) }]
    }),
  )
  const linkAll = (modules: string, versions: Record<string, string> = {}, models: readonly string[]) => {
    for (const [name, version] of Object.entries(versions)) {
      const path = join(modules, name)
      mkdirSync(dirname(path), { recursive: true })
      symlinkSync(unpacked.get(name)?.folder ?? findInstalled(name, version, models), path, 'junction')
    }
  }
  for (const { name, file, folder: original } of packed) {
    const { modules, folder } = unpacked.get(name) ?? { modules: '', folder: '' }
    await unpack(file, folder)
    const { dependencies, peerDependencies } = readManifest(folder)
    linkAll(modules, { ...peerDependencies, ...dependencies }, [basename(original)])
  }
  const { dependencies, devDependencies } = readManifest(project)
  linkAll(join(project, 'node_modules'), { ...dependencies, ...devDependencies }, ['shared', '.'])
}
