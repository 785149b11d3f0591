import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { isCode, recordNetwork, type Transfer } from './network-record'

/** Cookies and storage of somebody who is logged in. */
export type Session = BrowserContextOptions['storageState']

export interface Place {
  browser: Browser
  /** Of the portal. */
  address: string
  session?: Session
}

/** What one page cost. */
export interface Cost {
  requests: Transfer[]
  /** Bytes of JavaScript and CSS, gzipped. */
  bytes: number
  /** Of JavaScript and CSS. */
  levels: number
  /** Files that came more than once. */
  twice: string[]
  /** What the browser says about hints that were of no use. */
  complaints: string[]
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Longer than the browser waits before it calls a hint unused, and than the portal waits before it loads ahead. */
const settled = 6000

function costOf(transfers: Transfer[], complaints: string[]): Cost {
  const code = transfers.filter(isCode)
  // Nothing comes for who asks while the same file is being fetched ahead: both get that one.
  const urls = code.filter(({ bytes }) => bytes > 0).map(({ url }) => url)
  return {
    requests: transfers,
    bytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
    levels: Math.max(0, ...code.map(({ level }) => level)),
    twice: urls.filter((url, i) => urls.indexOf(url) !== i),
    complaints,
  }
}

// What every browser and proxy takes, so that the figures are those of any connection.
const extraHTTPHeaders = { 'Accept-Encoding': 'gzip' }

/** How long nothing may begin or end for a page to count as quiet, in milliseconds. */
const silence = 1000

/** Lets one wait until a page is quiet. The line on which messages come stays open all the while, and is none of it. */
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

/** A fresh tab, with what is needed to measure in it. */
export async function openTab({ browser, address, session }: Place) {
  const kept = session && { storageState: session }
  const context = await browser.newContext({ baseURL: address, extraHTTPHeaders, ...kept })
  const page = await context.newPage()
  return { context, page, devtools: await context.newCDPSession(page), quiet: watchQuiet(page) }
}

/** Logs a demo account in and keeps what the portal kept in the browser. */
export async function logIn(
  place: Place,
  username: string,
  password: string,
  entrance: 'master' | 'family' = 'master',
): Promise<Session> {
  const { context, page } = await openTab(place)
  await page.goto(entrance === 'master' ? '/login?as=master' : '/login')
  await page.locator('input[name=username]').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Hi, .+!$/ }).waitFor()
  const session = await context.storageState()
  await context.close()
  return session
}

/** To `read` a page, or to `use` it: a public page is painted, and its program comes at the first sign of use. */
export type Purpose = 'read' | 'use'

/** What a page loads with nothing in the cache until it can be read or used, and whether its hints were right. */
export async function coldCost(place: Place, path: string, purpose: Purpose): Promise<Cost> {
  const { context, page, devtools, quiet } = await openTab(place)
  const record = await recordNetwork(devtools)
  await page.goto(path)
  await heading(page).waitFor()
  // What is fetched ahead does not count for who only reads, however early it came.
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
  return { ...cost, complaints: record.complaints() }
}

/** “Slow 4G” of the browser's developer tools, and a processor a quarter as fast. */
export async function slowDown(devtools: Awaited<ReturnType<typeof openTab>>['devtools']) {
  const [latency, downloadThroughput, uploadThroughput] = [562.5, 180_000, 84_375]
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds to a page's heading with nothing in the cache, on a slow phone. */
export async function coldTime(place: Place, path: string): Promise<number> {
  const { context, page, devtools } = await openTab(place)
  await slowDown(devtools)
  const start = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await heading(page).waitFor()
  const time = performance.now() - start
  await context.close()
  return time
}

/** Opens the dashboard, leaves it idle, points at a menu entry and clicks it. */
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

/** What a menu entry still loads when the page was left idle and the pointer came first. */
export async function menuCost(place: Place, label: string): Promise<Cost> {
  const opened = await openTab(place)
  let record: Awaited<ReturnType<typeof recordNetwork>> | undefined
  await fromMenu(opened, label, async () => {
    record = await recordNetwork(opened.devtools)
  })
  await opened.quiet()
  await opened.context.close()
  return costOf(record?.transfers() ?? [], record?.complaints() ?? [])
}

/** Milliseconds from that click to the page's heading, on a slow phone. */
export async function menuTime(place: Place, label: string): Promise<number> {
  const opened = await openTab(place)
  const time = await fromMenu(opened, label, () => slowDown(opened.devtools))
  await opened.context.close()
  return time
}
