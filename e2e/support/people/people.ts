import type { Page } from '@playwright/test'
import { expect } from '../test'
import { testRun } from '../test-run'

/** The password of every account of the demo school. */
export const password = 'lekta-demo'

/** The demo's accounts, and the tab of the login page through which each comes in. */
const tabs = {
  admin: 'School or teacher',
  school: 'School or teacher',
  teacher: 'School or teacher',
  parent: 'Parent or child',
  child: 'Parent or child',
} as const
export type Role = keyof typeof tabs
export const roles = Object.keys(tabs) as Role[]

const nameLabels = { 'School or teacher': 'Username or e-mail', 'Parent or child': 'Username' } as const

/** Fills the login page that is open, and sends it. A child's role means any child's username. */
export async function enterCredentials(page: Page, role: Role, username: string = role) {
  await page.getByRole('tab', { name: tabs[role] }).click()
  await page.getByRole('textbox', { name: nameLabels[tabs[role]], exact: true }).fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/**
 * Makes a browser remember a user as if they had logged in there before; the next page that it opens is theirs.
 * `portal` is the address of the portal where the page has no base URL. The login page has journeys of its own.
 */
export async function rememberLogin(page: Page, role: Role, username: string = role, portal = '') {
  // An address of the portal that answers with nothing but a word.
  await page.goto(`${portal}/healthz`)
  const { origin } = new URL(page.url())
  const { token, user, children } = await credentialsOf(origin, role, username)
  const cookies = { 'School-Token': token, role }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ url: origin, name, value })))
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    token,
    user: JSON.stringify(user),
    ...(children && { children: JSON.stringify(children) }),
  })
}

/** Opens the dashboard as a user who has logged in at this browser before. */
export async function logIn(page: Page, role: Role, username: string = role) {
  await rememberLogin(page, role, username)
  await page.goto('/home/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Hi, .+!$/ })).toBeVisible()
}

const calls = { family: '/api/auth/loginUsername', master: '/api/v2/auth/loginMaster' } as const

async function credentialsOf(portal: string, role: Role, username: string, secret = password) {
  const path = tabs[role] === 'Parent or child' ? calls.family : calls.master
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ username, password: secret })
  const answer = await fetch(portal + path, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { token: string; user: object; children?: object[] } }
  return data
}

/** A session of the API, for what a test has to know or to compare; not for what it tests. */
export async function apiSession(role: Role, username: string = role, secret = password) {
  const { token } = await credentialsOf(testRun().portal, role, username, secret)
  return callsWith(token)
}

/** Calls of the API with a token. */
export function callsWith(token: string) {
  const { portal } = testRun()
  const bearer = { Authorization: `Bearer ${token}` }
  const headers = { 'Content-Type': 'application/json', ...bearer }
  const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as ApiBody })
  return {
    get: async (path: string) => read(await fetch(`${portal}/api${path}`, { headers })),
    post: async (path: string, body: unknown) =>
      read(await fetch(`${portal}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })),
    /** Sends a form with a file. */
    upload: async (path: string, body: FormData) =>
      read(await fetch(`${portal}/api${path}`, { method: 'POST', headers: bearer, body })),
  }
}

export interface ApiBody {
  message: string
  data: unknown
  total?: number
}
