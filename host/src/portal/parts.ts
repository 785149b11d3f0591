import type { Store } from '@lekta/shared/client'
import type { WordBook } from '@lekta/shared/i18n'
import { type PlacedPage, pagesOf } from '@lekta/shared/routing'
import { createContext, useContext } from 'react'
import type { Remotes } from '../federation/remotes'
import { setupPath } from './guard'

/** What the shell is made of; one of each in a portal. */
export interface Parts {
  store: Store
  remotes: Remotes
  words: WordBook
  pages: readonly PlacedPage[]
}

/** Puts the parts together. The page to set the server up is there only while it is needed. */
export const partsOf = (store: Store, remotes: Remotes, words: WordBook, needsSetup = false): Parts => ({
  store,
  remotes,
  words,
  pages: pagesOf(remotes.areas).filter(({ path }) => needsSetup || path !== setupPath),
})

const PartsContext = createContext<Parts | null>(null)
export const PartsProvider = PartsContext.Provider

export function useParts(): Parts {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('The shell was drawn outside of its PartsProvider.')
  return parts
}
