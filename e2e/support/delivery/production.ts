import type { Portal } from '@lekta/tools/start-portal'
import type { Page } from '@playwright/test'
import { password } from '../people/people'

interface Login {
  token: string
  user: object
}

/** A teacher of a production portal, who has chosen a password. */
export interface Teacher extends Login {
  id: number
  username: string
}

/** A portal in production with schools, as its admin uses it by the API. */
export interface Production {
  address: string
  schools: readonly { id: number; teachers: readonly Teacher[] }[]
  /** Calls the API as the admin. */
  get: <T>(path: string) => Promise<T>
  post: <T>(path: string, body: object) => Promise<T>
  /** Sends an archive. */
  put: (path: string, archive: Buffer) => Promise<unknown>
}

interface Call {
  token?: string
  method?: 'POST' | 'PUT'
  /** A Buffer is an archive, any other object becomes JSON. */
  body?: object
}

/** Calls an endpoint of a portal. Rejects if the portal refuses it. */
async function call<T>(address: string, path: string, { token, body, method = 'POST' }: Call): Promise<T> {
  const isArchive = Buffer.isBuffer(body)
  const type = isArchive ? 'application/gzip' : 'application/json'
  const answer = await fetch(`${address}/api${path}`, {
    method: body ? method : 'GET',
    headers: { 'Content-Type': type, ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: isArchive ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const reply = (await answer.json()) as { message: string; data: T }
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${reply.message}`)
  return reply.data
}

interface Card {
  id: number
  username: string
  password: string
}

/** Logs an account in with its first password, and chooses another one. */
async function start(address: string, card: Card): Promise<Teacher> {
  const { token } = await call<Login>(address, '/v2/auth/loginMaster', { body: card })
  await call(address, '/profile/first-password', { token, body: { password } })
  const body = { username: card.username, password }
  const login = await call<Login>(address, '/v2/auth/loginMaster', { body })
  return { id: card.id, username: card.username, ...login }
}

/** Sets a new production portal up with schools. `sizes` are the numbers of their teachers. */
export async function setUpProduction(portal: Portal, sizes: readonly number[]): Promise<Production> {
  const { address } = portal
  const code = /enter this code: (\S+)/.exec(portal.output())?.[1] ?? ''
  const admin = { code, name: 'Sri Wahyuni', username: 'sri', password, language: 'en' }
  const { login } = await call<{ login: Login }>(address, '/setup', { body: admin })
  const get = <T>(path: string) => call<T>(address, path, { token: login.token })
  const post = <T>(path: string, body: object) => call<T>(address, path, { token: login.token, body })
  const put = (path: string, body: Buffer) => call(address, path, { token: login.token, body, method: 'PUT' })
  const schools = []
  for (const [i, size] of sizes.entries()) {
    const school = { name: `SD Melati ${i + 1}`, time_zone: 'Asia/Jakarta', language: 'en' }
    const added = await post<{ id: number; login: Card }>('/v2/platform/school/add', school)
    const { token } = await start(address, added.login)
    const teachers = []
    for (let n = 1; n <= size; n++) {
      const body = { name: `Guru ${n}`, username: `guru.${i + 1}.${n}` }
      teachers.push(await start(address, await call<Card>(address, '/v2/teacher/add', { token, body })))
    }
    schools.push({ id: added.id, teachers })
  }
  return { address, schools, get, post, put }
}

/** Returns the version of an area that a teacher gets; null if there is none. */
export async function versionFor(address: string, { token }: Login, area: string): Promise<string | null> {
  const answer = await fetch(`${address}/remotes.json`, { headers: { Cookie: `School-Token=${token}` } })
  const registry = (await answer.json()) as Record<string, { current: { version: string } }>
  return registry[area]?.current.version ?? null
}

/** Reports, as a teacher's browser does, that it has loaded a release. */
export async function loadBy(address: string, { token }: Login, release: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'lekta-loaded': release }
  const answer = await fetch(`${address}/api/profile/me`, { headers })
  if (!answer.ok) throw new Error(`The portal answers ${answer.status}.`)
}

/** Logs a teacher in in a browser, as if the teacher had logged in before. */
export async function resume(page: Page, address: string, { token, user }: Login) {
  await page.goto(`${address}/healthz`)
  const cookies = { 'School-Token': token, role: 'teacher' }
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ url: address, name, value })))
  await page.evaluate((entries) => Object.assign(localStorage, entries), { token, user: JSON.stringify(user) })
  await page.goto(`${address}/home/dashboard`)
}
