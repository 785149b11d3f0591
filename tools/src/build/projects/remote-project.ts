import { extname, join, sep } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Chunk } from 'webpack'
import { librariesOf } from '../../libraries'
import { areaName, packageAt } from '../../packages'
import { IntegrityPlugin } from '../integrity-plugin'
import { withoutWords, wordsFileOf, wordsModule } from '../lazy-words'
import { withLeanContracts } from '../lean/lean-contracts'
import { sharedByPortal } from '../shared/shared-modules'
import { SharedSideEffectsPlugin } from '../shared/shared-side-effects-plugin'
import { common } from '../webpack-common'
import { directoryOf, extend, type Options, type Project } from './project'

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
  const directory = directoryOf(url)
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
          join(import.meta.dirname, `../shared/container-runtime${extname(import.meta.filename)}`),
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
