import type { Page } from 'playwright-core'

/** What is shown on a standalone page. */
export interface Shown {
  role: string
  state: string
  language: 'en' | 'id'
  /** The address within the area. */
  at: string
  /** Whether the portal is around the page, with its menu and bell. */
  inPortal?: boolean
}

/** Milliseconds that a page has to show its content. */
const timeoutMs = 20_000

/** Milliseconds in which another page appears in place of one with 10,000 rows, on a busy machine. */
const changeMs = 60_000

/** Milliseconds until a page that shows nothing yet is looked at again. */
const frameMs = 50

const searchOf = ({ role, state, language, inPortal }: Shown) =>
  `?role=${role}&lang=${language}&state=${state}&at=2026-11-20T09:00&toolbar=off${inPortal ? '&around=portal' : ''}`

const addressOf = (shown: Shown) => `${searchOf(shown)}#${shown.at}`

/** Waits until the page shows a role, language and state. */
const untilShown = (page: Page, { role, language, state }: Shown) =>
  page
    .locator(`[data-role="${role}"][data-language="${language}"][data-state="${state}"]`)
    .waitFor({ state: 'attached', timeout: changeMs })

/**
 * Opens a page in a document that shows the area already, which is much faster than a reload. Only a change of role,
 * language or state is waited for.
 */
export async function show(page: Page, shown: Shown): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', location.pathname + address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, addressOf(shown))
  await untilShown(page, shown)
}

/** Opens a page in a new document. */
export async function reload(page: Page, shown: Shown): Promise<void> {
  const { origin, pathname } = new URL(page.url())
  await page.goto('about:blank')
  await page.goto(origin + pathname + addressOf(shown))
  await untilShown(page, shown)
}

/**
 * Opens a standalone page. Returns the roles of its area, and the addresses that each of them can open, as the toolbar
 * lists them.
 */
export async function readPages(page: Page, address: string): Promise<Record<string, string[]>> {
  await page.goto(address)
  const toolbar = page.getByRole('region', { name: 'Toolbar' })
  await toolbar.getByRole('button', { name: 'Options' }).click()
  const role = toolbar.getByRole('combobox', { name: 'Role' })
  const valuesOf = (name: string) =>
    toolbar
      .getByRole('combobox', { name, exact: true })
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  const pages: Record<string, string[]> = {}
  for (const each of await valuesOf('Role')) {
    await role.selectOption(each)
    await page.waitForURL(/#\/./)
    pages[each] = await valuesOf('Page')
  }
  return pages
}

/** Runs in the page. Returns whether it shows a heading or an alert, and nothing is loading. */
function isSettled() {
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
  const loading = find('[role="status"]').filter((element) => /^(Loading|Memuat)$/.test(nameOf(element)))
  const isReady = loading.length === 0 && !find('.mantine-Skeleton-root').length
  return isReady && find('h1, h2, [role="alert"]').length > 0
}

/** Runs in the page. Returns whether it shows at least a placeholder. */
const showsAnything = () =>
  [...document.querySelectorAll('h1, h2, [role="alert"], [role="status"], [aria-busy], .mantine-Skeleton-root')].some(
    (element) => element.checkVisibility(),
  )

/** Longer than an answer takes in the state `slow`, and than a loading indicator stays. In milliseconds. */
const slowMs = 5000

/**
 * Waits until the page shows what it should, and lets the time of the page pass faster meanwhile. Returns what is wrong
 * if it never does. Needs `page.clock.install()`.
 */
export async function untilSettled(page: Page): Promise<string[]> {
  const deadline = Date.now() + timeoutMs
  while (!(await page.evaluate(showsAnything))) {
    if (Date.now() > deadline) return ['is white while it loads']
    await page.waitForTimeout(frameMs)
  }
  while (!(await page.evaluate(isSettled))) {
    if (Date.now() > deadline) return ['shows no heading and no alert, or does not stop loading']
    await page.clock.fastForward(slowMs)
  }
  return []
}
