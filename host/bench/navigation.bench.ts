import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildAll } from '@lekta/tools/build-parts'
import { startPortal } from '@lekta/tools/start-portal'
import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium'
import { getReady, type Switch, share, timeSwitch } from './switches'
import { type Client, logIn, openTab } from './visits'

/** Milliseconds within which a visited page must be shown again. */
const limit = 100
/** Maximum number of pages to open for each role, so that all of them stay cached. */
const mostPages = 7
const rounds = 5
/** Milliseconds to wait after a page is shown again, to give the server time to answer its requests. */
const pause = 400
const password = 'lekta-demo'
const accounts = ['teacher', 'school', 'parent', 'child', 'admin'] as const
const parts = { 'Main menu': 'the menu', 'Visited pages': 'the tabs' } as const

type Part = keyof typeof parts
type Account = (typeof accounts)[number]

const loginKinds = { teacher: 'master', school: 'master', admin: 'master', parent: 'family', child: 'family' } as const

/** Opens the pages of the menu one after another. Returns the addresses of the pages that are cached. */
async function openPages({ page, quiet }: Awaited<ReturnType<typeof openTab>>): Promise<string[]> {
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
  const addresses = (await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).slice(
    0,
    mostPages,
  )
  for (const address of addresses) {
    await page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${address}"]`).click()
    await quiet()
  }
  const tabLinks = page.getByRole('navigation', { name: 'Visited pages' }).getByRole('link')
  const tabs = await tabLinks.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.filter((address) => tabs.includes(address))
}

/** Switches between the open pages in several rounds. Each round first uses the menu, then the tabs. */
async function measure(client: Client, account: Account): Promise<Record<Part, Switch[]>> {
  const session = await logIn(client, account, password, loginKinds[account])
  const tab = await openTab({ ...client, session })
  await tab.page.goto('/home/dashboard')
  await tab.quiet()
  const addresses = await openPages(tab)
  await getReady(tab.page, tab.devtools)
  const switches: Record<Part, Switch[]> = { 'Main menu': [], 'Visited pages': [] }
  for (let round = 0; round < rounds; round++) {
    for (const part of Object.keys(parts) as Part[]) {
      for (const address of addresses) {
        switches[part].push(await timeSwitch(tab.page, tab.devtools, part, address))
        await wait(pause)
      }
    }
  }
  await tab.context.close()
  return switches
}

function rowOf(account: Account, part: Part, switches: readonly Switch[]) {
  const [painted, cpuTimes] = [switches.map((one) => one.painted), switches.map((one) => one.cpuTime)]
  return {
    role: account,
    by: parts[part],
    switches: switches.length,
    'p50 ms': share(painted, 0.5).toFixed(0),
    'p95 ms': share(painted, 0.95).toFixed(0),
    'CPU, p50 ms': share(cpuTimes, 0.5).toFixed(0),
    'CPU, p95 ms': share(cpuTimes, 0.95).toFixed(0),
    [`within ${limit} ms`]: share(painted, 0.95) <= limit ? 'yes' : 'no',
  }
}

async function measureAll(browser: Browser, address: string) {
  const rows: ReturnType<typeof rowOf>[] = []
  for (const account of accounts) {
    const switches = await measure({ browser, address }, account)
    for (const part of Object.keys(parts) as Part[]) rows.push(rowOf(account, part, switches[part]))
  }
  return rows
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-bench-'))
const browser = await launchChromium()
try {
  await buildAll()
  const portal = await startPortal({ data: join(scratch, 'data') })
  const rows = await measureAll(browser, portal.address).finally(portal.stop)
  const notes = [
    `From the click to the frame that shows the page, for every page of the role’s menu (at most ${mostPages}), in ${rounds} rounds.`,
    'CPU: CPU time of the page’s own thread, which other work on the machine does not affect.',
    `Must hold: 95 of 100 within ${limit} ms, on an otherwise idle machine.`,
  ]
  console.log(JSON.stringify({ title: 'From one visited page to another', rows, notes }))
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}
