import type { Store } from '@lekta/shared/client'
import type { WordBook } from '@lekta/shared/i18n'
import { type AreaPage, pagesOf } from '@lekta/shared/routing'
import { createContext, useContext } from 'react'
import { setupPath } from '../lib/guard'
import { constantRegistry, type RegistryWatch } from './registry-watch'
import type { Remotes } from './remotes'

/** The parts of the shell; a portal has one of each. */
export interface PortalContext {
  store: Store
  remotes: Remotes
  words: WordBook
  pages: readonly AreaPage[]
  /** Notices releases that are newer than the page. */
  registry: RegistryWatch
}

interface Options {
  /** Whether the server has no admin yet. */
  needsSetup?: boolean | undefined
  registry?: RegistryWatch
}

/** Combines the parts of the shell. Includes the setup page only while the server needs to be set up. */
export const createPortalContext = (
  store: Store,
  remotes: Remotes,
  words: WordBook,
  { needsSetup = false, registry = constantRegistry }: Options = {},
): PortalContext => ({
  store,
  remotes,
  words,
  registry,
  pages: pagesOf(remotes.areas).filter(({ path }) => needsSetup || path !== setupPath),
})

const ReactPortalContext = createContext<PortalContext | null>(null)
export const PortalContextProvider = ReactPortalContext.Provider

export function usePortalContext(): PortalContext {
  const context = useContext(ReactPortalContext)
  if (!context) throw new Error('The shell was drawn outside of its PartsProvider.')
  return context
}
