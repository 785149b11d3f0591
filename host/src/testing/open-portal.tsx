import { createStore, findToken, type Store } from '@lekta/shared/client'
import type { Preview } from '@lekta/shared/contract/delivery/preview'
import type { Handlers, Role } from '@lekta/shared/contract/endpoint'
import { planContract } from '@lekta/shared/contract/money/plan'
import { sessionContract } from '@lekta/shared/contract/session'
import { addWords, createWords } from '@lekta/shared/i18n'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { recordedHttp, type Sent } from '@lekta/shared/testing/transports'
import { act, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { withHostArea } from '../app/host-area'
import { Portal as Drawn } from '../app/portal'
import { createPortalRouter } from '../app/router'
import { area } from '../area'
import { createPortalContext } from '../federation/portal-context'
import { watchServer } from '../lib/watch-server'
import { type FakeRemotes, fakeRemotes } from './fake-remotes'

type Session = Handlers<typeof sessionContract>
type Router = ReturnType<typeof createPortalRouter>

/**
 * Turns off a check that would take a twelfth of the tests' time. The check is not needed, because tests load no
 * styles that could cover or disable an element.
 */
const userOptions = { pointerEventsCheck: PointerEventsCheckLevel.Never }

interface PortalOptions {
  /** The address to open. */
  at?: string
  /** The stored account's roles, comma-separated. Without roles, no account is stored. */
  role?: string
  /** Server answers that replace the usual ones. */
  server?: Partial<Session>
  more?: readonly Answer[]
  remotes?: FakeRemotes
  /** Whether the server has no admin yet. */
  needsSetup?: boolean
  /** What the account previews. */
  previews?: readonly Preview[]
}

export interface Portal {
  store: Store
  router: Router
  remotes: FakeRemotes
  /** Calls to the server, in order. */
  sent: Sent[]
  user: UserEvent
  address: () => string
}

/** Stores an account in the browser, as a login would. */
export function remember(role: string, fullname = 'Sri Wahyuni Prasetyo', preferred_name?: string) {
  localStorage.setItem('token', 'kept')
  localStorage.setItem('user', JSON.stringify({ role, fullname, preferred_name, avatar: null }))
}

const welcome = (role: Role) => async () => ({
  token: 'fresh',
  user: { role, fullname: 'Sri Wahyuni Prasetyo', avatar: null },
})

const usual: Partial<Session> = {
  loginUsername: welcome('child'),
  loginMaster: welcome('teacher'),
  logout: async () => null,
  profileMe: async () => ({
    id: 1,
    name: 'Sri Wahyuni Prasetyo',
    username: 'sri',
    email: null,
    email_confirmed: false,
    language: 'en',
    avatar: null,
    roles: ['teacher'],
    school: null,
  }),
}

/** The landing page requests the plans. */
const noPlans = answers(planContract, { plans: async () => [] })

let close: (() => void) | undefined

/**
 * Opens the whole portal at an address: the real store, router, guard and shell over a fake server and fake remotes.
 */
export async function openPortal({
  at = '/',
  role,
  server = {},
  more = [],
  remotes = fakeRemotes(),
  needsSetup = false,
  previews = [],
}: PortalOptions = {}): Promise<Portal> {
  if (role !== undefined) remember(role)
  window.history.replaceState(null, '', at)
  const session = answers(sessionContract, { ...usual, ...server })
  const { http, sent } = recordedHttp([...more, ...session, ...noPlans])
  const store = createStore(http)
  findToken(store)
  const words = createWords('en')
  for (const { words: titles } of remotes.areas) addWords(words, titles.id)
  const stopWatching = watchServer(store)
  const context = createPortalContext(store, withHostArea(remotes, area), words, { needsSetup, previews })
  const router = createPortalRouter(context)
  close = () => {
    stopWatching()
    router.dispose()
  }
  await act(async () => void render(<Drawn context={context} router={router} />))
  const address = () => window.location.pathname + window.location.search
  return { store, router, remotes, sent, user: userEvent.setup(userOptions), address }
}

const cookies = ['School-Token', 'language', 'sidebarStatus', 'size', 'tabs', 'colours', 'role']

/** Resets the browser to its state before it first opened the portal. */
export function closePortal() {
  close?.()
  close = undefined
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = 'en'
  for (const name of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: clears everything that the browser stores
    document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}
