import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '@lekta/tools/build-all'
import type { Page } from 'playwright-core'
import { launchChromium } from './chromium'
import { servePortal } from './served-portal'
import { type Cost, coldCost, coldTime, logIn, openTab, type Place, slowDown } from './visits'

/** JavaScript until the first text can be answered, in KB compressed: of the whole portal, and of the runner alone. */
const limits = { all: 400, runner: 50 } as const
/** From the tap to the paint of the next text, in milliseconds, for nineteen of twenty. */
const tapLimit = 100
/** Children of the demo’s teacher, each of whom gives so many answers; no test is over before. */
const takers = 3
const answers = 14
const password = 'lekta-demo'

/** A child that is logged in, and the address of the test that it has begun. */
interface Sitter extends Place {
  main: string
}

interface OpenTest {
  code: string
  id: number
  state: string
}

async function askAs(place: Place, path: string, method = 'GET') {
  const { origins = [] } = place.session as { origins?: { localStorage: { name: string; value: string }[] }[] }
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'token')?.value
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await fetch(`${place.address}/api${path}`, { method, headers })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
  return ((await reply.json()) as { data: unknown }).data
}

async function sitDown(anybody: Place, username: string): Promise<Sitter | null> {
  const place = { ...anybody, session: await logIn(anybody, username, password, 'family') }
  const tests = (await askAs(place, '/v2/test')) as OpenTest[]
  const test = tests.find(({ state }) => state === 'open')
  if (!test) return null
  await askAs(place, `/v2/test/${test.code}/${test.id}/start`, 'POST')
  return { ...place, main: `/test/main/${test.code}/${test.id}` }
}

async function findSitters(anybody: Place): Promise<Sitter[]> {
  const teacher = { ...anybody, session: await logIn(anybody, 'teacher', password) }
  const rows = (await askAs(teacher, '/v2/school/score-student?options[itemsPerPage]=50')) as { username: string }[]
  const found: Sitter[] = []
  for (const { username } of rows) {
    const sitter = await sitDown(anybody, username)
    if (sitter) found.push(sitter)
    if (found.length === takers) return found
  }
  throw new Error(`Fewer than ${takers} children have a test to take.`)
}

/** Writes down in the page how long it takes from each tap on “Done” to the paint of the next text. */
const watchTaps = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { tapTimes: times })
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('button[type="submit"]')) return
        const before = document.querySelector('h1')?.textContent
        const look = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === before) return
          look.disconnect()
          // Behind the frame in which the text is painted.
          requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp)))
        })
        look.observe(document.body, { subtree: true, childList: true, characterData: true })
      },
      true,
    )
  })

const readTaps = (page: Page) => page.evaluate(() => (window as unknown as { tapTimes: number[] }).tapTimes)

/** Answers one text after the other once each is saved, as a child does who reads, on a slow phone. */
async function tapThrough(sitter: Sitter): Promise<number[]> {
  const { context, page, devtools } = await openTab(sitter)
  await page.goto(sitter.main)
  const text = page.getByRole('heading', { level: 1, name: /^Text \d+$/ })
  const ready = page.getByRole('button', { name: 'I am ready to read on' })
  await text.waitFor()
  await slowDown(devtools)
  await watchTaps(page)
  for (let number = 1; number <= answers; number++) {
    await text.or(ready).first().waitFor()
    await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
    // Who taps at once is asked to rest now and then.
    if (await ready.isVisible()) await ready.click()
    await text.waitFor()
    await page.keyboard.press(String((number % 4) + 1))
    await page.getByRole('button', { name: 'Done, next text' }).click()
  }
  await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
  const times = await readTaps(page)
  await context.close()
  return times
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

const kilobytes = ({ requests }: Cost, of: RegExp) =>
  requests.filter(({ url }) => of.test(new URL(url).pathname)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024

const row = (what: string, figure: number, limit: number, unit: string) => ({
  What: what,
  Figure: `${figure.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`,
  Limit: `${limit} ${unit}`,
  Ratio: (figure / limit).toFixed(2),
})

async function measure(anybody: Place) {
  const sitters = await findSitters(anybody)
  const [first] = sitters as [Sitter]
  const cost = await coldCost(first, first.main, 'read')
  const cold = await coldTime(first, first.main)
  const taps: number[] = []
  for (const sitter of sitters) taps.push(...(await tapThrough(sitter)))
  const rows = [
    row('JavaScript until the first text, cold', kilobytes(cost, /\.js$/), limits.all, 'KB'),
    row('of it the runner’s own', kilobytes(cost, /test-runner.*\.js$/), limits.runner, 'KB'),
    row('tap to next text, p95', share(taps, 0.95), tapLimit, 'ms'),
  ]
  return {
    title: 'Taking a test on a slow phone',
    rows,
    notes: [
      `JavaScript as it comes, gzip, with nothing in the cache. Cold to the first text on the same phone: ${(cold / 1000).toFixed(1)} s.`,
      `Taps: ${taps.length} on slow 4G (562 ms, 1.44 Mbit/s) and a processor slowed down four times, from the tap to the painted text; median ${share(taps, 0.5).toFixed(0)} ms. Each text is tapped away once the answer before it is saved.`,
      'Must hold: no ratio above 1.',
    ],
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-bench-'))
try {
  await buildAll()
  const portal = await servePortal(undefined, join(scratch, 'data'))
  const browser = await launchChromium()
  try {
    const result = await measure({ browser, address: portal.address })
    console.log(JSON.stringify(result))
    if (result.rows.some(({ Ratio }) => Number(Ratio) > 1)) process.exitCode = 1
  } finally {
    await browser.close()
    await portal.stop()
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
