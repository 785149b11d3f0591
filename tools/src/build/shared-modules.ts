import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, sharedVersion } from '../packages'

const entryPoints = ['client', 'routing', 'i18n', 'ui'] as const

/** Modules that exist once in a portal: React, and the entry points of `shared`, which wrap all other libraries. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  ...entryPoints.map((entryPoint) => `@lekta/shared/${entryPoint}` as const),
] as const
export type SharedModule = (typeof sharedModules)[number]

const reactVersion = () => {
  const { resolve } = createRequire(join(root, 'shared/package.json'))
  return (JSON.parse(readFileSync(resolve('react/package.json'), 'utf8')) as { version: string }).version
}

/** Returns the version of each shared module that the host provides and a remote requires. */
export const sharedVersions = (): Record<SharedModule, string> => {
  const [react, shared] = [reactVersion(), sharedVersion()]
  return Object.fromEntries(sharedModules.map((name) => [name, name.startsWith('react') ? react : shared])) as Record<
    SharedModule,
    string
  >
}

/** Returns federation settings with which a remote takes shared modules from the portal instead of bundling copies. */
export const sharedByPortal = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, import: false as const },
    ]),
  )
