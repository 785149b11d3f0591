import { priorFor } from '../src/assessment/prior'
import { STANDARD_PROFILE } from '../src/assessment/profile'
import { ENGINE_VERSION } from '../src/assessment/result'
import { abilityOf } from '../src/assessment/scale'
import { drawNormal, seededRandom } from '../src/assessment/simulate'
import type { Prior } from '../src/assessment/types'
import { rowOf } from './engine/figures'
import { bankItems, normalReaders, schoolReaders, uniformItems } from './engine/readers'
import { runScenario, type Scenario } from './engine/runs'
import { loadJsCat, runJsCat } from './peer/jscat'

const REFERENCE_TAILS = [-1.5, 1.5] as const
const SCHOOL_TAILS = [abilityOf(250), abilityOf(950)] as const
const REFERENCE_PRIOR: Prior = { mean: 0, standardDeviation: 1.5, source: 'wide' }
/** The engine version that ignores carelessness. The reference figures ignore it as well. */
const PLAIN_VERSION = 1
const RASCH = { ...STANDARD_PROFILE, guessing: 0, targetStandardError: 0 }

/** Returns the reference setting: readers N(0, 1.5), Rasch items on [−5, 5], 30 items, no guessing. */
function reference(name: string, readers: number, items: number, seed: number, exposureCap: number): Scenario {
  return {
    name,
    engineVersion: PLAIN_VERSION,
    readers: normalReaders(readers, 1.5, seed),
    pool: uniformItems(items, seed + 1),
    profile: { ...RASCH, exposureCap },
    priorFor: () => REFERENCE_PRIOR,
    tails: REFERENCE_TAILS,
    seed: seed * 1_000_000,
  }
}

/**
 * Returns a simulation with the real bank, a guessing probability of 1/4, an exposure cap of .25, and the prior that
 * the server would set.
 */
function school(
  pool: Scenario['pool'],
  name: string,
  items: number,
  priorOf: (truth: number, index: number) => Prior,
): Scenario {
  const readers = schoolReaders(2000, 21)
  const profile = { ...STANDARD_PROFILE, maximumItems: items }
  const priors = readers.map(priorOf)
  const common = { engineVersion: ENGINE_VERSION, pool, profile, tails: SCHOOL_TAILS, seed: 23_000_000 }
  return { name, readers, priorFor: (index) => priors[index] as Prior, ...common }
}

async function schoolScenarios(): Promise<Scenario[]> {
  const pool = await bankItems()
  const random = seededRandom(24)
  const lastError = 0.5
  const wide = () => priorFor({ time: null, last: null })
  const grown = (truth: number) => {
    const earlier = drawNormal(truth, lastError, random)
    return priorFor({ time: null, last: { ability: earlier, standardError: lastError, monthsAgo: 0 } })
  }
  const grade = { grade: 4, elapsed: 0.5 } as const
  return [
    school(pool, 'bank, wide prior', 30, wide),
    school(pool, 'bank, grade 4 prior', 30, () => priorFor({ time: grade, last: null })),
    school(pool, 'bank, last measure', 30, grown),
    school(pool, 'bank, wide prior, 20 items', 20, wide),
    school(pool, 'bank, wide prior, 15 items', 15, wide),
  ]
}

const notes = [
  'Errors are in logits (180L each). EAP selects the items, WLE is reported; our engine has a row for each. The “Rasch” rows have no guessing or carelessness and 30 items for readers N(0, 1.5), like the reference figures.',
  'jsCAT tests the first readers of the same sample. It gives the single best item at once; ours chooses items one ahead, starts easy, balances genres and chooses among the best five.',
  'Tails are readers below −1.5 and above 1.5 logits, in the rows about the bank below 250L and above 950L. Exposure is the largest share of attempts that one item was given in.',
]

/**
 * Runs all simulations. jsCAT is slow, so it tests only the first readers of the reference setting.
 * `--peer-readers=1000` takes minutes.
 */
async function main(): Promise<void> {
  const peerReaders = Number(process.argv.find((word) => word.startsWith('--peer-readers='))?.split('=')[1] ?? 200)
  const rasch = reference('Rasch, 200 items', 10_000, 200, 1, 1)
  const large = reference('Rasch, 1,000 items, cap', 10_000, 1000, 2, STANDARD_PROFILE.exposureCap)
  const shared = { ...rasch, name: 'Rasch, readers of jsCAT', readers: rasch.readers.slice(0, peerReaders) }
  const jsCat = loadJsCat()
  const peers = (['EAP', 'MLE'] as const).map((method) => runJsCat(jsCat, shared, method))
  const ours = [rasch, large, ...(await schoolScenarios()), shared].flatMap(runScenario)
  console.log(JSON.stringify({ title: 'Assessment engine', rows: [...ours, ...peers].map(rowOf), notes }))
}

await main()
