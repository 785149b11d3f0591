import { portalVersion, reactVersion } from '../libraries'

const entryPoints = ['client', 'routing', 'i18n', 'ui'] as const

/** Modules that exist once in a portal: React, and the entry points of `shared`, which wrap all other libraries. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  ...entryPoints.map((entryPoint) => `@lekta/shared/${entryPoint}` as const),
] as const
export type SharedModule = (typeof sharedModules)[number]

/** Returns the version of each shared module that a package provides as the host, or requires as a remote. */
export const sharedVersions = (directory: string): Record<SharedModule, string> => {
  const [react, shared] = [reactVersion(directory), portalVersion(directory)]
  return Object.fromEntries(sharedModules.map((name) => [name, name.startsWith('react') ? react : shared])) as Record<
    SharedModule,
    string
  >
}

/** Returns federation settings with which a remote takes shared modules from the portal instead of bundling copies. */
export const sharedByPortal = (directory: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions(directory)).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, import: false as const },
    ]),
  )
