import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** The files that are needed to start the server. */
const copied = ['package.json', 'tsconfig.base.json', 'api', 'tools', 'host/package.json']
const linked = ['node_modules', 'api/node_modules', 'host/node_modules', 'tools/node_modules']

const page = '<!doctype html><html lang="en"><head><title>A built portal</title></head><body></body></html>'

const hostFiles = { app: [], pages: { '/': [] }, federation: [], kit: [], frame: [], fonts: [] }

async function writePortal(folder: string) {
  await mkdir(join(folder, 'host/assets'), { recursive: true })
  await mkdir(join(folder, 'remotes'))
  await writeFile(join(folder, 'host/index.html'), page)
  await writeFile(join(folder, 'host/files.json'), JSON.stringify(hostFiles))
  await writeFile(join(folder, 'remotes.json'), '{}')
}

/**
 * Copies the server and its start script into `folder`, with a built portal titled "A built portal" in its `dist`. A
 * test can start the copy without settings and without touching this repository.
 */
export async function copyRepository(folder: string): Promise<void> {
  const filter = (source: string) => basename(source) !== 'node_modules'
  for (const path of copied) await cp(join(repository, path), join(folder, path), { recursive: true, filter })
  for (const path of linked) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(join(repository, path), join(folder, path), 'junction')
  }
  await writePortal(join(folder, 'dist'))
}
