import * as client from '@lekta/shared/client'
import * as i18n from '@lekta/shared/i18n'
import * as routing from '@lekta/shared/routing'
import * as base from '@lekta/shared/ui/base'
import * as react from 'react'
import * as jsx from 'react/jsx-runtime'
import { kit } from './kit'

/** The versions of the modules that exist only once in a portal; set by the build. */
declare const SHARED_VERSIONS: Record<string, string>

const live: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsx,
  '@lekta/shared/client': client,
  '@lekta/shared/routing': routing,
  '@lekta/shared/i18n': i18n,
  '@lekta/shared/ui/base': base,
}

/** A module that the portal shares with areas. */
export interface SharedModule {
  version: string
  /** Returns the module, or loads it if it is not a part of every page. */
  load: () => unknown
}

function moduleOf(name: string, version: string): SharedModule {
  const load = kit[name] ?? (Object.hasOwn(live, name) ? () => live[name] : undefined)
  if (!load) throw new Error(`The portal does not share ${name}.`)
  return { version, load }
}

/** Returns the modules that the portal shares, by name. */
export const sharedModules = (): Readonly<Record<string, SharedModule>> =>
  Object.fromEntries(Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, moduleOf(name, version)]))
