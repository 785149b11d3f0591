import { StoreProvider, useAppSelector } from '@lekta/shared/client'
import { WordsProvider } from '@lekta/shared/i18n'
import { type Boot, bootElement, dashboardPart, lazyOf, Navigate } from '@lekta/shared/routing'
import { type ColorSchemeKeeper, UiProvider } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import type { Role } from '../contract/endpoint'
import { home } from '../lib/home'
import { LoginForm } from './login-form'
import { addressToOpen, hasDashboard, listFills, listPages, pagesFor, type SampledFill } from './open-pages'
import type { Theme } from './options'
import { BrokenPage, DashboardPage, FillPage, NoPage, PageFrame, ScreenOf } from './page-frame'
import { type CreateSession, createSessionStore, createSessionWords, type StandaloneArea } from './session'

/** Returns the nonce with which the server lets the page create styles. */
export const readNonce = () =>
  (JSON.parse(document.getElementById(bootElement)?.textContent || '{}') as Partial<Boot>).nonce ?? ''

/** Keeps the theme of the address; choices of the page itself last until the session ends. */
export function createThemeKeeper(theme: Theme): ColorSchemeKeeper {
  let current: ReturnType<ColorSchemeKeeper['get']> = theme
  return {
    get: () => current,
    set: (next) => {
      current = next
    },
    clear: () => undefined,
    subscribe: () => undefined,
    unsubscribe: () => undefined,
  }
}

function createRouter({ area, data }: StandaloneArea, role: Role) {
  const dashboard = hasDashboard(area, role)
  const start = addressToOpen(listPages(area, role, data.samples, data.slotSamples), location.hash.slice(1))
  history.replaceState(history.state, '', `#${start}`)
  const screen = (path: string, bare = false) => {
    const page = <ScreenOf key={path} lazy={lazyOf(area, path)} />
    return { path, element: bare ? page : <PageFrame>{page}</PageFrame>, errorElement: <BrokenPage /> }
  }
  const cards = {
    element: (
      <PageFrame>
        <DashboardPage lazy={lazyOf(area, dashboardPart)} />
      </PageFrame>
    ),
  }
  const fillOf = ({ slot, address, props }: SampledFill) => ({
    ...screen(address),
    element: (
      <PageFrame>
        <FillPage slot={slot} lazy={lazyOf(area, slot)} props={props} />
      </PageFrame>
    ),
  })
  return createHashRouter([
    ...(dashboard ? [{ ...screen(home), ...cards }] : []),
    ...pagesFor(area, role).map(({ path, bare }) => screen(path, bare)),
    ...listFills(area, role, data.slotSamples).map(fillOf),
    { index: true, element: <Navigate to={start} replace /> },
    { path: '*', element: <NoPage /> },
  ])
}

interface LoggedInProps {
  role: Role
  onRole: (role: Role) => void
  children: ReactNode
}

/** Shows the page, or a login form while nobody is logged in to a real API. */
const LoggedIn = ({ role, onRole, children }: LoggedInProps) => {
  const token = useAppSelector(({ session }) => session.token)
  return token ? children : <LoginForm role={role} onRole={onRole} />
}

/** Shows one page of the area at a time, with nothing around it. */
export const createPageSession: CreateSession = (alone, options, choose) => {
  const store = createSessionStore(alone, options)
  const [accountRole = options.role] = store.getState().session.roles
  const router = createRouter(alone, accountRole)
  const element = (
    <StoreProvider store={store}>
      <WordsProvider i18n={createSessionWords(alone, options)}>
        <UiProvider nonce={readNonce()} colorSchemeStore={createThemeKeeper(options.theme)}>
          <LoggedIn role={options.role} onRole={(role) => choose({ role })}>
            <RouterProvider router={router} />
          </LoggedIn>
        </UiProvider>
      </WordsProvider>
    </StoreProvider>
  )
  return {
    element,
    address: () => router.state.location.pathname + router.state.location.search,
    navigate: (address) => void router.navigate(address),
    subscribe: router.subscribe,
    dispose: () => router.dispose(),
  }
}
