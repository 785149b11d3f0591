import {
  type CheckedPage,
  checkedLanguages,
  checkedStates,
  type PagesReport,
} from '@lekta/shared/contract/delivery/pages-report'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumOptions } from '../chromium'
import { packageAt } from '../packages'
import { findLayoutProblems } from './layout-problems'
import { readPages, reload, show, untilSettled } from './open-standalone'
import { recordFailures } from './record-failures'
import { findViolations } from './violations'

/** A language, and the window in which pages are looked at in it, in CSS pixels. */
const looks = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'id', viewport: { width: 390, height: 844 } },
] as const satisfies readonly { language: (typeof checkedLanguages)[number]; viewport: object }[]

type Look = (typeof looks)[number]
type Problem = CheckedPage['problems'][number]

interface Addressed {
  role: string
  at: string
}

async function openPage(browser: Browser, { viewport }: Look, address: string) {
  // Animations would make colours and positions depend on the moment at which they are looked at.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  // The loader of TypeScript wraps functions with this helper, also those that run in the page.
  await context.addInitScript('globalThis.__name ??= (value) => value')
  const page = await context.newPage()
  await page.clock.install()
  const failures = recordFailures(page)
  return { page, failures, pages: await readPages(page, address) }
}

/** Returns what is wrong with a page that is shown: facts about its layout, and what axe finds. */
async function inspect(page: Page): Promise<string[]> {
  const unsettled = await untilSettled(page)
  if (unsettled.length > 0) return unsettled
  const violations = await findViolations(page)
  return [
    ...(await page.evaluate(findLayoutProblems, 'main')),
    ...violations.map((text) => `breaks a rule of axe, ${text}`),
  ]
}

/** Opens all pages in all states as one look has them. Calls back with what it has found on each. */
async function checkLook(
  browser: Browser,
  look: Look,
  { address, onPage }: { address: string; onPage: (page: Addressed, problems: readonly Problem[]) => void },
) {
  const { language } = look
  const { page, failures, pages } = await openPage(browser, look, address)
  for (const [role, addresses] of Object.entries(pages)) {
    for (const at of addresses) {
      const problems: Problem[] = []
      for (const state of checkedStates) {
        await (state === checkedStates[0] ? reload : show)(page, { role, state, language, at, inPortal: true })
        const found = [...(await inspect(page)), ...failures.take({ withConsole: state !== 'error' })]
        problems.push(...found.map((problem) => ({ language, state, problem })))
      }
      onPage({ role, at }, problems)
    }
  }
  await page.context().close()
}

interface Release {
  area: string
  version: string
}

const tools = packageAt(`${import.meta.dirname}/../..`)

/**
 * Opens every page of a release in every state, in English in a large window and in Indonesian on a phone, with the
 * portal around it. `address` is that of its standalone page.
 */
export async function checkPages(address: string, { area, version }: Release): Promise<PagesReport> {
  const found = new Map<string, CheckedPage>()
  const onPage = ({ role, at }: Addressed, problems: readonly Problem[]) => {
    const key = `${role} ${at}`
    const page = found.get(key) ?? { address: at, role: role as CheckedPage['role'], problems: [] }
    found.set(key, { ...page, problems: [...page.problems, ...problems] })
  }
  const browser = await chromium.launch(await chromiumOptions())
  try {
    await Promise.all(looks.map((look) => checkLook(browser, look, { address, onPage })))
  } finally {
    await browser.close()
  }
  const pages = [...found.values()]
  return {
    area,
    version,
    checked_at: new Date().toISOString(),
    tools: tools.version,
    pages,
    opened: pages.length * checkedLanguages.length * checkedStates.length,
    problems: pages.reduce((sum, { problems }) => sum + problems.length, 0),
  }
}
