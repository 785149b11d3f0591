import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withLock } from '../lock'
import { packageAt, root } from '../packages'
import { libraries, type PackedLibrary } from '../publish/pack-libraries'
import { installFiles } from './install-files'
import { packedLibrariesVariable } from './packed-libraries'

const execute = promisify(execFile)

/** Packs the libraries in a separate process, because compilers are slow in the environment of a test. */
async function pack(folder: string): Promise<void> {
  const program = join(root, 'tools/src/publish/run-pack-libraries.ts')
  await execute(process.execPath, ['--import', 'tsx', program, folder], {
    cwd: join(root, 'tools'),
    env: { ...process.env, NODE_OPTIONS: '' },
  })
}

/** Writes the packed libraries into a new folder. If the tests of this run share them, only the first one packs. */
async function packInto(folder: string): Promise<PackedLibrary[]> {
  const shared = process.env[packedLibrariesVariable]
  if (shared) {
    await withLock(`${shared}.lock`, () => (existsSync(shared) ? undefined : pack(shared)))
    cpSync(shared, folder, { recursive: true })
  } else await pack(folder)
  const files = readdirSync(folder)
  return libraries.map((library) => {
    const file = files.find((name) => name.startsWith(`lekta-${library}-`)) ?? ''
    return { ...packageAt(join(root, library)), folder: join(folder, library), file: join(folder, file) }
  })
}

/**
 * Makes a repository with a remote as a team would, with the packed generator and libraries, below `scratch`. `words`
 * are those after `npm create lekta-remote`. Returns the libraries. Rejects with the output if the generator fails.
 */
export async function createRepository(
  scratch: string,
  [name, ...words]: [string, ...string[]],
): Promise<readonly PackedLibrary[]> {
  const packed = await packInto(join(scratch, 'libraries'))
  const program = join(scratch, 'libraries/create-lekta-remote/create-remote.mjs')
  await execute(process.execPath, [program, name, ...words], { cwd: scratch })
  await installFiles(join(scratch, `remote-${name}`), packed)
  return packed
}
