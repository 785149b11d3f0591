import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, sharedVersion } from '../packages'

const doors = ['client', 'routing', 'i18n', 'ui'] as const

/** The modules of which a portal holds one copy each: React, and the doors of `shared` that curate every other library. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  ...doors.map((door) => `@lekta/shared/${door}` as const),
] as const
export type SharedModule = (typeof sharedModules)[number]

const reactVersion = () => {
  const { resolve } = createRequire(join(root, 'shared/package.json'))
  return (JSON.parse(readFileSync(resolve('react/package.json'), 'utf8')) as { version: string }).version
}

/** The version of each shared module, as the host gives it and a remote requires it. */
export const sharedVersions = (): Record<SharedModule, string> => {
  const [react, shared] = [reactVersion(), sharedVersion()]
  return Object.fromEntries(sharedModules.map((name) => [name, name.startsWith('react') ? react : shared])) as Record<
    SharedModule,
    string
  >
}

/** The shared modules that a remote takes from the portal: one copy, of a version that fits, and no copy of its own. */
export const sharedByPortal = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, import: false as const },
    ]),
  )
