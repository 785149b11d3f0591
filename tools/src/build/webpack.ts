import { readFileSync } from 'node:fs'
import { dirname, extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Chunk, type ChunkGraph, type Configuration, type Module } from 'webpack'
import { librariesOf } from '../libraries'
import { areaName, packageAt, root } from '../packages'
import { IntegrityPlugin } from './integrity-plugin'
import { withoutWords, wordsFileOf, wordsModule } from './lazy-words'
import { withLeanContracts } from './lean/lean-contracts'
import { sharedByPortal, sharedVersions } from './shared/shared-modules'
import { SharedSideEffectsPlugin } from './shared/shared-side-effects-plugin'
import { common, productionRouter } from './webpack-common'

/** Options that the command sets. The preset sets all others. */
export interface Options {
  output: string
  development: boolean
  /** A part of every global name of the build, so that one page can load two versions. */
  hash: string
}

export interface Project {
  kind: 'host' | 'remote'
  name: string
  directory: string
  /** The port of the project's development server. */
  port: number
  configure: (options: Options) => Configuration
  /** Configures the Node build that prerenders the host's public pages, with the same class names as in the browser. */
  configurePrerender?: (options: Options) => Configuration
}

const here = (url: string) => dirname(fileURLToPath(url))

const extend = (configuration: Configuration, more: Configuration): Configuration => ({
  ...configuration,
  ...more,
  output: { ...configuration.output, ...more.output },
  resolve: { ...configuration.resolve, ...more.resolve },
  plugins: [...(configuration.plugins ?? []), ...(more.plugins ?? [])],
})

/** The host's first script blocks the page, because it sets the colours of the first paint. It is small. */
const hostPage = { inject: 'head', scriptLoading: 'blocking' } as const

/** Puts scripts before styles, because a script that follows a style sheet waits for the style sheet to load. */
class ScriptsFirst {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('ScriptsFirst', (compilation) => {
      const { alterAssetTagGroups } = HtmlWebpackPlugin.getCompilationHooks(compilation)
      alterAssetTagGroups.tap('ScriptsFirst', (groups) => {
        const isScript = ({ tagName }: { tagName: string }) => tagName === 'script'
        const { headTags } = groups
        return { ...groups, headTags: [...headTags.filter(isScript), ...headTags.filter((tag) => !isScript(tag))] }
      })
    })
  }
}

/**
 * Constants that exclude snapshots and Node support from the federation runtime, because the portal needs neither.
 */
const runtimeConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
}

/** The service worker for push messages: one file, with the name and path at which the push service looks for it. */
const workerOf = (directory: string) => ({
  import: join(directory, 'src/notification/push-worker.ts'),
  filename: 'firebase-messaging-sw.js',
})

/**
 * The service worker that recovers frozen tabs. Its name is fixed, because browsers request updates under that name.
 */
const recoveryWorkerOf = (directory: string) => ({
  import: join(directory, 'src/federation/recovery/recovery-worker.ts'),
  filename: 'recovery-worker.js',
})

const isOfKit = ({ name }: Chunk) => name?.startsWith('kit-') ?? false

/** Whether a chunk belongs to public pages only, which have no frame and share their parts among themselves. */
const isPublic = ({ groupsIterable }: Chunk) =>
  [...groupsIterable].every(({ origins }) => origins.every(({ request }) => request?.startsWith('./site/')))

/** Returns the name of a chunk for what the frame, or otherwise the same modules of the kit, are made of. */
function commonChunk(_: unknown, chunks: readonly Chunk[]): string {
  const names = chunks.flatMap((chunk) => (isOfKit(chunk) && chunk.name ? [chunk.name] : []))
  return `common~${chunks.some(({ name }) => name === 'frame') ? 'frame' : names.sort().join('~')}`
}

/**
 * Puts what the modules of the kit are made of into chunks of their own, so that it loads once, whether a page of the
 * host or of an area uses it. What the frame uses is one chunk, because every page in the frame loads it.
 */
const kitChunks = {
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'whole-kit' && !isPublic(chunk),
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(isOfKit),
  name: commonChunk,
  minSize: 0,
  minChunks: 2,
  priority: 10,
}

/** Leaves out the names that axios gives to status codes, because nothing of ours reads them. */
const withoutStatusNames = () =>
  new webpack.NormalModuleReplacementPlugin(/[\\/]HttpStatusCode\.js$/, 'data:text/javascript,export default {}')

/**
 * Returns the host's project; `url` is the URL of its config file. The host has no federation plugin, so that its
 * libraries stay tree-shaken and its first page loads no federation runtime.
 */
