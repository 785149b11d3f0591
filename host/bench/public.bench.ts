import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '@lekta/tools/build-parts'
import { launchChromium } from './chromium'
import { judgePage, type Verdict } from './lighthouse'
import { freePort, servePortal } from './served-portal'
import { coldCost } from './visits'

/** The lowest score that a public page may have in any category. */
const leastScore = 95

const pages = ['/', '/login', '/how-it-works', '/contact-us', '/privacy-policy', '/?lang=id']

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const rowOf = (page: string, { scores, ...verdict }: Verdict, bytes: number) => ({
  Page: page,
  Performance: scores.performance,
  Accessibility: scores.accessibility,
  'Best practices': scores['best-practices'],
  SEO: scores.seo,
  'First paint': seconds(verdict.firstPaint),
  'Largest paint': seconds(verdict.largestPaint),
  Blocked: `${Math.round(verdict.blocked)} ms`,
  'Layout shift': verdict.shift.toFixed(3),
  'JS and CSS to read it, gzip': `${(bytes / 1024).toFixed(1)} KB`,
})

async function judgeAll(address: string) {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const judged: { page: string; verdict: Verdict; bytes: number }[] = []
    for (const page of pages) {
      const { bytes } = await coldCost({ browser, address }, page, 'read')
      judged.push({ page, verdict: await judgePage(address + page, port), bytes })
    }
    return judged
  } finally {
    await browser.close()
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-bench-'))
try {
  await buildAll()
  const portal = await servePortal(undefined, join(scratch, 'data'))
  const judged = await judgeAll(portal.address).finally(portal.stop)
  const weak = judged.flatMap(({ page, verdict }) =>
    Object.entries(verdict.scores).flatMap(([what, score]) =>
      score < leastScore ? [`${page}: ${what} ${score}`] : [],
    ),
  )
  for (const fault of weak) console.error(fault)
  const result = {
    title: 'The public pages, as Lighthouse sees them on a slow phone',
    rows: judged.map(({ page, verdict, bytes }) => rowOf(page, verdict, bytes)),
    notes: [
      'Lighthouse 12.8.2 with its usual mobile throttling (150 ms, 1.6 Mbit/s, a processor slowed down four times). The pages are painted at build time; their program comes when somebody does something, and is fetched ahead when the page is idle.',
      `Must hold: at least ${leastScore} of 100 in every category.`,
    ],
  }
  console.log(JSON.stringify(result))
  if (weak.length > 0) process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
