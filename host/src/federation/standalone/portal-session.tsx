import { type Store, watchMaintenance, watchReach } from '@lekta/shared/client'
import type { Role } from '@lekta/shared/contract/endpoint'
import { planContract } from '@lekta/shared/contract/money/plan'
import { sessionContract } from '@lekta/shared/contract/session'
import { addWords } from '@lekta/shared/i18n'
import { type Area, lazyOf, tableOf } from '@lekta/shared/routing'
import {
  addressToOpen,
  type CreateSession,
  createSessionStore,
  createSessionWords,
  listPages,
  readNonce,
  type StandaloneData,
} from '@lekta/shared/standalone'
import { accountFixtures, profileOf } from '@lekta/shared/testing/account-fixtures'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { withHostArea } from '../../app/host-area'
import { Portal } from '../../app/portal'
import { createPrerenderRouter, type PortalRouter } from '../../app/router'
import { area as hostArea } from '../../area'
import { fakeMessages } from '../../testing/fake-messages'
import { words as hostWords } from '../../words.id'
import { noOverrides } from '../override'
import { createPortalContext } from '../portal-context'
import type { Remotes } from '../remotes'
import { words as federationWords } from '../words.id'

/** What the portal itself asks for, in addition to the area. */
function portalFixtures(role: Role): Answer[] {
  const messages = fakeMessages([
    { pesan: 'Ayu Lestari finished “Reading check, autumn”.' },
    { pesan: '“Reading check, autumn” closes tomorrow.' },
    { pesan: 'Invoice 2026/000003 is paid.', status: 1, jenis: 'invoice' },
  ])
  return [
    ...messages.answers(),
    ...accountFixtures(profileOf(role)),
    ...answers(planContract, { plans: async () => [] }),
    ...answers(sessionContract, { logout: async () => null }),
  ]
}

/** Adds the portal's own answers. Those of the area come first, so they win. */
const withPortalFixtures = (data: StandaloneData, role: Role): StandaloneData => ({
  ...data,
  createStandaloneFixtures: () => [
    ...(data.createStandaloneFixtures ?? data.createFixtures)(),
    ...portalFixtures(role),
  ],
})

/** Returns a registry of one area whose code is loaded already. */
const remotesOf = (area: Area): Remotes => {
  const loadScreen: Remotes['loadScreen'] = async (name, path) => {
    const load = name === area.name ? lazyOf(area, path) : undefined
    if (!load) throw new Error(`The area ${area.name} has no page ${path}.`)
    return { Screen: (await load()).default, version: '' }
  }
  return {
    areas: [tableOf(area)],
    overrides: noOverrides,
    preload: () => undefined,
    dropRelease: () => false,
    dropFill: () => false,
    show: () => () => undefined,
    retry: () => undefined,
    versionOf: () => '',
    loadScreen,
    loadFill: loadScreen,
  }
}

const addressIn = ({ state: { location } }: PortalRouter) => location.pathname + location.search

/**
 * Shows the router's address after the `#` of the browser's address, and opens the address there when people go back
 * or forward. Returns a function that ends this.
 */
function followAddress(router: PortalRouter) {
  const shown = () => location.hash.slice(1)
  const stop = router.subscribe(({ historyAction }) => {
    const address = addressIn(router)
    if (address === shown()) return
    const method = historyAction === 'PUSH' ? 'pushState' : 'replaceState'
    history[method](null, '', `${location.pathname}${location.search}#${address}`)
  })
  const open = () => {
    if (shown() !== addressIn(router)) void router.navigate(shown() || '/', { replace: true })
  }
  window.addEventListener('popstate', open)
  return () => {
    stop()
    window.removeEventListener('popstate', open)
  }
}

/** Opens the front page when the session ends, as the portal does. */
function watchSession(store: Store, router: PortalRouter) {
  let token = store.getState().session.token
  return store.subscribe(() => {
    const before = token
    token = store.getState().session.token
    if (before && !token) void router.navigate('/')
  })
}

/** Shows the area inside the portal, with its menu, bell and kept pages. The portal knows no other area. */
export const createPortalSession: CreateSession = (alone, options) => {
  const { area, data } = alone
  const store = createSessionStore({ area, data: withPortalFixtures(data, options.role) }, options)
  const words = createSessionWords(alone, options)
  addWords(words, { ...hostWords, ...federationWords })
  const context = createPortalContext(store, withHostArea(remotesOf(area), hostArea), words)
  const start = addressToOpen(listPages(area, options.role, data.samples), location.hash.slice(1))
  const router = createPrerenderRouter(context, start)
  const stops = [
    watchReach(store, async () => options.api !== null || options.state !== 'offline'),
    watchMaintenance(store),
    followAddress(router),
    watchSession(store, router),
  ]
  // The router began as if the guard had let the page through already.
  void router.navigate(start, { replace: true })
  return {
    element: <Portal context={context} router={router} nonce={readNonce()} />,
    address: () => addressIn(router),
    navigate: (address) => void router.navigate(address),
    subscribe: router.subscribe,
    dispose: () => {
      for (const stop of stops) stop()
      router.dispose()
    },
  }
}
