import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { withDraft } from '../build/draft'
import { packageAt, root } from '../packages'
import { compiledPath, compileSources, emitDeclarations } from './compile-library'
import { entryPointsOf, sourcesOf } from './entry-points'
import { publishedManifest, writeManifest } from './published-manifest'
import { packageIn, specifiersIn } from './specifiers'
import { writeCreator } from './write-creator'
import { writeTools } from './write-tools'

/** The libraries that other repositories use, by their folders. */
export const libraries = ['shared', 'staff', 'tools'] as const

/** The folder of the package that makes such a repository. */
export const creator = 'tools/create-lekta-remote'

type Library = (typeof libraries)[number] | typeof creator

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

const writers: Record<Library, (library: string, target: string) => void | Promise<void>> = {
  shared: writeLibrary,
  staff: writeLibrary,
  tools: writeTools,
  [creator]: writeCreator,
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
  const [library, folder] = [join(root, name), join(draft, basename(name))]
  mkdirSync(folder)
  await writers[name](library, folder)
  for (const document of documents) cpSync(join(library, document), join(folder, document))
  const filename = packFile(folder, draft)
  return { ...packageAt(library), folder: join(target, basename(name)), file: join(target, filename) }
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
    for (const name of [...libraries, creator] as const) packed.push(await packLibrary(name, draft, target))
    if (existsSync(target)) rmdirSync(target)
    renameSync(draft, target)
    return packed
  })
}
