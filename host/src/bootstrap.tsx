import {
  createHttp,
  createStore,
  findToken,
  noticeSlice,
  type Store,
  stored,
  watchReleaseTag,
  watchVisibility,
} from '@lekta/shared/client'
import { addWords, createWords, type WordBook } from '@lekta/shared/i18n'
import { type Boot, bootElement, pageAt } from '@lekta/shared/routing'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { withHostArea } from './app/host-area'
import { isPrerendered, rootElement } from './app/hydrate-on-interaction'
import { Portal } from './app/portal'
import { followActing, keepPresence } from './app/presence'
import { createPortalRouter, preparePage } from './app/router'
import { unfoldStyles } from './app/unfold-styles'
import { area } from './area'
import { doLater } from './federation/load-ahead'
import { loadOverrides, withOverrides } from './federation/override'
import { createPortalContext, type PortalContext } from './federation/portal-context'
import { createRegistryWatch } from './federation/registry-watch'
import { startRecoveryWorker } from './federation/release-watch'
import { createRemotes } from './federation/remotes'
import { reportLoads } from './federation/report-loads'
import { readRegistry } from './federation/transport'
import { firstPaint } from './lib/first-paint'
import { addAreaTexts, applyLanguage, missingTexts } from './lib/language'
import { loadFetchProfile } from './lib/load-fetch-profile'
import { nextTask } from './lib/next-task'
import { watchServer } from './lib/watch-server'

/** Webpack's variable for the nonce of styles that libraries add at runtime, such as a modal's scroll lock. */
declare let __webpack_nonce__: string

const readBoot = (): Boot => JSON.parse(document.getElementById(bootElement)?.textContent ?? '') as Boot

/**
 * Starts to load the area of a role as soon as the role is known, either from the browser's storage or after a login.
 * If the open page belongs to another area, that area is loaded first.
 */
function preloadByRole({ store, pages, remotes: { preload } }: PortalContext) {
  let lastRole = (stored.childUser() ?? stored.user())?.role.split(',')[0]
  const here = pageAt(pages, location.pathname)?.area ?? area.name
  const comesFirst = here === lastRole || here === area.name
  const startWith = (role: string) => (comesFirst ? preload(role) : doLater(() => preload(role)))
  if (stored.token() && lastRole) startWith(lastRole)
  else doLater(() => void loadFetchProfile().catch(() => undefined))
  store.subscribe(() => {
    const [role] = store.getState().session.roles
    if (role && role !== lastRole) preload(role)
    lastRole = role ?? lastRole
  })
}

/**
 * Starts the recovery worker after the login, because only logged-in users open pages of areas, and such a page may
 * freeze the tab.
 */
function recoverFrozenTabs(store: Store) {
  let isStarted = false
  const start = () => {
    if (isStarted || !store.getState().session.token) return
    isStarted = true
    startRecoveryWorker()
  }
  start()
  store.subscribe(start)
}

/** Says that texts are in English because their translation could not be loaded. */
const reportMissingTexts = (words: WordBook, { dispatch }: Store) =>
  words.on('failedLoading', () => {
    dispatch(noticeSlice.actions.noticed({ kind: 'warning', text: missingTexts }))
  })

/** Maximum milliseconds to wait for the first paint, which never happens if the page fails. */
const timeoutMs = 5000

/** Builds the portal from the data that the server wrote into the page, and renders it. */
export async function start() {
  const prerendered = isPrerendered()
  // People may already use a prerendered page, so it reacts to them between the steps.
  const pause = prerendered ? nextTask : async () => undefined
  const boot = await withOverrides(readBoot())
  __webpack_nonce__ = boot.nonce
  const words = createWords('en')
  for (const { current } of Object.values(boot.registry)) addWords(words, current.area.words.id)
  const store = createStore(createHttp())
  reportMissingTexts(words, store)
  await applyLanguage(words)
  await pause()
  findToken(store)
  watchServer(store)
  watchVisibility(store)
  keepPresence(store)
  followActing(store)
  recoverFrozenTabs(store)
  if (boot.overridePolicy === 'confirmed' && boot.overrides.active.length > 0)
    (await loadOverrides()).endOverridesWithSession(store, boot.overrides)
  const overridden = boot.overrides.active.map(({ area }) => area)
  const remotes = withHostArea(
    createRemotes(boot, {
      onWords: (more) => addWords(words, more),
      onTexts: (release, load) => addAreaTexts(words, release, load),
      onRelease: reportLoads(store, overridden),
    }),
    area,
  )
  const registry = createRegistryWatch({
    boot,
    overridden,
    read: readRegistry,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  watchReleaseTag(store, registry.hear)
  const { needsSetup, previews } = boot
  const context = createPortalContext(store, remotes, words, { needsSetup, registry, previews })
  preloadByRole(context)
  // Hydrating the prerendered markup needs its screen, so the screen is loaded first.
  if (prerendered) await preparePage(context, location.pathname)
  await pause()
  const router = createPortalRouter(context, prerendered)
  // A page restored from the back-forward cache must contact the server before the server ends its session.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void router.revalidate())
  const root = rootElement() ?? document.body
  const portal = <Portal context={context} router={router} nonce={boot.nonce} />
  if (!prerendered) return void createRoot(root).render(portal)
  unfoldStyles()
  await pause()
  hydrateRoot(root, portal)
  // Until React has hydrated the page, a repeated click would only reach the prerendered markup.
  await Promise.race([firstPaint, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
}
