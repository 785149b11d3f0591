import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import { servedDist, testedDist } from '../packages'
import { projectAt } from '../release/build-release'
import { withPartLock } from '../release/part-lock'
import { compile } from './compile'
import { withDraft } from './draft'
import { inputsOf } from './inputs'
import { lazyFiles } from './page-files'
import { precompress } from './precompress'
import { prerenderHost } from './prerender-host'
import { hostDirectory } from './projects/host-project'
import { readArea } from './read-area'
import { SharedExportsPlugin } from './shared/shared-exports-plugin'
import { type SharedModule, sharedVersions } from './shared/shared-modules'

/** The host's files for which the server sends preload hints, by page. */
export interface HostFiles {
  inputs: string
  /** The program itself, which a prerendered page loads only on user interaction. */
  app: string[]
  /** Files of each page's screen, by the page's path. */
  pages: Record<string, string[]>
  /** The loader of areas, which the first area needs in addition to its own files. */
  federation: string[]
  /** The runtime that releases need which name no `runtime`. */
  legacy: string[]
  /** Files of each shared module that is not a part of every page, by its name. */
  kit: Record<string, string[]>
  /** Files that every page of a session needs, and no other. */
  session: string[]
  /** Files of the frame around every page that is not bare. */
  frame: string[]
  /** Fonts of the first text on any page. */
  fonts: string[]
  /** Files of the host's own texts, by language. */
  words: { id: string[] }
}

/** Name of the file with `HostFiles`, next to the host's page. */
export const filesName = 'files.json'

/** Name of the file that says which modules the host shares with areas: their versions, and the names that they export. */
const sharedName = 'shared.json'

/** Returns what the host shares. Throws if the build does not contain one of the modules. */
function describeShared(directory: string, { exports }: SharedExportsPlugin) {
  const modules = Object.entries(sharedVersions(directory)).map(([name, version]) => {
    const names = exports.get(name as SharedModule)
    if (!names) throw new Error(`The host does not contain ${name}, which it shares.`)
    return [name, { version, exports: names }]
  })
  return Object.fromEntries(modules) as Record<SharedModule, { version: string; exports: string[] }>
}

const readHostFiles = (folder: string): HostFiles | null => {
  const file = join(folder, filesName)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HostFiles) : null
}

const absolute = (files: readonly string[] = []) => files.map((file) => `/${file}`)

/** Matches the font that every page uses. The other font is only for passages. */
const firstFont = /(^|\/)figtree-.*\.woff2$/

/** Returns the shell's files for each of its pages in a build of the host. */
export async function shellFiles(
  compilation: Compilation,
  directory: string,
): Promise<Pick<HostFiles, 'app' | 'pages' | 'session' | 'frame' | 'fonts' | 'words'>> {
  const screens = lazyFiles(compilation, join(directory, 'src/area.ts'))
  const { requests, table } = await readArea(directory)
  const frame = absolute(Object.values(lazyFiles(compilation, join(directory, 'src/app/frame.tsx'))).flat())
  const isBare = (path: string) => table.pages.some((page) => page.path === path && page.bare)
  const filesOf = (path: string, request: string) => [...absolute(screens[request]), ...(isBare(path) ? [] : frame)]
  return {
    app: absolute(Object.values(lazyFiles(compilation, join(directory, 'src/index.ts'))).flat()),
    session: absolute(Object.values(lazyFiles(compilation, join(directory, 'src/lib/load-fetch-profile.ts'))).flat()),
    frame,
    pages: Object.fromEntries(Object.entries(requests).map(([path, request]) => [path, filesOf(path, request)])),
    fonts: absolute(Object.keys(compilation.assets).filter((file) => firstFont.test(file))),
    words: { id: absolute(Object.values(lazyFiles(compilation, join(directory, 'src/lib/language.ts'))).flat()) },
  }
}

/** Builds the host into an empty folder; `inputs` is the hash of its sources. */
export type BuildHost = (folder: string, inputs: string) => Promise<void>

const buildHost: BuildHost = async (folder, inputs) => {
  const directory = hostDirectory
  const project = await projectAt(directory)
  const sharedExports = new SharedExportsPlugin()
  const configuration = project.configure({ output: folder, development: false, hash: inputs })
  const { compilation } = await compile({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), sharedExports],
  })
  const lazily = (source: string) => lazyFiles(compilation, join(directory, 'src/federation', source))
  const loaders = lazily('transport.ts')
  const files: HostFiles = {
    inputs,
    ...(await shellFiles(compilation, directory)),
    federation: absolute(loaders['./containers/containers']),
    legacy: absolute(loaders['./containers/legacy-containers']),
    kit: Object.fromEntries(
      Object.entries(lazily('containers/kit.ts')).map(([name, files]) => [name, absolute(files)]),
    ),
  }
  writeFileSync(join(folder, filesName), JSON.stringify(files))
  writeFileSync(join(folder, sharedName), JSON.stringify(describeShared(directory, sharedExports)))
  await prerenderHost(project, folder)
  await precompress(readdirSync(join(folder, 'assets')).map((file) => join(folder, 'assets', file)))
}

/** Returns whether a portal has no built host. */
export const hostIsMissing = (dist = servedDist()) => readHostFiles(join(dist, 'host')) === null

/** Returns whether the host of a portal was built from the current working tree. */
export const hostIsBuilt = (dist = servedDist()) =>
  readHostFiles(join(dist, 'host'))?.inputs === inputsOf(hostDirectory)

/** Copies assets of the previous build that are younger than `keepFor`, because open browsers still request them. */
function keepAssets(before: string, after: string) {
  const assets = join(before, 'assets')
  const fresh = (file: string) => Date.now() - statSync(file).mtimeMs < keepFor
  for (const file of existsSync(assets) ? readdirSync(assets) : []) {
    if (!existsSync(join(after, 'assets', file)) && fresh(join(assets, file)))
      cpSync(join(assets, file), join(after, 'assets', file), { preserveTimestamps: true })
  }
}

const keepFor = 7 * 24 * 3600 * 1000

/**
 * Copies the host from the served or the tested portal if it was built from this working tree; otherwise builds it.
 */
const copyOrBuild: BuildHost = async (folder, inputs) => {
  const candidates = [servedDist(), testedDist].map((dist) => join(dist, 'host'))
  const existing = candidates.find((candidate) => readHostFiles(candidate)?.inputs === inputs)
  if (existing) cpSync(existing, folder, { recursive: true, preserveTimestamps: true })
  else await buildHost(folder, inputs)
}

/** Replaces the host with a finished build. Restores the previous host if that fails. */
function replaceHost(draft: string, folder: string) {
  const before = `${draft}-before`
  rmSync(before, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, before)
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (existsSync(before)) renameSync(before, folder)
    throw error
  }
  rmSync(before, { recursive: true, force: true })
}

/** Builds the host from the working tree, unless it is current, and serves it. A failed build changes nothing. */
export async function releaseHost(dist = servedDist(), build = copyOrBuild): Promise<void> {
  await withPartLock(dist, 'host', async () => {
    if (hostIsBuilt(dist)) return
    const folder = join(dist, 'host')
    await withDraft(join(dist, '.draft-host'), async (draft) => {
      await build(draft, inputsOf(hostDirectory))
      keepAssets(folder, draft)
      replaceHost(draft, folder)
    })
  })
}