export const host = (url: string, port: number): Project => {
  const directory = here(url)
  const { name } = packageAt(directory)
  const configure = ({ output, development }: Options) => {
    const whole = common({ name, directory, output, development })
    const build = development ? whole : withLeanContracts(directory, whole, [directory])
    return extend(build, {
      ...(!development && { resolve: { alias: productionRouter(directory) } }),
      entry: {
        main: join(directory, 'src/index.ts'),
        worker: workerOf(directory),
        recovery: recoveryWorkerOf(directory),
      },
      output: { publicPath: '/', uniqueName: name, clean: !development },
      optimization: { ...build.optimization, splitChunks: { cacheGroups: { kit: kitChunks } } },
      plugins: [
        new webpack.DefinePlugin({ ...runtimeConstants, SHARED_VERSIONS: JSON.stringify(sharedVersions(directory)) }),
        new HtmlWebpackPlugin({ template: join(directory, 'src/index.html'), chunks: ['main'], ...hostPage }),
        new ScriptsFirst(),
        ...(development ? [] : [withoutStatusNames()]),
      ],
    })
  }
  const configurePrerender = ({ output }: Options) => {
    const build = common({ name, directory, output, development: false })
    return extend(build, {
      target: 'node20',
      entry: { prerender: join(directory, 'src/prerender.tsx') },
      output: { filename: '[name].cjs', library: { type: 'commonjs2' }, publicPath: '/', clean: true },
      optimization: { ...build.optimization, minimize: false },
      plugins: [
        new webpack.DefinePlugin({ ...runtimeConstants, SHARED_VERSIONS: JSON.stringify(sharedVersions(directory)) }),
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
    })
  }
  return { kind: 'host', name, directory, port, configure, configurePrerender }
}

/** Returns the name of a build's container in the page: a valid identifier, different for every version. */
export const containerName = (area: string, hash: string) => `lekta_${area.replaceAll('-', '_')}_${hash}`

/** The name of the chunk that contains all fixtures of a standalone area. */
export const fixturesChunk = 'fixtures'

/**
 * Selects chunks whose modules may move into shared chunks: an area's lazy chunks, except the fixtures, so that no
 * page loads a part of the fixtures.
 */
const isOfArea = (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== fixturesChunk

/**
 * Returns a function by which schemas of our libraries are made by the portal's copy of zod. An area that imports zod
 * itself gets its own copy, because the portal shares only what contracts use.
 */
function schemaOf(directory: string) {
  const libraries = librariesOf(directory)
  return (request: { request: string; contextInfo: { issuer: string } }) => {
    const { issuer } = request.contextInfo
    if (libraries.some((library) => issuer.startsWith(library + sep))) request.request = '@lekta/shared/schema'
  }
}

/**
 * Returns the project of a remote: a container that exposes an area and the fixtures to run it standalone. It takes
 * every shared module, and the core of the federation runtime, from the portal.
 */
export const remote = (url: string, port: number): Project => {
  const directory = here(url)
  const name = areaName(packageAt(directory).name)
  const configure = ({ output, development, hash }: Options) => {
    const container = containerName(name, hash)
    const whole = common({ name, directory, output, development })
    const build = development ? whole : withLeanContracts(directory, whole)
    // In development they stay in the area, so that one hot update has both.
    const words = development ? null : wordsFileOf(directory)
    return extend(build, {
      entry: {},
      output: { publicPath: 'auto', uniqueName: container },
      optimization: { ...build.optimization, splitChunks: { chunks: isOfArea } },
      plugins: [
        new IntegrityPlugin(),
        new SharedSideEffectsPlugin(),
        ...(words ? [withoutWords([directory])] : []),
        new webpack.NormalModuleReplacementPlugin(/^zod\/mini$/, schemaOf(directory)),
        new webpack.NormalModuleReplacementPlugin(
          /[\\/]webpack-bundler-runtime[\\/]/,
          join(import.meta.dirname, `shared/container-runtime${extname(import.meta.filename)}`),
        ),
        new ModuleFederationPlugin({
          name: container,
          filename: 'remoteEntry.js',
          exposes: {
            './area': join(directory, 'src/area.ts'),
            './fixtures': { import: join(directory, 'src/fixtures.ts'), name: fixturesChunk },
            ...(words && { [wordsModule]: words }),
          },
          shared: sharedByPortal(directory),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          dev: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true }, externalRuntime: true },
        }),
      ],
    })
  }
  return { kind: 'remote', name, directory, port, configure }
}

/**
 * Connects a remote's refresh runtime with the page's renderer. It comes first, because the refresh runtime must run
 * before React.
 */
export const refreshHook = `<script>
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true, inject(renderer) {
  const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id
}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }
</script>`

export const hostDirectory = join(root, 'host')

/** Options of a build of the standalone shell. */
export interface ShellOptions extends Pick<Options, 'output' | 'development'> {
  /** Whether the shell contains React's checks and connects hot reload, although it is built for use elsewhere. */
  refreshable?: boolean
}

/**
 * Configures the small shell that runs an area without a portal. It works for any area whose container is in the same
 * folder, and includes the modules that a portal would share.
 */
export function standalone({ output, development, refreshable = development }: ShellOptions): Configuration {
  const name = 'standalone'
  const html = readFileSync(join(import.meta.dirname, 'standalone.html'), 'utf8')
  const build = common({ name, directory: hostDirectory, output, development })
  return extend(build, {
    ...(!development && { resolve: { alias: productionRouter(hostDirectory) } }),
    entry: { standalone: join(hostDirectory, 'src/federation/standalone/standalone.ts') },
    output: { publicPath: 'auto', uniqueName: name },
    optimization: { ...build.optimization, nodeEnv: refreshable ? 'development' : 'production' },
    plugins: [
      new webpack.DefinePlugin({ ...runtimeConstants, SHARED_VERSIONS: JSON.stringify(sharedVersions(hostDirectory)) }),
      new HtmlWebpackPlugin({
        templateContent: html.replace('<head>', `<head>${refreshable ? refreshHook : ''}`),
        inject: 'head',
        scriptLoading: 'defer',
      }),
    ],
  })
}
