import type { Store } from '@lekta/shared/client'
import type { Preview } from '@lekta/shared/contract/delivery/preview'
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
  /** The releases in use that the account previews. */
  previews: readonly Preview[]
}

interface Options {
  /** Whether the server has no admin yet. */
  needsSetup?: boolean | undefined
  registry?: RegistryWatch
  previews?: readonly Preview[] | undefined
}

/** Combines the parts of the shell. Includes the setup page only while the server needs to be set up. */
export const createPortalContext = (
  store: Store,
  remotes: Remotes,
  words: WordBook,
  { needsSetup = false, registry = constantRegistry, previews = [] }: Options = {},
): PortalContext => ({
  store,
  remotes,
  words,
  registry,
  previews,
  pages: pagesOf(remotes.areas).filter(({ path }) => needsSetup || path !== setupPath),
})

const ReactPortalContext = createContext<PortalContext | null>(null)
export const PortalContextProvider = ReactPortalContext.Provider

export function usePortalContext(): PortalContext {
  const context = useContext(ReactPortalContext)
  if (!context) throw new Error('The shell was drawn outside of its PartsProvider.')
  return context
}
