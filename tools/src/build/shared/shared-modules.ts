import { portalVersion, reactVersion } from '../../libraries'

/** The modules of the kit: each has the components of Mantine that are used together. */
export const kitModules = [
  'base',
  'action-icon',
  'badge',
  'burger',
  'avatar',
  'center',
  'checkbox',
  'container',
  'divider',
  'menu',
  'modal',
  'native-select',
  'paper',
  'password-input',
  'portal',
  'progress',
  'segmented-control',
  'simple-grid',
  'switch',
  'table',
  'tabs',
  'text-input',
  'textarea',
  'tooltip',
] as const

const entryPoints = ['client', 'routing', 'i18n', 'schema'] as const

/**
 * Modules that exist once in a portal: React, the entry points of `shared` that keep state or that every page needs,
 * and the kit in small modules, of which a page loads those that it uses.
 */
const ownModules = [
  'react',
  'react/jsx-runtime',
  ...entryPoints.map((entryPoint) => `@lekta/shared/${entryPoint}` as const),
  ...kitModules.map((module) => `@lekta/shared/ui/${module}` as const),
] as const

/**
 * Modules that a portal shares: those above, and the whole UI as one module, which only releases of before version
 * 2.1.0 take.
 */
export const sharedModules = [...ownModules, '@lekta/shared/ui'] as const
export type SharedModule = (typeof sharedModules)[number]

const versionsOf = <Name extends SharedModule>(names: readonly Name[], directory: string): Record<Name, string> => {
  const [react, shared] = [reactVersion(directory), portalVersion(directory)]
  return Object.fromEntries(names.map((name) => [name, name.startsWith('react') ? react : shared])) as Record<
    Name,
    string
  >
}

/** Returns the version of each module that the host in a folder provides. */
export const sharedVersions = (directory: string): Record<SharedModule, string> => versionsOf(sharedModules, directory)

/** Returns the version of each module that a remote in a folder takes from the portal. */
export const requiredVersions = (directory: string): Record<string, string> => versionsOf(ownModules, directory)

/** Returns federation settings with which a remote takes shared modules from the portal instead of bundling copies. */
export const sharedByPortal = (directory: string) =>
  Object.fromEntries(
    Object.entries(requiredVersions(directory)).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, import: false as const },
    ]),
  )
