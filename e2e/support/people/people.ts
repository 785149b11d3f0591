import type { Page } from '@playwright/test'
import { expect } from '../test'
import { testRun } from '../test-run'

/** The password of every account of the demo school. */
export const password = 'lekta-demo'

/** The demo's accounts, each with the tab of the login page on which it logs in. */
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

/** Fills in and submits the open login page. With the role `child`, `username` may be that of any child. */
export async function enterCredentials(page: Page, role: Role, username: string = role) {
  await page.getByRole('tab', { name: tabs[role] }).click()
  await page.getByRole('textbox', { name: nameLabels[tabs[role]], exact: true }).fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/**
 * Stores a session in a browser, as if the user had logged in before opening the next page. `portal` is the portal's
 * address if the page has no base URL. Other journeys test the login page itself.
 */
export async function rememberLogin(page: Page, role: Role, username: string = role, portal = '') {
  // Opens an address of the portal that responds with a single word and runs no code.
  await page.goto(`${portal}/healthz`)
  const { origin } = new URL(page.url())
  const { token, user, children } = await credentialsOf(origin, role, username)
  const cookies = { 'School-Token': token, role }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ url: origin, name, value })))
  await page.evaluate((entries) => Object.assign(localStorage, entries), {
    token,
    user: JSON.stringify(user),
    ...(children && { children: JSON.stringify(children) }),
  })
}

/** Opens the dashboard with a stored session of a user. */
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
  const reply = (await answer.json()) as ApiBody
  if (!answer.ok) throw new Error(`${username} cannot log in: ${answer.status}, ${reply.message}`)
  return reply.data as { token: string; user: object; children?: object[] }
}

/**
 * Logs in to the API to prepare data or to check results. The behaviour under test must always go through the page.
 */
export async function apiSession(role: Role, username: string = role, secret = password) {
  const { token } = await credentialsOf(testRun().portal, role, username, secret)
  return callsWith(token)
}

/** Returns functions that call the API with a token. */
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
