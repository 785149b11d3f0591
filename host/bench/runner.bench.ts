import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '@lekta/tools/build-parts'
import { pageLimits } from '@lekta/tools/page-limits'
import { buildWithMaps } from '@lekta/tools/script-contents'
import { startPortal } from '@lekta/tools/start-portal'
import { launchChromium } from './chromium'
import { describeContents } from './contents'
import { phoneTime } from './processor'
import { getReady, type Switch, share, threadTime, watchClick } from './switches'
import { type Client, type Cost, coldCost, coldTime, logIn, openTab, slowDown } from './visits'

/** Maximum size of the test runner’s own JavaScript, gzipped, in KB. */
const runnerLimit = 45
/**
 * Limits for the 95th percentile of a tap on “Next”, in milliseconds: `painted` until the next question is painted, `cpu`
 * for the CPU time of the page’s thread.
 */
const tapLimits = { painted: 100, cpu: 85 } as const
/**
 * The number of children who take a test, and the number of answers that each child gives. Every complete test needs
 * more answers.
 */
const takerCount = 3
const answerCount = 14
const password = 'lekta-demo'

/** A logged-in child, and the address of the test that it has started. */
interface TestTaker extends Client {
  main: string
}

interface OpenTest {
  code: string
  id: number
  state: string
}

async function callAs(client: Client, path: string, method = 'GET') {
  const { origins = [] } = client.session as { origins?: { localStorage: { name: string; value: string }[] }[] }
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'token')?.value
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await fetch(`${client.address}/api${path}`, { method, headers })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
  return ((await reply.json()) as { data: unknown }).data
}

async function startTest(visitor: Client, username: string): Promise<TestTaker | null> {
  const client = { ...visitor, session: await logIn(visitor, username, password, 'family') }
  const tests = (await callAs(client, '/v2/test')) as OpenTest[]
  const test = tests.find(({ state }) => state === 'open')
  if (!test) return null
  await callAs(client, `/v2/test/${test.code}/${test.id}/start`, 'POST')
  return { ...client, main: `/test/main/${test.code}/${test.id}` }
}

async function findTestTakers(visitor: Client): Promise<TestTaker[]> {
  const teacher = { ...visitor, session: await logIn(visitor, 'teacher', password) }
  const rows = (await callAs(teacher, '/v2/school/score-student?options[itemsPerPage]=50')) as { username: string }[]
  const found: TestTaker[] = []
  for (const { username } of rows) {
    const testTaker = await startTest(visitor, username)
    if (testTaker) found.push(testTaker)
    if (found.length === takerCount) return found
  }
  throw new Error(`Fewer than ${takerCount} children have a test to take.`)
}

/** Taps on “Next” and waits until the next question is painted. */
async function timeTap({ page, devtools }: Awaited<ReturnType<typeof openTab>>): Promise<Switch> {
  await page.getByRole('button', { name: 'Next', exact: true }).hover()
  const watch = await page.evaluateHandle(watchClick, 'item' as const)
  const before = await threadTime(devtools)
  // Uses the mouse directly: a locator’s `click` would first make the page’s thread search for the button.
  await page.mouse.down()
  await page.mouse.up()
  const painted = await watch.evaluate((watched) => watched.painted)
  return { painted, cpuTime: (await threadTime(devtools)) - before }
}

/**
 * Answers one question after another on a slow phone. Each answer is saved before the next one, as when a child takes
 * time to read.
 */
async function tapThrough(testTaker: TestTaker): Promise<Switch[]> {
  const tab = await openTab(testTaker)
  const { context, page, devtools } = tab
  await page.goto(testTaker.main)
  const text = page.getByRole('heading', { level: 1, name: /^Text \d+$/ })
  const ready = page.getByRole('button', { name: 'I’m ready' })
  await text.waitFor()
  await slowDown(devtools)
  await getReady(page, devtools)
  const taps: Switch[] = []
  for (let number = 1; number <= answerCount; number++) {
    await text.or(ready).first().waitFor()
    await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
    // A child that answers too fast is sometimes asked to take a break.
    if (await ready.isVisible()) await ready.click()
    await text.waitFor()
    await page.keyboard.press(String((number % 4) + 1))
    taps.push(await timeTap(tab))
  }
  await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
  await context.close()
  return taps
}

const kilobytes = ({ requests }: Cost, of: RegExp) =>
  requests.filter(({ url }) => of.test(new URL(url).pathname)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024

const row = (what: string, figure: number, limit: number, unit: string) => ({
  What: what,
  Figure: `${figure.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`,
  Limit: `${limit} ${unit}`,
  Ratio: (figure / limit).toFixed(2),
})

async function measure(visitor: Client, scratch: string) {
  const testTakers = await findTestTakers(visitor)
  const [first] = testTakers as [TestTaker]
  const cost = await coldCost(first, first.main, 'read')
  const cold = await coldTime(first, first.main)
  const taps: Switch[] = []
  for (const testTaker of testTakers) taps.push(...(await tapThrough(testTaker)))
  const folders = await buildWithMaps(['host', 'remote-test-runner', 'remote-child'], scratch)
  const [painted, cpu] = [taps.map((tap) => tap.painted), taps.map((tap) => tap.cpuTime)]
  const rows = [
    row('JavaScript until the first text, empty cache', kilobytes(cost, /\.js$/), pageLimits.runner, 'KB'),
    row('the runner’s share of it', kilobytes(cost, /test-runner.*\.js$/), runnerLimit, 'KB'),
    row('CPU from tap to next question, p95', share(cpu, 0.95), tapLimits.cpu, 'ms'),
    row('tap to next question, p95', share(painted, 0.95), tapLimits.painted, 'ms'),
  ]
  return {
    title: 'Taking a test on a slow phone',
    rows,
    notes: [
      `JavaScript as transferred, gzip, with an empty cache. Then the first text shows after ${(cold / 1000).toFixed(1)} s on this phone.`,
      `Taps: ${taps.length} on slow 4G (562 ms, 1.44 Mbit/s) and a processor that takes ${phoneTime} ms for a fixed calculation, from the tap until the next question is painted; median ${share(painted, 0.5).toFixed(0)} ms. Each tap comes after the previous answer was saved.`,
      `CPU: CPU time of the page’s own thread on that slow processor, which other work on the machine hardly affects; median ${share(cpu, 0.5).toFixed(0)} ms.`,
      `The JavaScript, in KB, by the share of each source in the minified scripts: ${describeContents(
        cost.requests.filter(({ url }) => url.endsWith('.js')),
        folders,
      )}.`,
      'Must hold: no ratio above 1; in the last row only on an otherwise idle machine.',
    ],
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-bench-'))
try {
  await buildAll()
  const portal = await startPortal({ data: join(scratch, 'data') })
  const browser = await launchChromium()
  try {
    const result = await measure({ browser, address: portal.address }, scratch)
    console.log(JSON.stringify(result))
    if (result.rows.slice(0, -1).some(({ Ratio }) => Number(Ratio) > 1)) process.exitCode = 1
  } finally {
    await browser.close()
    await portal.stop()
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
