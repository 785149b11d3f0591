import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { buildParts } from '../build/build-parts'
import { apiFolder, bundleServer } from '../build/bundle-server'
import { withDraft } from '../build/draft'
import { root } from '../packages'
import { partNames } from '../release/parts'
import { relativeLink, serverPackages } from './server-packages'

/** What operators read, and install beside the server. */
const operatorFiles = ['README.md', 'LICENSE', 'NOTICE', 'docs', 'ops']

/** Files that the server reads while it runs, besides its code and its packages. */
const serverFiles = ['package.json', 'migrations', 'bank', 'samples', 'words']

/** The commands of a packed server, each with the program that it runs. */
const commands = { 'lekta-server': 'main', 'lekta-worker': 'worker', lekta: 'lekta', 'lekta-replay': 'replay' } as const

/** Declarations and source maps of packages are of no use to a running server. */
const isUsed = (file: string) => !/\.(d\.[cm]?ts|map)$/.test(file)

function copyPackages(folder: string) {
  for (const { path, target } of serverPackages(apiFolder)) {
    const [link, copy] = [path, target].map((original) => join(folder, relative(root, original))) as [string, string]
    if (!existsSync(copy)) cpSync(target, copy, { recursive: true, filter: isUsed })
    if (link === copy) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relativeLink(link, copy), link)
  }
}

/**
 * Returns the commit of the working tree, or that of the variable COMMIT where there is no clone, such as in the build
 * of an image; null if neither names one.
 */
function commitOf(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return (status === 0 && stdout.trim()) || process.env.COMMIT || null
}

/** Writes the server with its packages and commands into a folder, without the portal. */
export function packServer(folder: string) {
  const api = join(folder, basename(apiFolder))
  for (const name of serverFiles) cpSync(join(apiFolder, name), join(api, name), { recursive: true })
  for (const name of operatorFiles) cpSync(join(root, name), join(folder, name), { recursive: true })
  const programs = relative(folder, bundleServer(join(api, 'dist')))
  copyPackages(folder)
  const commit = commitOf()
  if (commit) writeFileSync(join(api, 'commit.txt'), `${commit}\n`)
  mkdirSync(join(folder, 'bin'))
  for (const [command, program] of Object.entries(commands)) {
    const file = join(folder, 'bin', command)
    writeFileSync(file, `#!/usr/bin/env -S node --enable-source-maps\nimport '../${programs}/${program}.mjs'\n`)
    chmodSync(file, 0o755)
  }
  // Node takes the commands for modules, although their names have no extension.
  writeFileSync(join(folder, 'bin/package.json'), '{ "type": "module" }\n')
}

/**
 * Writes the portal, the server with its packages, and its commands into a new folder, which runs with nothing but
 * Node. Throws if the folder exists and is not empty; a failure leaves no folder behind.
 */
export async function pack(target: string): Promise<void> {
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Give a new folder.`)
  await withDraft(`${folder}.draft`, async (draft) => {
    await buildParts(partNames(), join(draft, 'dist'))
    packServer(draft)
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(draft, folder)
  })
}
