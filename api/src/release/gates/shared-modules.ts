import { satisfies } from 'semver'

/** The modules that the host shares: their versions, and the names that they export. */
export interface SharedModule {
  version: string
  exports: readonly string[]
}

interface Uses {
  shared: Readonly<Record<string, string>>
  exports: Readonly<Record<string, readonly string[]>>
}

/** Returns what a package needs of shared modules that the host does not have, as sentences. */
export function checkSharedModules({ shared, exports }: Uses, host: Readonly<Record<string, SharedModule>>): string[] {
  const versions = Object.entries(shared).flatMap(([name, range]) => {
    const module = host[name]
    if (!module) return [`It needs ${name}, which this portal does not share.`]
    return satisfies(module.version, range) ? [] : [`It needs ${name} ${range}, and this portal has ${module.version}.`]
  })
  const names = Object.entries(exports).flatMap(([name, used]) => {
    const present = host[name]?.exports ?? []
    const missing = used.filter((one) => !present.includes(one))
    return missing.map((one) => `It uses ${one} of ${name}, which this portal’s version does not export.`)
  })
  return [...versions, ...names]
}
