import { createHttp, createStore, findToken, type Store, StoreProvider, stored } from '@lekta/shared/client'
import { addWords, createWords, WordsProvider } from '@lekta/shared/i18n'
import { type Boot, bootElement } from '@lekta/shared/routing'
import { UiProvider } from '@lekta/shared/ui'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { area } from './area'
import { withOverrides } from './federation/override'
import { createRemotes } from './federation/remotes'
import { coloursKeeper } from './portal/colours'
import { keptLanguage, speak } from './portal/language'
import { withOwnArea } from './portal/own-area'
import { PartsProvider, partsOf } from './portal/parts'
import { keepPresence } from './portal/presence'
import { createPortalRouter } from './portal/router'
import '@lekta/shared/styles.css'

/** The build's own word for the nonce of styles that libraries make while they run, as a modal's that stops the page from scrolling. */
declare let __webpack_nonce__: string

const readBoot = (): Boot => JSON.parse(document.getElementById(bootElement)?.textContent ?? '') as Boot

/** The area of a role starts to load as soon as the role is known: after a login, or from the browser's memory. */
function preloadByRole(store: Store, preload: (area: string) => void) {
  let known = stored.user()?.role.split(',')[0]
  if (stored.token() && known) preload(known)
  store.subscribe(() => {
    const [role] = store.getState().session.roles
    if (role && role !== known) preload(role)
    known = role ?? known
  })
}

/** Puts the portal together from what the server wrote into the page, and draws it. */
export async function start() {
  const boot = await withOverrides(readBoot())
  __webpack_nonce__ = boot.nonce
  const words = createWords('en')
  for (const { current } of Object.values(boot.registry)) addWords(words, current.area.words.id)
  await speak(words, keptLanguage())
  const store = createStore(createHttp())
  findToken(store)
  keepPresence(store)
  const remotes = withOwnArea(
    createRemotes(boot, (more) => addWords(words, more)),
    area,
  )
  preloadByRole(store, remotes.preload)
  const parts = partsOf(store, remotes, words)
  const router = createPortalRouter(parts)
  // A page that comes back as it was left must show itself to the server before its session ends there.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void router.revalidate())
  createRoot(document.getElementById('root') ?? document.body).render(
    <StoreProvider store={store}>
      <WordsProvider i18n={words}>
        <UiProvider nonce={boot.nonce} keeper={coloursKeeper}>
          <PartsProvider value={parts}>
            <RouterProvider router={router} />
          </PartsProvider>
        </UiProvider>
      </WordsProvider>
    </StoreProvider>,
  )
}
