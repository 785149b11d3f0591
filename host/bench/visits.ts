import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { isCode, recordNetwork, type Transfer } from './network-record'
import { emulatePhoneProcessor } from './processor'

/** Cookies and storage of a logged-in user. */
export type Session = BrowserContextOptions['storageState']

export interface Client {
  browser: Browser
  /** The portal's address. */
  address: string
  session?: Session | undefined
}

/** The cost of loading a page. */
export interface Cost {
  requests: Transfer[]
  /** Bytes of JavaScript and CSS, gzipped. */
  bytes: number
  /** The highest level of any JavaScript or CSS file of the page; see `Transfer`. */
  levels: number
  /** Addresses of files that were transferred more than once. */
  twice: string[]
  /** The browser's warnings about unused preloads. */
  warnings: string[]
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Milliseconds to wait until a page has settled. This is longer than the browser takes to report an unused preload,
 * and longer than the portal waits before it prefetches.
 */
const settled = 6000

function costOf(transfers: Transfer[], warnings: string[]): Cost {
  const code = transfers.filter(isCode)
  // A file that is requested while it is being prefetched is transferred only once; its second entry has no bytes.
  const urls = code.filter(({ bytes }) => bytes > 0).map(({ url }) => url)
  return {
    requests: transfers,
    bytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
    levels: Math.max(0, ...code.map(({ level }) => level)),
    twice: urls.filter((url, i) => urls.indexOf(url) !== i),
    warnings,
  }
}

// Requests gzip, because every browser and proxy accepts it, so that the figures are valid for any connection.
const extraHTTPHeaders = { 'Accept-Encoding': 'gzip' }

/** A page counts as quiet when no request starts or ends for this long, in milliseconds. */
const silence = 1000

/** Returns a function that waits until a page is quiet. The notification stream stays open and does not count. */
function watchQuiet(page: Page) {
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.on(event as 'request', note)
  return async () => {
    while (performance.now() - last < silence) await wait(50)
  }
}

/** Opens a new tab that is set up for measuring; `device` describes a phone. */
export async function openTab({ browser, address, session }: Client, device: BrowserContextOptions = {}) {
  const state = session && { storageState: session }
  const context = await browser.newContext({ baseURL: address, extraHTTPHeaders, ...device, ...state })
  const page = await context.newPage()
  return { context, page, devtools: await context.newCDPSession(page), quiet: watchQuiet(page) }
}

/** Logs in with a demo account. Returns the browser's cookies and storage. */
export async function logIn(
  client: Client,
  username: string,
  password: string,
  kind: 'master' | 'family' = 'master',
): Promise<Session> {
  const { context, page } = await openTab(client)
  await page.goto(kind === 'master' ? '/login?as=master' : '/login')
  await page.locator('input[name=username]').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Hi, .+!$/ }).waitFor()
  const session = await context.storageState()
  await context.close()
  return session
}

/**
 * Whether the visitor only reads a page or also uses it. A public page is prerendered, and its JavaScript loads at
 * the first interaction.
 */
export type Purpose = 'read' | 'use'

/** Tells pages that the user saves data, so that they load nothing ahead of its use. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/**
 * Measures what a page loads with an empty cache until it can be read or used, and whether its preloads are used.
 * What is loaded ahead, after the page is idle, does not count; when that begins depends on the machine.
 */
export async function coldCost(client: Client, path: string, purpose: Purpose): Promise<Cost> {
  const { context, page, devtools, quiet } = await openTab(client)
  await saveData(page)
  const record = await recordNetwork(devtools)
  await page.goto(path)
  await heading(page).waitFor()
  // Prefetched files do not count for a visitor who only reads, however early they arrive.
  const read = costOf(
    record.transfers().filter(({ ahead }) => !ahead),
    [],
  )
  await page.mouse.move(20, 20)
  await page.mouse.move(30, 30)
  await quiet()
  const cost = purpose === 'read' ? read : costOf(record.transfers(), [])
  await wait(settled)
  await context.close()
  return { ...cost, warnings: record.warnings() }
}

/** Emulates the “Slow 4G” preset of the browser's developer tools and the processor of a slow phone. */
export async function slowDown(devtools: Awaited<ReturnType<typeof openTab>>['devtools']) {
  const [latency, downloadThroughput, uploadThroughput] = [562.5, 180_000, 84_375]
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  })
  await emulatePhoneProcessor(devtools)
}

/** Returns the milliseconds until a page's heading appears on a slow phone with an empty cache. */
export async function coldTime(client: Client, path: string): Promise<number> {
  const { context, page, devtools } = await openTab(client)
  await slowDown(devtools)
  const start = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await heading(page).waitFor()
  const time = performance.now() - start
  await context.close()
  return time
}

/**
 * Opens the dashboard, leaves it idle, hovers over a menu entry and clicks it. Returns the milliseconds from the
 * click until the page's heading appears.
 */
async function fromMenu(
  { page, quiet }: Awaited<ReturnType<typeof openTab>>,
  label: string,
  before: () => Promise<void>,
) {
  await page.goto('/home/dashboard')
  await heading(page).waitFor()
  await wait(settled)
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: label, exact: true })
  await entry.hover()
  await quiet()
  await before()
  const start = performance.now()
  await entry.click()
  await page.getByRole('heading', { level: 1, name: label }).waitFor()
  return performance.now() - start
}

/** Measures what a click on a menu entry loads if the page was idle before and the entry was hovered over. */
export async function menuCost(client: Client, label: string): Promise<Cost> {
  const opened = await openTab(client)
  let record: Awaited<ReturnType<typeof recordNetwork>> | undefined
  await fromMenu(opened, label, async () => {
    record = await recordNetwork(opened.devtools)
  })
  await opened.quiet()
  await opened.context.close()
  return costOf(record?.transfers() ?? [], record?.warnings() ?? [])
}

/** Returns the milliseconds from a click on a menu entry until the page's heading appears, on a slow phone. */
export async function menuTime(client: Client, label: string): Promise<number> {
  const opened = await openTab(client)
  const time = await fromMenu(opened, label, () => slowDown(opened.devtools))
  await opened.context.close()
  return time
}
