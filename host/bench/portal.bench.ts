import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '@lekta/tools/build-parts'
import { buildMonolith } from '@lekta/tools/monolith'
import { pageLimits } from '@lekta/tools/page-limits'
import { buildWithMaps } from '@lekta/tools/script-contents'
import { startPortal } from '@lekta/tools/start-portal'
import { launchChromium } from './chromium'
import { describeContents } from './contents'
import { measure, type Pages } from './measure'
import { phoneTime } from './processor'

/** Maximum size of a federated page, as a ratio to its size in the monolith. */
const allowedRatio = 1.02
/** Pages that have to meet the ratio and load as many levels as the monolith, and their maximum sizes in KB. */
const limits = {
  'login, to use': pageLimits.login,
  'dashboard, cold': pageLimits.dashboard.teacher,
  'dashboard of a school, cold': pageLimits.dashboard.school,
  'dashboard of an admin, cold': pageLimits.dashboard.admin,
  'dashboard of a parent, cold': pageLimits.dashboard.parent,
  'dashboard of a child, cold': pageLimits.dashboard.child,
  'remote’s page, cold': null,
} as const
/** Pages of which the notes say what they consist of. */
const described = ['login, to use', 'dashboard, cold', 'remote’s page, cold'] as const

type Measured = Record<'monolith' | 'federated', Pages>

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

function rowsOf(measured: Measured) {
  const names = Object.keys(measured.federated) as (keyof Pages)[]
  return names.flatMap((page) =>
    (['monolith', 'federated'] as const).map((build) => {
      const { cost, times } = measured[build][page]
      const whole = measured.monolith[page].cost.bytes
      return {
        Page: page,
        Build: build === 'monolith' ? 'one build' : 'federated',
        'JS and CSS, gzip': `${(cost.bytes / 1024).toFixed(1)} KB`,
        Ratio: whole === 0 ? '' : (cost.bytes / whole).toFixed(3),
        Requests: cost.requests.length,
        Levels: cost.levels,
        'Fetched twice': cost.twice.length,
        'Unused hints': cost.warnings.length,
        'To the heading': times.length > 0 ? `${(median(times) / 1000).toFixed(2)} s` : '',
      }
    }),
  )
}

/** Returns a sentence for each exceeded limit. Times have no limit. */
function exceededLimits({ monolith, federated }: Measured): string[] {
  const sentences = Object.entries(limits).flatMap(([name, kilobytes]) => {
    const page = name as keyof typeof limits
    const [ours, whole] = [federated[page].cost, monolith[page].cost]
    const [ratio, size] = [ours.bytes / whole.bytes, ours.bytes / 1024]
    return [
      ...(ratio > allowedRatio ? [`${page}: ${ratio.toFixed(3)} times the one build.`] : []),
      ...(ours.levels > whole.levels ? [`${page}: ${ours.levels} levels, the one build ${whole.levels}.`] : []),
      ...(kilobytes && size > kilobytes ? [`${page}: ${size.toFixed(1)} KB, at most ${kilobytes} KB.`] : []),
    ]
  })
  const wasted = Object.entries(federated).flatMap(([page, { cost }]) =>
    [...cost.twice, ...cost.warnings].map((what) => `${page}: ${what}`),
  )
  return [...sentences, ...wasted]
}

async function measureBoth(scratch: string): Promise<Measured> {
  await buildAll()
  const whole = join(scratch, 'monolith')
  await buildMonolith(whole)
  const browser = await launchChromium()
  try {
    const build = async (dist: string | undefined) => {
      const portal = await startPortal({ dist, data: join(scratch, 'data') })
      try {
        return await measure(browser, portal.address)
      } finally {
        await portal.stop()
      }
    }
    return { federated: await build(undefined), monolith: await build(whole) }
  } finally {
    await browser.close()
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'lekta-bench-'))
try {
  const measured = await measureBoth(scratch)
  const folders = await buildWithMaps(['host', 'remote-teacher'], scratch)
  const messages = exceededLimits(measured)
  for (const message of messages) console.error(message)
  const result = {
    title: 'The portal in a browser: federated against one build',
    rows: rowsOf(measured),
    notes: [
      'One build: the same sources with plain lazy imports instead of federation, and with the same hints. Chromium, an empty cache, the server of `npm start`. Requests include those for data.',
      'Levels: how many scripts and styles load one after another after the HTML; those on level 1 are named in the HTML.',
      `To the heading: median of three, on slow 4G (562 ms, 1.44 Mbit/s) and a processor that takes ${phoneTime} ms for a fixed calculation. Other work on the machine affects it, so it has no limit.`,
      ...described.map((page) => {
        const { requests } = measured.federated[page].cost
        return `Contents of ${page}, in KB, by the share of each source in the minified scripts: ${describeContents(requests, folders)}.`
      }),
      `Must hold for login to use, the dashboards and remote’s page: at most ${allowedRatio} times the bytes and no more levels than one build; the login page at most ${pageLimits.login} KB, the dashboards ${Object.entries(
        pageLimits.dashboard,
      )
        .map(([role, kilobytes]) => `${kilobytes} KB (${role})`)
        .join(', ')}. Everywhere: nothing fetched twice; no hint unused.`,
    ],
  }
  console.log(JSON.stringify(result))
  if (messages.length > 0) process.exitCode = 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
