import { test } from '../test'
import { testRun } from '../test-run'
import { apiSession, type Role } from './people'

interface Student {
  id: number
  username: string
  standing: unknown
}

interface TestTaker {
  id: number
  state: string
}

/**
 * Returns the usernames of the demo teacher's students who have a measure and a test that they have not started.
 * Leaves out `child`.
 */
export async function findWaitingChildren(): Promise<string[]> {
  const { get } = await apiSession('teacher')
  const all = 'options[itemsPerPage]=100'
  const open = (await get(`/v2/schedule?state=open&${all}`)).body.data as { id: number }[]
  const lists = await Promise.all(open.map(({ id }) => get(`/v2/schedule/${id}`)))
  const takers = lists.flatMap(({ body }) => (body.data as unknown as { list: TestTaker[] }).list)
  const waiting = new Set(takers.filter(({ state }) => state === 'waiting').map(({ id }) => id))
  const students = (await get(`/v2/school/score-student?${all}`)).body.data as Student[]
  const suitable = students.filter(({ id, username, standing }) => standing && waiting.has(id) && username !== 'child')
  return suitable.map(({ username }) => username)
}

/**
 * The index of the child that each test file uses. Each file and each retry uses another child, because a child can
 * have only one session.
 */
export const childFor = {
  access: 0,
  accessibility: 1,
  keyboard: 2,
  leaving: 3,
  phone: 4,
  running: 5,
  acting: 6,
  touch: 7,
  zoom: 8,
  losses: 9,
  reading: 10,
  report: 11,
  again: 12,
  dashboard: 13,
} as const

/** Returns the username with which a test of this kind logs in. Throws if the demo has too few children. */
export async function usernameFor(role: Role, kind: keyof typeof childFor): Promise<string> {
  if (role !== 'child') return role
  const username = testRun().children[childFor[kind] + Object.keys(childFor).length * test.info().retry]
  if (!username) throw new Error('The demo’s teacher has too few children.')
  return username
}

/** A child of the demo's parent, as the API returns it to the parent's dashboard. */
export interface FamilyChild {
  id: number
  name: string
  username: string
  test: { code: string; id: number; state: string } | null
  standing: { report_id: number } | null
}

/**
 * Usernames of the demo parent's children that a test uses: one in its first run, another in its retry. Leaves out
 * `child`.
 */
const siblings = { acting: ['kirana.prasetya', 'gita.prasetya'], news: ['gita.prasetya', 'kirana.prasetya'] } as const

/** Returns a child of the demo's parent with an open test. A child without one first gets a test at home. */
export async function childWithTest(kind: keyof typeof siblings) {
  const username = siblings[kind][test.info().retry]
  const { get, post } = await apiSession('parent')
  const find = async () => {
    const { children } = (await get('/v2/dashboard/parent')).body.data as { children: FamilyChild[] }
    return children.find((child) => child.username === username)
  }
  const found = await find()
  if (!found) throw new Error(`The demo’s parent has no child ${username}.`)
  if (found.test?.state === 'open') return { ...found, test: found.test }
  await post(`/v2/child/test/${found.id}`, {})
  const updated = await find()
  if (updated?.test?.state !== 'open') throw new Error(`${username} has no test to take.`)
  return { ...updated, test: updated.test }
}
