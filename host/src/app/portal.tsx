import { StoreProvider } from '@lekta/shared/client'
import { WordsProvider } from '@lekta/shared/i18n'
import { FillsProvider } from '@lekta/shared/routing'
import { UiProvider } from '@lekta/shared/ui'
import { RouterProvider } from 'react-router-dom'
import { Fills } from '../federation/fills/fills'
import { type PortalContext, PortalContextProvider } from '../federation/portal-context'
import { colorSchemeManager } from '../lib/color-scheme-manager'
import type { PortalRouter } from './router'

interface Props {
  context: PortalContext
  router: PortalRouter
  /** The page's nonce, for styles that are added at runtime. */
  nonce?: string
}

/** The root component with all providers. */
export const Portal = ({ context, router, nonce }: Props) => (
  <StoreProvider store={context.store}>
    <WordsProvider i18n={context.words}>
      <UiProvider colorSchemeStore={colorSchemeManager} {...(nonce !== undefined && { nonce })}>
        <PortalContextProvider value={context}>
          <FillsProvider value={Fills}>
            <RouterProvider router={router} />
          </FillsProvider>
        </PortalContextProvider>
      </UiProvider>
    </WordsProvider>
  </StoreProvider>
)
