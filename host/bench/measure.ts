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

/** Measures a portal's pages: some public pages, and pages that a teacher sees. */
export async function measure(browser: Browser, address: string) {
  const visitor = { browser, address }
  const teacher = { ...visitor, session: await logIn(visitor, account.username, account.password) }
  return {
    'landing, to read': await cold(visitor, '/', 'read'),
    'login, to read': await cold(visitor, '/login', 'read'),
    'login, to use': await cold(visitor, '/login'),
    'dashboard, cold': await cold(teacher, '/home/dashboard'),
    'remote’s page, cold': await cold(teacher, path),
    'remote’s page, from the menu': {
      cost: await menuCost(teacher, label),
      times: await several(() => menuTime(teacher, label)),
    },
  }
}
export type Pages = Awaited<ReturnType<typeof measure>>
