import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '@lekta/tools/build-parts'
import { startPortal } from '@lekta/tools/start-portal'
import { launchChromium } from './chromium'
import type { UsedPage } from './interaction/pages'
import { type Used, visitAll } from './interaction/visit-all'
import { phoneTime } from './processor'
import { share } from './switches'
import type { Client } from './visits'

/**
 * Limits for a page: the 95th percentile of its interactions in milliseconds, until the next frame and of the CPU time
 * of the page’s thread, and the sum of its layout shifts.
 */
const limits: Readonly<Record<'time' | 'cpuTime' | 'shift', number>> = { time: 100, cpuTime: 100, shift: 0 }

function rowOf({ page, role }: UsedPage, { interactions, shifts }: Used) {
  const [times, cpuTimes] = [interactions.map(({ time }) => time), interactions.map(({ cpuTime }) => cpuTime)]
  const [p95, cpu, shift] = [
    share(times, 0.95),
    share(cpuTimes, 0.95),
    shifts.reduce((sum, { value }) => sum + value, 0),
  ]
  return {
    page: role ? `${page} (${role})` : page,
    interactions: interactions.length,
    'p50 ms': share(times, 0.5).toFixed(0),
    'p95 ms': p95.toFixed(0),
    'CPU, p95 ms': cpu.toFixed(0),
    'layout shift': shift.toFixed(4),
    ok: p95 <= limits.time && cpu <= limits.cpuTime && shift <= limits.shift ? 'yes' : 'no',
  }
}

/** Prints what was slow and what moved, so that its cause can be found. */
function explain({ page, role }: UsedPage, { interactions, shifts }: Used) {
  for (const { name, time, cpuTime } of interactions.filter(
    ({ time, cpuTime }) => time > limits.time || cpuTime > limits.cpuTime,
  ))
    console.error(`${page} (${role}): ${name}: ${time} ms, CPU ${cpuTime.toFixed(0)} ms`)
  for (const { value, moved } of shifts) console.error(`${page} (${role}): moved ${value.toFixed(4)}: ${moved}`)
}

async function measureAll(client: Client) {
  const rows: ReturnType<typeof rowOf>[] = []
  for await (const { used, result } of visitAll(client)) {
    explain(used, result)
    rows.push(rowOf(used, result))
  }
  return rows
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-bench-'))
const browser = await launchChromium()
try {
  await buildAll()
  const portal = await startPortal({ data: join(scratch, 'data') })
  const rows = await measureAll({ browser, address: portal.address }).finally(portal.stop)
  const notes = [
    `Each page is opened three times with an empty cache on a phone: 390 px wide, slow 4G (562 ms, 1.44 Mbit/s), a processor that takes ${phoneTime} ms for a fixed calculation, measured before each visit. It is used from 0.6 s after its heading appears: taps 0.6 s after one another, keys 0.12 s.`,
    'Times: from the input to the frame that shows its effect, by the browser’s Event Timing, which reports nothing below 16 ms. What an interaction requests from the server does not count.',
    'CPU: CPU time of the page’s own thread from the input to that frame, on that slow processor, or a little more. Other work on the machine affects it less than times.',
    'Layout shift: the sum of all shifts, while the page loads and while it is used, that do not follow an input within half a second.',
    `Must hold: 95 of 100 interactions within ${limits.time} ms, on an otherwise idle machine; their CPU time within ${limits.cpuTime} ms; no layout shift.`,
  ]
  console.log(JSON.stringify({ title: 'Interaction on a slow phone', rows, notes }))
  if (rows.some(({ ok }) => ok === 'no')) process.exitCode = 1
} finally {
  await browser.close()
  rmSync(scratch, { recursive: true, force: true })
}
