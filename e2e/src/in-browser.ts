import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { artifacts, stage } from './stage/stage'
import { newName } from './tries'

/** Widths of the two devices that the portal is drawn for. */
export const desktop = { width: 1440, height: 900 } as const
export const phone = { width: 390, height: 844 } as const

/** Longest wait for anything that should appear, in milliseconds. */
export const patience = 30_000

/** A person at a browser of their own. */
export interface Visitor {
  page: Page
  /** What the page said on its console, and what it threw. */
  said: string[]
}

interface Options extends BrowserContextOptions {
  /** Another portal than the one that all share. */
  portal?: () => string
}

async function enter(
  browser: Browser,
  { portal, ...options }: Options,
): Promise<Visitor & { context: BrowserContext }> {
  const baseURL = portal?.() ?? stage().portal
  // Whoever asks for less motion sees every state at once: pages are looked at, not on their way.
  // The worker that recovers frozen tabs would take a page for frozen that waits for its turn on a busy machine.
  const usual = { viewport: desktop, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext({ baseURL, ...usual, ...options })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(`thrown: ${error.stack ?? error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) said.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`)
  })
  return { context, page, said }
}

async function keepEvidence(name: string, { page, said }: Visitor) {
  mkdirSync(artifacts, { recursive: true })
  const file = join(artifacts, newName(name.replace(/[^\w]+/g, '-')))
  writeFileSync(`${file}.log`, [page.url(), ...said].join('\n'))
  // The newest tab is where it happened; an older one may have crashed.
  const newest = page.context().pages().at(-1) ?? page
  // A page that cannot be drawn any more must not hide what went wrong in it.
  await newest
    .screenshot({ path: `${file}.png`, timeout: 5000 })
    .catch((error: Error) => appendFileSync(`${file}.log`, `\nThere is no picture: ${error.message}`))
}

/** Opens a browser context of its own, and keeps a picture and the console when `act` fails, of each try. */
export async function visiting<T>(name: string, options: Options, act: (visitor: Visitor) => Promise<T>): Promise<T> {
  const browser = await chromium.connect(stage().browser)
  try {
    const visitor = await enter(browser, options)
    try {
      return await act(visitor)
    } catch (error) {
      await keepEvidence(name, visitor)
      throw error
    }
  } finally {
    await browser.close()
  }
}

/** A test in a fresh browser context. */
export const inBrowser = (name: string, act: (visitor: Visitor) => Promise<unknown>, options: Options = {}) =>
  test(name, async () => {
    await visiting(name, options, act)
  })
