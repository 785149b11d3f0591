import {
  createHttp,
  createStore,
  type Store,
  StoreProvider,
  sendToken,
  sessionSlice,
  stored,
} from '@lekta/shared/client'
import { addWords, createWords, isLanguage, WordsProvider } from '@lekta/shared/i18n'
import {
  type Area,
  allows,
  type Boot,
  bootElement,
  dashboardPart,
  lazyOf,
  Navigate,
  pagesOf,
  tableOf,
} from '@lekta/shared/routing'
import { UiProvider } from '@lekta/shared/ui'
import { createRoot } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router'
import { type Role, roles } from '../contract/endpoint'
import { words as sharedWords } from '../i18n/words.id'
import { home } from '../lib/home'
import { type Answer, fakeHttp } from '../testing/fake-api'
import { ScreenOf, Shell } from './standalone-shell'
import '../ui/styles.css'

export type { Answer }

/** What the address asks for: `?role=teacher&lang=id&api=/api`; without `api` the area's own fixtures answer. */
export interface Wish {
  role: Role
  language: 'en' | 'id'
  api: string | null
}

/** The roles that may see any page of the area, the area's own first. */
export const rolesOf = (area: Area): Role[] => {
  const pages = pagesOf([tableOf(area)])
  const possible = roles.filter((role) => pages.some((page) => allows(page, [role])))
  return [...new Set([...(area.roles ?? []), ...possible])]
}

export function wishOf(area: Area, search: string): Wish {
  const asked = new URLSearchParams(search)
  const possible = rolesOf(area)
  const language = asked.get('lang')
  return {
    role: possible.find((role) => role === asked.get('role')) ?? possible[0] ?? 'admin',
    language: isLanguage(language) ? language : 'en',
    api: asked.get('api'),
  }
}

/** Over an API, the token that this browser holds for it counts; over fixtures anybody is logged in. */
function enter(store: Store, role: Role) {
  const token = stored.token() ?? 'fixtures'
  sendToken(store.http, token)
  store.dispatch(sessionSlice.actions.entered({ token, user: { role, fullname: 'Ayu Lestari', avatar: null } }))
}

const nonce = () => (JSON.parse(document.getElementById(bootElement)?.textContent || '{}') as Partial<Boot>).nonce ?? ''

function routerOf(area: Area, wish: Wish) {
  const pages = pagesOf([tableOf(area)]).filter((page) => allows(page, [wish.role]))
  const children = pages.map(({ path }) => ({ path, element: <ScreenOf key={path} lazy={lazyOf(area, path)} /> }))
  const own = area.dashboard !== undefined && area.roles?.includes(wish.role) === true
  const cards = [
    { path: home, element: <ScreenOf key={home} lazy={lazyOf(area, dashboardPart)} /> },
    { index: true, element: <Navigate to={home} replace /> },
  ]
  return createHashRouter([
    {
      element: <Shell area={area.name} pages={pages} wish={wish} roles={rolesOf(area)} dashboard={own} />,
      children: [...(own ? cards : []), ...children, { path: '*', element: null }],
    },
  ])
}

/** Opens one area by itself, in a thin shell with its menu, on fixtures or against an API. */
export function open(area: Area, fixtures: readonly Answer[]) {
  const wish = wishOf(area, location.search)
  const store = createStore(wish.api ? createHttp(wish.api) : fakeHttp(fixtures))
  enter(store, wish.role)
  const words = createWords(wish.language)
  addWords(words, { ...sharedWords, ...area.words.id })
  createRoot(document.getElementById('root') ?? document.body).render(
    <StoreProvider store={store}>
      <WordsProvider i18n={words}>
        <UiProvider nonce={nonce()}>
          <RouterProvider router={routerOf(area, wish)} />
        </UiProvider>
      </WordsProvider>
    </StoreProvider>,
  )
}
