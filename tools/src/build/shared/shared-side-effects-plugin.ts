import type { Compiler, Module } from 'webpack'

/** Returns the name of a module that the portal shares; null for any other module. */
export function sharedName(module: Module): string | null {
  if (module.type !== 'consume-shared-module') return null
  const { options } = module as unknown as { options: { shareKey: string } }
  return options.shareKey
}

/**
 * Declares that loading a shared module has no effect that anybody relies on, so that an area takes only those modules
 * of the portal from which it uses something, although `@lekta/shared/ui` mentions all of them.
 */
export class SharedSideEffectsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(SharedSideEffectsPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(SharedSideEffectsPlugin.name, (modules) => {
        for (const module of modules) if (sharedName(module)) module.getSideEffectsConnectionState = () => false
      })
    })
  }
}
