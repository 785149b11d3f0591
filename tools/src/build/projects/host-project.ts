import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { packageAt, root } from '../../packages'
import { withLeanContracts } from '../lean/lean-contracts'
import { sharedVersions } from '../shared/shared-modules'
import { common, productionRouter } from '../webpack-common'
import { kitChunks, sessionChunks } from './host-chunks'
import { directoryOf, extend, type Options, type Project, runtimeConstants } from './project'

export const hostDirectory = join(root, 'host')

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

/**
 * Leaves out parts of axios that nothing of ours uses: the names of status codes, requests by `fetch` (streams have an
 * adapter of their own), forms as JSON, and what is there for old code.
 */
const withoutUnusedAxios = () =>
  new webpack.NormalModuleReplacementPlugin(
    /^\.[./a-z]*\/(HttpStatusCode|fetch|formDataToJSON|CancelToken|spread)\.js$/,
    (data) => {
      if (/[\\/]axios[\\/]lib[\\/]/.test(data.contextInfo.issuer))
        data.request = 'data:text/javascript,export default {}; export const getFetch = () => false'
    },
  )

/**
 * Gives Mantine's scroll area, and so tables and dialogs, the only function that it takes from the library that places
 * menus, without that library.
 */
const scrollAreaAlone = (directory: string) =>
  new webpack.NormalModuleReplacementPlugin(/^@floating-ui\/react$/, (data) => {
    if (/[\\/]ScrollArea[\\/]/.test(data.contextInfo.issuer)) data.request = join(directory, 'src/lib/merge-refs.ts')
  })

/**
 * Returns the host's project; `url` is the URL of its config file. The host has no federation plugin, so that its
 * libraries stay tree-shaken and its first page loads no federation runtime.
 */
export const host = (url: string, port: number): Project => {
  const directory = directoryOf(url)
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
      optimization: { ...build.optimization, splitChunks: { cacheGroups: { kit: kitChunks, session: sessionChunks } } },
      plugins: [
        new webpack.DefinePlugin({ ...runtimeConstants, SHARED_VERSIONS: JSON.stringify(sharedVersions(directory)) }),
        new HtmlWebpackPlugin({ template: join(directory, 'src/index.html'), chunks: ['main'], ...hostPage }),
        new ScriptsFirst(),
        ...(development ? [] : [withoutUnusedAxios(), scrollAreaAlone(directory)]),
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
