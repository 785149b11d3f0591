import { createRequire } from 'node:module'
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'

const { resolve } = createRequire(import.meta.url)

/**
 * Returns aliases for the production build of React Router. Its `exports` name the development build only, which has
 * warnings for the console in addition.
 */
export function productionRouter(directory: string) {
  const dom = createRequire(join(directory, 'package.json')).resolve('react-router-dom')
  const { resolve } = createRequire(dom)
  const production = (module: string) =>
    resolve(module)
      .replace(/([\\/])development([\\/])/, '$1production$2')
      .replace(/\.js$/, '.mjs')
  return { 'react-router$': production('react-router'), 'react-router/dom$': production('react-router/dom') }
}

export interface Build {
  name: string
  /** Folder of the package to build. */
  directory: string
  /** Folder for the built files. */
  output: string
  development: boolean
}

const scripts = ({ development }: Build): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false, refresh: development } },
    },
  },
})

const styles = ({ name, development }: Build): RuleSetRule => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: development ? `${name}-[name]-[local]` : `${name}-[hash:base64:6]`,
        },
      },
    },
  ],
})

/** Returns the configuration that the host, the remotes and the standalone shell have in common. */
export const common = (build: Build): Configuration => ({
  name: build.name,
  context: build.directory,
  mode: build.development ? 'development' : 'production',
  target: ['web', 'es2022'],
  devtool: build.development ? 'cheap-module-source-map' : false,
  output: {
    path: build.output,
    filename: build.development ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
    chunkFilename: build.development ? 'assets/[id].js' : 'assets/[id].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    chunkLoadTimeout: 15_000,
    hashFunction: 'sha256',
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  resolveLoader: { modules: [join(import.meta.dirname, '../../node_modules'), 'node_modules'] },
  module: {
    rules: [scripts(build), styles(build), { test: /\.(woff2|png|jpg|webp|svg)$/, type: 'asset/resource' }],
  },
  optimization: {
    chunkIds: build.development ? 'named' : 'deterministic',
    minimizer: [
      new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, parallel: false, extractComments: false }),
      new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss, parallel: false }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
  plugins: [
    new MiniCssExtractPlugin({
      filename: build.development ? 'assets/[name].css' : 'assets/[name].[contenthash:8].css',
      chunkFilename: build.development ? 'assets/[id].css' : 'assets/[id].[contenthash:8].css',
      ignoreOrder: true,
    }),
    ...(build.development ? [new ReactRefreshPlugin({ library: build.name, overlay: false })] : []),
  ],
})
