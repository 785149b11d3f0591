import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { buildSync } from 'esbuild'
import { readManifest, root } from '../packages'

/** The server's package. */
export const apiFolder = join(root, 'api')

/** The number of bundles to keep: more than anyone builds while one server is running. */
const bundlesToKeep = 20

/** The programs of the server, each with its source. The server starts its threads by file name. */
const programs = {
  main: 'src/main.ts',
  worker: 'src/worker.ts',
  lekta: 'src/lekta.ts',
  replay: 'src/replay.ts',
  'check-start': 'src/check-start.ts',
  'prepare-database': 'src/prepare-database.ts',
  thread: 'src/thread.ts',
}
export type ServerProgram = keyof typeof programs

/** Returns the packages to load from `node_modules`: all except those of this repository, which are TypeScript. */
function installedPackages(): string[] {
  const { dependencies = {} } = readManifest(apiFolder)
  return Object.keys(dependencies).filter((name) => !dependencies[name]?.startsWith('workspace:'))
}

/** Removes all but the newest bundles. Other processes may rename or remove folders at the same time. */
function removeOldBundles(dist: string) {
  const folders = readdirSync(dist).map((name) => {
    const folder = join(dist, name)
    return { folder, madeAt: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
  })
  const old = folders.sort((a, b) => b.madeAt - a.madeAt).slice(bundlesToKeep)
  for (const { folder } of old) rmSync(folder, { recursive: true, force: true })
}

/** Moves a folder to its final name, unless another process has created the same one in the meantime. */
function moveInto(target: string, folder: string) {
  try {
    renameSync(folder, target)
  } catch (error) {
    rmSync(folder, { recursive: true })
    if (!existsSync(target)) throw error
  }
}

/** Compiles all programs. Code that several of them use goes into separate files. */
const compile = (dist: string) =>
  buildSync({
    absWorkingDir: apiFolder,
    entryPoints: programs,
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    external: installedPackages(),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    write: false,
    logLevel: 'silent',
  }).outputFiles

/**
 * Compiles the server to JavaScript, because JavaScript starts in a third of the time. Returns the folder of its
 * programs. The folder is named after its content, so that a running server keeps its own folder and can load its
 * threads from there later.
 */
export function bundleServer(dist = join(apiFolder, 'dist')): string {
  const files = compile(dist)
  const hash = createHash('sha256')
  for (const { hash: content } of files) hash.update(content)
  const folder = join(dist, hash.digest('hex').slice(0, 12))
  if (existsSync(folder)) return folder

  mkdirSync(dist, { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  // Another user may run the server.
  chmodSync(draft, 0o755)
  for (const { path, contents } of files) writeFileSync(join(draft, basename(path)), contents)
  moveInto(folder, draft)
  removeOldBundles(dist)
  return folder
}

/** Returns the path of a program in a bundle. */
export const programIn = (bundle: string, name: ServerProgram) => join(bundle, `${name}.mjs`)

let bundled: string | null = null

function bundleOnce(): string {
  bundled ??= bundleServer()
  return bundled
}

/**
 * Returns Node's arguments to run a program of the server, from a bundle, or else compiled from the current working
 * tree.
 */
export function serverProgram(name: ServerProgram, bundle?: string): string[] {
  return ['--enable-source-maps', programIn(bundle ?? bundleOnce(), name)]
}
