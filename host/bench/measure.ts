import type { Browser } from 'playwright-core'
import { type Client, type Cost, coldCost, coldTime, logIn, menuCost, menuTime, type Purpose } from './visits'

interface PageFigures {
  cost: Cost
  /** Milliseconds until the page's heading appears. */
  times: number[]
}

const repeats = 3
const account = { username: 'teacher', password: 'lekta-demo' }
const path = '/teacher/report'
const label = 'Report'

async function several(time: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  while (times.length < repeats) times.push(await time())
  return times
}

const cold = async (client: Client, address: string, purpose: Purpose = 'use'): Promise<PageFigures> => ({
  cost: await coldCost(client, address, purpose),
  times: await several(() => coldTime(client, address)),
})

/** Returns what the dashboard of an account costs. Its times are not measured; only those of the teacher’s are. */
async function dashboardOf(visitor: Client, username: string, kind: 'master' | 'family'): Promise<PageFigures> {
  const session = await logIn(visitor, username, account.password, kind)
  return { cost: await coldCost({ ...visitor, session }, '/home/dashboard', 'use'), times: [] }
}

/** Measures a portal's pages: some public pages, the dashboard of each role, and pages that a teacher sees. */
export async function measure(browser: Browser, address: string) {
  const visitor = { browser, address }
  const teacher = { ...visitor, session: await logIn(visitor, account.username, account.password) }
  return {
    'landing, to read': await cold(visitor, '/', 'read'),
    'login, to read': await cold(visitor, '/login', 'read'),
    'login, to use': await cold(visitor, '/login'),
    'dashboard, cold': await cold(teacher, '/home/dashboard'),
    'dashboard of a school, cold': await dashboardOf(visitor, 'school', 'master'),
    'dashboard of an admin, cold': await dashboardOf(visitor, 'admin', 'master'),
    'dashboard of a parent, cold': await dashboardOf(visitor, 'parent', 'family'),
    'dashboard of a child, cold': await dashboardOf(visitor, 'child', 'family'),
    'remote’s page, cold': await cold(teacher, path),
    'remote’s page, from the menu': {
      cost: await menuCost(teacher, label),
      times: await several(() => menuTime(teacher, label)),
    },
  }
}
export type Pages = Awaited<ReturnType<typeof measure>>
