import webpack, { type Compiler } from 'webpack'
import { type SharedModule, sharedModules } from './shared-modules'

const isShared = (request: string): request is SharedModule => sharedModules.some((name) => name === request)

/** Collects the names that each shared module exports in a build of the host. */
export class SharedExportsPlugin {
  readonly exports = new Map<SharedModule, string[]>()

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(SharedExportsPlugin.name, (compilation) => {
      // After the exports are known, and before modules are merged.
      compilation.hooks.optimizeDependencies.tap(SharedExportsPlugin.name, (modules) => {
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule) || !isShared(module.rawRequest)) continue
          const names = compilation.moduleGraph.getProvidedExports(module)
          if (Array.isArray(names))
            this.exports.set(module.rawRequest, names.filter((name) => name !== '__esModule').sort())
          else
            compilation.errors.push(
              new webpack.WebpackError(`The exports of ${module.rawRequest} cannot be found out.`),
            )
        }
      })
    })
  }
}
