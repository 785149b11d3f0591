import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'

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

/** Returns the folder of a config file; `url` is the URL of the file. */
export const directoryOf = (url: string) => dirname(fileURLToPath(url))

/** Returns a configuration with additions. Its plugins and what is below `output` and `resolve` are kept. */
export const extend = (configuration: Configuration, more: Configuration): Configuration => ({
  ...configuration,
  ...more,
  output: { ...configuration.output, ...more.output },
  resolve: { ...configuration.resolve, ...more.resolve },
  plugins: [...(configuration.plugins ?? []), ...(more.plugins ?? [])],
})

/**
 * Constants that exclude snapshots and Node support from the federation runtime, because the portal needs neither.
 */
export const runtimeConstants = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
}
