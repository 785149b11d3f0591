import { priorFor } from '../src/assessment/prior'
import { STANDARD_PROFILE } from '../src/assessment/profile'
import { ENGINE_VERSION, type Result } from '../src/assessment/result'
import { drawNormal, seededRandom } from '../src/assessment/simulate'
import type { Prior } from '../src/assessment/types'
import { MANNERS, type Manner, mannered } from './engine-careless-readers'
import { bankItems, schoolReaders } from './engine-readers'
import { resultOf, runAttempt, type Scenario, type Tally } from './engine-runs'

/** Coverage that is asked for, and how many standard errors chance may add to it. */
const WANTED = { low: 0.94, high: 0.96, errors: 1.96 }

/** Readers with care whose measure is doubted. */
const MOST_DOUBTED = 0.03

/** Below this many trusted tests a coverage is chance. */
const ENOUGH = 100

const LAST_ERROR = 0.5

interface Told extends Pick<Result, 'ability' | 'abilityBand' | 'trust'> {
  truth: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const isHeld = ({ truth, abilityBand }: Told) => truth >= abilityBand.low && truth <= abilityBand.high

const coverage = (told: readonly Told[]) => told.filter(isHeld).length / told.length

/** Every other reader is known by a last measure, the others not at all. */
function priorOf(ability: number, index: number): Prior {
  const earlier = drawNormal(ability, LAST_ERROR, seededRandom(index + 1))
  const last = { ability: earlier, standardError: LAST_ERROR, monthsAgo: 0 }
  return priorFor({ time: null, last: index % 2 === 0 ? last : null })
}

function tell(scenario: Scenario, manner: Manner): Told[] {
  const tally: Tally = { counts: new Map(), times: [] }
  return scenario.readers.map((truth, index) => {
    const respond = mannered(manner, truth, scenario.seed + index)
    const { answers } = runAttempt(scenario, index, respond, tally)
    return { truth, ...resultOf(scenario, index, answers) }
  })
}

/** Whether the band holds as often as it says, chance allowed for; null where too few are trusted to tell. */
function holds(trusted: readonly Told[]): boolean | null {
  if (trusted.length < ENOUGH) return null
  const share = coverage(trusted)
  const chance = WANTED.errors * Math.sqrt((0.95 * 0.05) / trusted.length)
  return share >= WANTED.low - chance && share <= WANTED.high + chance
}

const shown = { true: 'yes', false: 'no', null: 'too few are trusted' }

function rowOf({ told: reader }: Manner, all: readonly Told[]) {
  const errors = all.map(({ ability, truth }) => ability - truth)
  const trusted = all.filter(({ trust }) => trust === 'trusted')
  const missed = trusted.filter((one) => !isHeld(one))
  return {
    reader,
    readers: all.length,
    RMSE: Math.sqrt(mean(errors.map((error) => error ** 2))).toFixed(3),
    bias: mean(errors).toFixed(3),
    'band covers': coverage(all).toFixed(3),
    'not trusted': (1 - trusted.length / all.length).toFixed(3),
    'band covers, of the trusted': trusted.length === 0 ? '–' : coverage(trusted).toFixed(3),
    'trusted and missed, of all': (missed.length / all.length).toFixed(3),
    '.94–.96': shown[`${holds(trusted)}`],
  }
}

const notes = [
  'The bank as it is, 30 items, errors in logits (180L each); every other reader is known by a last measure, the others not at all. Careful answers take the time of reading at 100–300 words a minute, hurried ones about a second.',
  'Must hold for careful and hurried readers, for guesses at up to one text in ten and for slips at up to one in twenty: the band of the trusted covers .94–.96, give or take 1.96 standard errors; at most 3 in 100 careful readers are doubted.',
  'Beyond that the last column tells how it is. An adaptive test goes down with the reader, so that more slips, or more guesses at the pace of reading, look like a lower reader; no statistic of 30 answers tells them apart (decision 25). Who guesses at everything is told from a reader.',
]

/** Rows that must hold, so that a worse engine measures nothing. */
const MUST_HOLD = /^reads|^guesses (5|10) %|^slips at (2|5) %|^hurries/

async function main(): Promise<void> {
  const count = Number(process.argv.find((word) => word.startsWith('--readers='))?.split('=')[1] ?? 1000)
  const readers = schoolReaders(count, 31)
  const priors = readers.map(priorOf)
  const scenario: Scenario = {
    name: 'careless',
    engineVersion: ENGINE_VERSION,
    readers,
    pool: await bankItems(),
    profile: STANDARD_PROFILE,
    priorFor: (index) => priors[index] as Prior,
    tails: [0, 0],
    seed: 37_000_000,
  }
  const tested = MANNERS.map((manner) => ({ manner, all: tell(scenario, manner) }))
  const failed = tested.filter(({ manner, all }) => {
    const trusted = all.filter(({ trust }) => trust === 'trusted')
    const doubted = manner.told.startsWith('reads') && trusted.length < all.length * (1 - MOST_DOUBTED)
    return doubted || (MUST_HOLD.test(manner.told) && holds(trusted) === false)
  })
  const rows = tested.map(({ manner, all }) => rowOf(manner, all))
  if (failed.length > 0) {
    console.table(rows)
    throw new Error(`The band does not hold where the reader ${failed.map(({ manner }) => manner.told).join('; ')}.`)
  }
  console.log(JSON.stringify({ title: 'Assessment engine: readers without care', rows, notes }))
}

await main()
