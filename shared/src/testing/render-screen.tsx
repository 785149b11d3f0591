import { createStore, type Store, StoreProvider, sessionSlice } from '@lekta/shared/client'
import { addWords, createWords, type Language, WordsProvider } from '@lekta/shared/i18n'
import { FillsProvider, type SlotProps } from '@lekta/shared/routing'
import { UiProvider } from '@lekta/shared/ui'
import { addPictures } from '@lekta/shared/ui/base'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Role } from '../contract/endpoint'
import type { SlotName, Slots } from '../contract/slots'
import { words as sharedWords } from '../i18n/words.id'
import type { Words } from '../routing/area'
import { sessionPictures } from '../ui/content/session-pictures'
import { type Answer, fakeHttp } from './fake-api'

/**
 * Skips the check whether an element is covered or disabled by a style. Tests load no such styles, and the check
 * would take a twelfth of their time.
 */
const userOptions = { pointerEventsCheck: PointerEventsCheckLevel.Never }

interface RenderOptions {
  /** The page's path pattern in its area. */
  path?: `/${string}`
  /** The address to open; the pattern by default. */
  at?: string
  answers?: readonly Answer[]
  /** The user's role. Without a role, the user is logged out. */
  role?: Role
  language?: Language
  /** Indonesian translations in addition to the shared ones. */
  words?: Words
  /** What the slots of the screen show; nothing by default. */
  fills?: { readonly [Name in SlotName]?: ComponentType<Slots[Name]> }
}

/** Shows the given fills in the place of the portal, which would load them. */
const fillsOf =
  (fills: NonNullable<RenderOptions['fills']>) =>
  ({ name, props }: SlotProps) => {
    const Fill = fills[name] as ComponentType<object> | undefined
    return Fill && <Fill {...props} />
  }

export interface Rendered extends RenderResult {
  store: Store
  /** The router's current address. */
  address: () => string
  user: UserEvent
}

const enter = (store: Store, role: Role) =>
  store.dispatch(
    sessionSlice.actions.entered({ token: 'token', user: { role, fullname: 'Ayu Lestari', avatar: null } }),
  )

/**
 * Renders a screen as the portal does: with the real store, router, translations and theme, and an API of fixtures.
 * Other addresses render nothing; `address` returns the address to which a click has led.
 */
export function renderScreen(Screen: ComponentType, renderOptions: RenderOptions = {}): Rendered {
  addPictures(sessionPictures)
  const { path = '/', at = path, role, language = 'en', words = {} } = renderOptions
  const store = createStore(fakeHttp(renderOptions.answers ?? []))
  if (role) enter(store, role)
  const Fills = fillsOf(renderOptions.fills ?? {})
  const i18n = createWords(language)
  addWords(i18n, { ...sharedWords, ...words })
  const router = createMemoryRouter(
    [
      { path, Component: Screen },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  )
  const view = render(
    <StoreProvider store={store}>
      <WordsProvider i18n={i18n}>
        <UiProvider>
          <FillsProvider value={Fills}>
            <RouterProvider router={router} />
          </FillsProvider>
        </UiProvider>
      </WordsProvider>
    </StoreProvider>,
  )
  const address = () => {
    const { pathname, search } = router.state.location
    return pathname + search
  }
  return { ...view, store, address, user: userEvent.setup(userOptions) }
}
