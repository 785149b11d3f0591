import { forgetSession, messages, noticeSlice, restoreUser, sessionSlice } from '@lekta/shared/client'
import { type AreaPage, pageAt } from '@lekta/shared/routing'
import {
  createBrowserRouter,
  createMemoryRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router-dom'
import type { PortalContext } from '../federation/portal-context'
import { RemoteScreen } from '../federation/remote-screen'
import { type AccessDecision, consentPath, decideAccess, firstPasswordPath } from '../lib/guard'
import { loadFetchProfile } from '../lib/load-fetch-profile'
import { loginRedirect } from '../lib/login-redirect'
import { Frame, preloadFrame } from './frame'
import { Root } from './root'

function decide({ store, pages }: PortalContext, pathname: string): AccessDecision {
  const decision = decideAccess(pages, { pathname, ...store.getState().session })
  if (decision.kind !== 'restore') return decision
  restoreUser(store)
  return decideAccess(pages, { pathname, ...store.getState().session })
}

function failed({ store }: PortalContext, error: unknown, address: string) {
  forgetSession(store)
  const text = error instanceof Error && error.message ? error.message : messages.fallback
  store.dispatch(noticeSlice.actions.noticed({ kind: 'error', text }))
  return redirect(`/login?redirect=${encodeURIComponent(address)}`)
}

/** Redirects to use when the server has ended the session, or requires a new password or a consent. */
interface Navigation {
  /** Returns the address of the open page; null while the first page is opened. */
  address: () => string | null
  leave: () => void
  choosePassword: () => void
  consent: () => void
}

/** Asks the server, while the page loads, whether the session is still valid. */
async function checkSession({ store }: PortalContext, { leave, choosePassword, consent }: Navigation) {
  const { token } = store.getState().session
  if (!token) return
  const { fetchProfile } = await loadFetchProfile()
  const { data, error } = await fetchProfile(store)
  // Ignores the answer if the session has ended or changed in the meantime.
  if (store.getState().session.token !== token) return
  if (data?.must_change_password) return choosePassword()
  if (data?.consent_due) return consent()
  if (!error || !('status' in error) || error.status !== 401) return
  if (store.getState().session.acting) return void store.dispatch(sessionSlice.actions.actingOver())
  forgetSession(store)
  store.dispatch(noticeSlice.actions.noticed({ kind: 'error', text: error.message }))
  leave()
}

/** Stores the current address so that it can be opened after the login. */
function rememberTarget({ pages }: PortalContext, { pathname, search }: { pathname: string; search: string }) {
  const page = pageAt(pages, pathname)
  if (page && !page.public) loginRedirect.keep(pathname + search)
}

/** Starts to load what a page needs while the guard runs. */
function preloadPage({ remotes }: PortalContext, { area, bare }: AreaPage) {
  remotes.preload(area)
  if (!bare) void preloadFrame()
}

const pathOf = (address: string) => address.replace(/\?.*/, '')

/**
 * Returns whether the portal is reloaded to open a page, because the page's area has another release now. A test is
 * never interrupted: its pages, which are bare, follow each other with the release with which it began.
 */
function needsNewDocument({ pages, registry }: PortalContext, { from, to }: { from: string | null; to: string }) {
  if (from === null || from === to) return false
  const [left, opened] = [from, to].map((address) => pageAt(pages, pathOf(address)))
  if (!opened || (left?.bare && opened.bare && left.area === opened.area)) return false
  return registry.isOutdated(opened.area)
}

const guard =
  (context: PortalContext, navigation: Navigation) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    try {
      const decision = decide(context, pathname)
      if (decision.kind === 'redirect') {
        if (decision.to === '/' || decision.to === '/login') rememberTarget(context, { pathname, search })
        return redirect(decision.to)
      }
      if (decision.kind === 'show') {
        if (needsNewDocument(context, { from: navigation.address(), to: pathname + search }))
          return redirectDocument(pathname + search)
        preloadPage(context, decision.page)
      }
      // Without its code the session is checked by the next request that the server refuses.
      checkSession(context, navigation).catch((error: unknown) => console.error(error))
      return null
    } catch (error) {
      return failed(context, error, pathname + search)
    }
  }

const routeOf = (page: AreaPage): RouteObject => ({
  path: page.path,
  handle: page,
  element: (
    <RemoteScreen
      key={page.path}
      area={page.area}
      path={page.path}
      title={page.title}
      isTitled={page.menu !== undefined && page.affix !== true && !page.bare}
    />
  ),
})

const Nothing = () => null

/** Returns the portal's routes: every page of every area behind the guard, in the layout unless the page is bare. */
function routesOf(context: PortalContext, navigation: Navigation): RouteObject[] {
  const framed = context.pages.filter(({ bare }) => !bare)
  const bare = context.pages.filter((page) => page.bare)
  return [
    {
      id: 'portal',
      loader: guard(context, navigation),
      shouldRevalidate: () => true,
      element: <Root />,
      HydrateFallback: Nothing,
      children: [
        ...bare.map(routeOf),
        { element: <Frame />, children: framed.map(routeOf) },
        { path: '*', element: null },
      ],
    },
  ]
}

/** The guard's result for a public page. */
const admitted = { loaderData: { portal: null } }

/** Creates the router for the browser's address. A prerendered page (`isPrerendered`) has already passed the guard. */
export function createPortalRouter(context: PortalContext, isPrerendered = false) {
  const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search
  let isOpen = false
  const routes = routesOf(context, {
    address: () => (isOpen ? addressOf(router.state.location) : null),
    leave: () => {
      rememberTarget(context, router.state.location)
      void router.navigate('/')
    },
    choosePassword: () => {
      if (router.state.location.pathname !== firstPasswordPath) void router.navigate(firstPasswordPath)
    },
    consent: () => {
      const { location } = router.state
      // People who do not agree can still reach their settings, where they can have the account deleted.
      const isOpen = pageAt(context.pages, location.pathname)?.public || location.pathname.endsWith('/setting/index')
      if (isOpen || location.pathname === consentPath) return
      rememberTarget(context, location)
      void router.navigate(consentPath)
    },
  })
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: admitted } : {})
  isOpen = true
  return router
}
export type PortalRouter = ReturnType<typeof createPortalRouter>

const ignore = () => undefined

/** Creates a router for one path that works without a browser, for prerendering public pages. */
export const createPrerenderRouter = (context: PortalContext, address: string): PortalRouter =>
  createMemoryRouter(
    routesOf(context, { address: () => null, leave: ignore, choosePassword: ignore, consent: ignore }),
    {
      initialEntries: [address],
      hydrationData: admitted,
    },
  )

/** Loads the screen of a page before the first render. */
export async function preparePage({ pages, remotes }: PortalContext, pathname: string) {
  const page = pageAt(pages, pathname)
  if (page) await remotes.loadScreen(page.area, page.path)
}
