import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { sharedVersions } from '../shared/shared-modules'
import { common, productionRouter } from '../webpack-common'
import { hostDirectory } from './host-project'
import { extend, type Options, runtimeConstants } from './project'

/**
 * Connects a remote's refresh runtime with the page's renderer. It comes first, because the refresh runtime must run
 * before React.
 */
export const refreshHook = `<script>
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true, inject(renderer) {
  const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id
}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }
</script>`

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
  const html = readFileSync(join(import.meta.dirname, '../standalone.html'), 'utf8')
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
