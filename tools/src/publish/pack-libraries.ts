import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { withDraft } from '../build/draft'
import { buildStandalone } from '../build/standalone'
import { packageAt, root } from '../packages'
import { compiledPath, compileSources, emitDeclarations } from './compile-library'
import { type EntryPoint, entryPointsOf, sourcesOf } from './entry-points'
import { publishedManifest } from './published-manifest'
import { packageIn, specifiersIn } from './specifiers'

/** The libraries that other repositories use. */
export const libraries = ['shared', 'staff', 'tools'] as const
type Library = (typeof libraries)[number]

/** A packed library. */
export interface PackedLibrary {
  name: string
  version: string
  /** Its files, ready for `npm publish`. */
  folder: string
  /** The same as one file. */
  file: string
}

/** Files that every published library has besides its code. */
const documents = ['README.md', 'CHANGELOG.md']

const writeManifest = (target: string, manifest: Record<string, unknown>) =>
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

/** Returns the names of the packages that compiled files import. */
const importsOf = (target: string, sources: readonly string[]) =>
  new Set(
    sources
      .flatMap((source) =>
        (['.js', '.d.ts'] as const).map((extension) => join(target, compiledPath(source, extension))),
      )
      .filter((file) => /\.(js|d\.ts)$/.test(file) && existsSync(file))
      .flatMap((file) => specifiersIn(readFileSync(file, 'utf8')).flatMap(({ text }) => packageIn(text) ?? [])),
  )

/** Writes a library of which every source is published. */
function writeLibrary(library: string, target: string) {
  const sources = sourcesOf(library)
  compileSources(library, sources, target)
  const imports = importsOf(target, sources)
  writeManifest(target, publishedManifest({ library, entryPoints: entryPointsOf(library), imports }))
}

/** The entry points of the published tools. All others are for this repository. */
const toolsEntryPoints: readonly EntryPoint[] = [
  { name: './webpack', source: 'src/build/webpack.ts' },
  { name: './jest', source: 'src/jest/jest.ts' },
  { name: './css-modules', source: 'css-modules.d.ts' },
]

/** The programs of the published tools. */
const programs = ['src/project/lekta-tools.ts', 'src/build/print-area.ts']

/** Files that the published tools read while they run. */
const toolsFiles = ['bin/lekta-tools.mjs', 'css-modules.d.ts']

/** Packages that only commands of this repository use. */
const repositoryOnly = new Set(['@sparticuz/chromium', 'esbuild', 'tar-fs', 'typescript'])

/** Returns the sources that the entry points and programs of the tools import, directly or indirectly. */
function toolsSources(library: string): string[] {
  const files = sourcesOf(library)
  const found = new Set<string>()
  const queue = [...toolsEntryPoints.map(({ source }) => source), ...programs].filter((source) =>
    files.includes(source),
  )
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const folder = dirname(next)
    for (const { text } of specifiersIn(readFileSync(join(library, next), 'utf8'))) {
      const path = join(folder, text).replaceAll('\\', '/')
      if (text.startsWith('.')) queue.push(...files.filter((file) => file.replace(/\.tsx?$/, '') === path))
    }
  }
  const assets = files.filter((file) => !/\.tsx?$/.test(file) && /\.(cjs|html)$/.test(file))
  return [...found, ...assets].sort()
}

/** Copies the standalone shells into the published tools. Compressed copies are made where a release is built. */
async function copyShells(target: string) {
  const isOriginal = (file: string) => !/\.(gz|br)$/.test(file)
  for (const purpose of ['release', 'development'] as const)
    await buildStandalone(purpose, (shell) =>
      cpSync(shell, join(target, 'standalone', purpose), { recursive: true, filter: isOriginal }),
    )
}

async function writeTools(library: string, target: string) {
  compileSources(library, toolsSources(library), target)
  for (const file of toolsFiles) cpSync(join(library, file), join(target, file))
  const manifest = publishedManifest({
    library,
    entryPoints: toolsEntryPoints,
    imports: new Set(),
    more: {
      bin: { 'lekta-tools': 'bin/lekta-tools.mjs' },
      imports: { '#program': './dist/project/lekta-tools.js' },
    },
  })
  const { dependencies } = manifest as { dependencies: Record<string, string> }
  const used = Object.entries(dependencies).filter(([name]) => !repositoryOnly.has(name))
  // The shells contain this version of `shared`, and so fit no other.
  const peerDependencies = { '@lekta/shared': packageAt(join(root, 'shared')).version }
  writeManifest(target, { ...manifest, dependencies: Object.fromEntries(used), peerDependencies })
  await copyShells(target)
}

const writers: Record<Library, (library: string, target: string) => void | Promise<void>> = {
  shared: writeLibrary,
  staff: writeLibrary,
  tools: writeTools,
}

/** Makes one file of a folder, as `npm publish` would. Returns the name of the file. */
function packFile(folder: string, destination: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${folder} could not be packed:\n${stderr}`)
  const [packed] = JSON.parse(stdout) as { filename: string }[]
  if (!packed) throw new Error(`npm made no file of ${folder}.`)
  return packed.filename
}

async function packLibrary(name: Library, draft: string, target: string): Promise<PackedLibrary> {
  const [library, folder] = [join(root, name), join(draft, name)]
  mkdirSync(folder)
  await writers[name](library, folder)
  for (const document of documents) cpSync(join(library, document), join(folder, document))
  const filename = packFile(folder, draft)
  return { ...packageAt(library), folder: join(target, name), file: join(target, filename) }
}

/**
 * Compiles the libraries into a new folder: for each, a folder ready for `npm publish`, and the same as one file.
 * Throws if the folder exists and is not empty; a failure leaves no folder behind.
 */
export async function packLibraries(folder: string): Promise<PackedLibrary[]> {
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Give a new folder.`)
  return withDraft(`${target}.draft`, async (draft) => {
    emitDeclarations(libraries)
    const packed: PackedLibrary[] = []
    for (const name of libraries) packed.push(await packLibrary(name, draft, target))
    if (existsSync(target)) rmdirSync(target)
    renameSync(draft, target)
    return packed
  })
}
