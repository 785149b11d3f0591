import { type Portal, type PortalOptions, startPortal } from '@lekta/tools/start-portal'
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { testRun } from './test-run'

export { expect } from '@playwright/test'

export type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>

interface Fixtures {
  /** Opens another user's browser, with separate cookies and storage; it is closed when the test ends. */
  openBrowser: OpenBrowser
  /** Starts another portal with the shared built files and database, unless the options override them. */
  startAnotherPortal: (options?: Partial<PortalOptions>) => Promise<Portal>
  /** Adds the errors of the shared portal to the report of a failed test. */
  portalLog: undefined
}

/** A test with its own browser, which opens the portal that all tests share. */
export const test = base.extend<Fixtures>({
  baseURL: ({ baseURL }, use) => use(baseURL ?? testRun().portal),
  async openBrowser({ browser, baseURL }, use) {
    const pages: Page[] = []
    await use(async (options) => {
      const page = await (await browser.newContext({ baseURL, ...options })).newPage()
      pages.push(page)
      return page
    })
    await Promise.all(pages.map((page) => page.context().close()))
  },
  portalLog: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures this one needs.
    async ({}, use, testInfo) => {
      await use(undefined)
      const { log } = testRun()
      if (log && testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('portal.log', { path: log, contentType: 'text/plain' })
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which other fixtures this one needs.
  async startAnotherPortal({}, use) {
    const { dist, data } = testRun()
    const portals: Portal[] = []
    await use(async (options) => {
      const portal = await startPortal({ dist, data, ...options })
      portals.push(portal)
      return portal
    })
    await Promise.all(portals.map(({ stop }) => stop()))
  },
})

/** Records a page's console messages, uncaught errors, and error responses of the server from this call on. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => lines.push(`thrown: ${error.stack ?? error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400) lines.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`)
  })
  return lines
}
