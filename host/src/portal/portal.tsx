import { StoreProvider } from '@lekta/shared/client'
import { WordsProvider } from '@lekta/shared/i18n'
import { UiProvider } from '@lekta/shared/ui'
import { RouterProvider } from 'react-router-dom'
import { coloursKeeper } from './colours'
import { type Parts, PartsProvider } from './parts'
import type { PortalRouter } from './router'

interface Props {
  parts: Parts
  router: PortalRouter
  /** Of the page, for the styles made at run time. */
  nonce?: string
}

/** Everything that is drawn, with what it is made of. */
export const Portal = ({ parts, router, nonce }: Props) => (
  <StoreProvider store={parts.store}>
    <WordsProvider i18n={parts.words}>
      <UiProvider keeper={coloursKeeper} {...(nonce !== undefined && { nonce })}>
        <PartsProvider value={parts}>
          <RouterProvider router={router} />
        </PartsProvider>
      </UiProvider>
    </WordsProvider>
  </StoreProvider>
)
