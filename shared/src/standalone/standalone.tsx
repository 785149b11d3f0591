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
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { type Role, roles } from '../contract/endpoint'
import { words as sharedWords } from '../i18n/words.id'
import { home } from '../lib/home'
import { fakeHttp } from '../testing/fake-api'
import type { StandaloneData } from '../testing/samples'
import { BrokenPage, DashboardPage, NoPage, PageIndex, pagesPath, ScreenOf, Shell } from './standalone-shell'
import { words as standaloneWords } from './words.id'
import '../ui/styles.css'

export type { StandaloneData }

/** The options in the address: `?role=teacher&lang=id&api=/api`. Without `api`, the area's own fixtures answer. */
export interface Options {
  role: Role
  language: 'en' | 'id'
  api: string | null
}

/** Returns the area's own roles, followed by the other roles that may see at least one of its pages. */
export const rolesOf = (area: Area): Role[] => {
  const pages = pagesOf([tableOf(area)])
  const possible = roles.filter((role) => pages.some((page) => allows(page, [role])))
  return [...new Set([...(area.roles ?? []), ...possible])]
}

export function optionsOf(area: Area, search: string): Options {
  const params = new URLSearchParams(search)
  const possible = rolesOf(area)
  const language = params.get('lang')
  return {
    role: possible.find((role) => role === params.get('role')) ?? possible[0] ?? 'admin',
    language: isLanguage(language) ? language : 'en',
    api: params.get('api'),
  }
}

/** Logs in with a role. An API needs the token stored in this browser; fixtures accept any token. */
function enter(store: Store, role: Role) {
  const token = stored.token() ?? 'fixtures'
  sendToken(store.http, token)
  store.dispatch(sessionSlice.actions.entered({ token, user: { role, fullname: 'Ayu Lestari', avatar: null } }))
}

const nonce = () => (JSON.parse(document.getElementById(bootElement)?.textContent || '{}') as Partial<Boot>).nonce ?? ''

function routerOf(area: Area, options: Options, { samples }: StandaloneData) {
  const pages = pagesOf([tableOf(area)]).filter((page) => allows(page, [options.role]))
  const dashboard = area.dashboard !== undefined && area.roles?.includes(options.role) === true
  const screen = (path: string) => ({
    path,
    element: <ScreenOf key={path} lazy={lazyOf(area, path)} />,
    errorElement: <BrokenPage />,
  })
  return createHashRouter([
    {
      element: <Shell area={area.name} pages={pages} options={options} roles={rolesOf(area)} dashboard={dashboard} />,
      children: [
        ...(dashboard ? [{ ...screen(home), element: <DashboardPage lazy={lazyOf(area, dashboardPart)} /> }] : []),
        ...pages.map(({ path }) => screen(path)),
        { path: pagesPath, element: <PageIndex pages={pages} dashboard={dashboard} samples={samples} /> },
        { index: true, element: <Navigate to={dashboard ? home : pagesPath} replace /> },
        { path: '*', element: <NoPage /> },
      ],
    },
  ])
}

/** Opens one area on its own, in a minimal shell with its menu, using fixtures or an API. */
export function open(area: Area, data: StandaloneData) {
  const options = optionsOf(area, location.search)
  const createFixtures = data.createStandaloneFixtures ?? data.createFixtures
  const store = createStore(options.api ? createHttp(options.api) : fakeHttp(createFixtures()))
  enter(store, options.role)
  const words = createWords(options.language)
  addWords(words, { ...sharedWords, ...standaloneWords, ...area.words.id })
  createRoot(document.getElementById('root') ?? document.body).render(
    <StoreProvider store={store}>
      <WordsProvider i18n={words}>
        <UiProvider nonce={nonce()}>
          <RouterProvider router={routerOf(area, options, data)} />
        </UiProvider>
      </WordsProvider>
    </StoreProvider>,
  )
}
