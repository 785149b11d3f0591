import { estimateTestletSpread } from '../src/assessment/passages/dependence'
import { STANDARD_PASSAGE_PROFILE } from '../src/assessment/passages/profile'
import { repliesOf } from '../src/assessment/passages/score'
import { countIn } from '../src/assessment/passages/select'
import { normAt, type SchoolTime } from '../src/assessment/percentile-norms'
import { priorFor } from '../src/assessment/prior'
import { abilityOf, logitsOf, spanOf } from '../src/assessment/scale'
import { drawNormal, seededRandom } from '../src/assessment/simulate'
import { timeAt } from './engine/figures'
import { schoolReaders } from './engine/readers'
import { readPassageBank } from './passages/bank'
import {
  biasOf,
  chanceOf,
  coverageOf,
  type Figure,
  isShort,
  mean,
  printFigures,
  reliabilityOf,
  rmseOf,
  shareOf,
} from './passages/figures'
import { careful } from './passages/manners'
import { questionMisfit } from './passages/readers'
import { type PassageOutcome, type PassageScenario, runPassages, timeSteps } from './passages/run'

const profile = STANDARD_PASSAGE_PROFILE
const GRADE: SchoolTime = { grade: 4, elapsed: 0.5 }

/** The error of an earlier test, in L. */
const EARLIER_ERROR = 80

/** Returns the figures that must hold for careful readers. `most` is the highest error, in L. */
function precisionOf(who: string, outcomes: readonly PassageOutcome[], most: number): Figure[] {
  const readers = outcomes.length
  const figure = (what: string, value: number, digits: number, limits: Pick<Figure, 'least' | 'most'> = {}) => ({
    what: `${who}: ${what}`,
    readers,
    value,
    digits,
    ...limits,
  })
  const allowed = chanceOf(0.95, readers)
  return [
    figure('RMSE, L', rmseOf(outcomes), 1, { most }),
    figure('bias, L', biasOf(outcomes), 1, { least: -10, most: 10 }),
    figure('the band covers', coverageOf(outcomes), 3, { least: 0.94 - allowed, most: 0.96 + allowed }),
    figure(
      'width of the band, L',
      mean(outcomes.map(({ result: { abilityBand } }) => spanOf(abilityBand.high - abilityBand.low))),
      0,
    ),
    figure('passages', mean(outcomes.map(({ test }) => test.answered.length)), 1),
    figure(
      'precise enough before the longest test',
      shareOf(outcomes, isShort),
      3,
      who === WITHOUT_GRADE ? {} : { least: 0.7 },
    ),
    figure(
      'a careful reader’s answers are left out as a blind stretch',
      shareOf(outcomes, ({ result }) => result.leftOut !== null),
      3,
      { most: 0.035 },
    ),
    figure(
      'not trusted',
      shareOf(outcomes, ({ result }) => result.trust !== 'trusted'),
      3,
      { most: 0.01 },
    ),
  ]
}

const WITHOUT_GRADE = 'without a grade'

/** Returns whether a test keeps its limits: kinds of questions, and no motif twice. */
function isBalanced({ test }: PassageOutcome): boolean {
  const passages = test.answered.map(({ passage }) => passage)
  const motifs = passages.flatMap((passage) => passage.motifs)
  const shares = profile.kinds.map((limit) => ({
    limit,
    share: passages.reduce((sum, passage) => sum + countIn(limit, passage), 0) / (2 * passages.length),
  }))
  return (
    new Set(motifs).size === motifs.length &&
    shares.every(({ limit, share }) => share >= limit.least && share <= limit.most)
  )
}

function exposureOf(outcomes: readonly PassageOutcome[]): number {
  const counts = new Map<string, number>()
  for (const { passage } of outcomes.flatMap(({ test }) => test.answered))
    counts.set(passage.id, (counts.get(passage.id) ?? 0) + 1)
  return Math.max(...counts.values()) / outcomes.length
}

/** Returns the figures about how tests are put together. */
function contentOf(who: string, outcomes: readonly PassageOutcome[]): Figure[] {
  const readers = outcomes.length
  return [
    {
      what: `${who}: kinds in balance and no motif twice`,
      readers,
      value: shareOf(outcomes, isBalanced),
      digits: 3,
      least: 0.995,
    },
    {
      what: `${who}: highest exposure of a passage`,
      readers,
      value: exposureOf(outcomes),
      digits: 3,
      most: profile.exposureCap,
    },
  ]
}

/** Returns the answers of a test as if the difficulties of its passages were certain. */
function asCalibrated({ test }: PassageOutcome) {
  const answered = test.answered.map(({ passage, replies }) => ({ passage: { ...passage, uncertainty: 0 }, replies }))
  return { answered, cares: repliesOf(answered).map(() => 1) }
}

const notes = [
  'The passages are those of the bank, with two questions each. Simulated readers answer with care. Their two answers about a passage depend on each other (standard deviation .5 logits), and the difficulty of each question is off by 100L, drawn anew for each of twenty banks.',
  `Students of grade 4 have the norms of their grade (mean 747L, standard deviation about 260L); their tests start from these norms, a later test from a measure that was off by ${EARLIER_ERROR}L. Readers without a grade are spread like a school (600L ± 350L), and their tests start from nothing.`,
  'Must hold: every limit. The error of readers without a grade is larger, because their first passages are further from their level; its limit only guards against getting worse.',
  'The time is that of one step: the estimate after an answer and, after every second one, the choice among all passages.',
]

async function main(): Promise<void> {
  const count = Number(process.argv.find((word) => word.startsWith('--readers='))?.split('=')[1] ?? 1500)
  const bank = await readPassageBank()
  const random = seededRandom(41)
  const norm = normAt(GRADE)
  const inGrade = Array.from({ length: count }, () => abilityOf(drawNormal(norm.mean, norm.standardDeviation, random)))
  const earlier = inGrade.map((ability) => drawNormal(ability, logitsOf(EARLIER_ERROR), random))
  const run = (abilities: readonly number[], priorOf: PassageScenario['priorFor']) =>
    runPassages({ bank, abilities, manner: careful, misfit: questionMisfit, priorFor: priorOf, seed: 43_000_000 })
  const byGrade = run(inGrade, () => priorFor({ time: GRADE, last: null }))
  const later = run(inGrade, (index) =>
    priorFor({
      time: GRADE,
      last: { ability: earlier[index] as number, standardError: logitsOf(EARLIER_ERROR), monthsAgo: 0 },
    }),
  )
  const wide = run(schoolReaders(count, 21), () => priorFor({ time: null, last: null }))
  const attempts = byGrade.slice(0, 500).map(asCalibrated)
  const population = {
    mean: abilityOf(norm.mean),
    standardDeviation: logitsOf(norm.standardDeviation),
    source: 'grade',
  } as const
  const times = timeSteps(bank, byGrade.slice(0, 200))
  const figures: Figure[] = [
    ...precisionOf('grade 4', byGrade, 80),
    {
      what: 'grade 4: reliability within the grade',
      readers: count,
      value: reliabilityOf(byGrade),
      digits: 3,
      least: 0.9,
    },
    ...contentOf('grade 4', byGrade),
    ...precisionOf('grade 4, later test', later, 80),
    ...precisionOf(WITHOUT_GRADE, wide, 87),
    ...contentOf(WITHOUT_GRADE, wide),
    {
      what: 'dependence of two answers about a passage, as learnt from 500 tests, logits',
      readers: 500,
      value: estimateTestletSpread(attempts, population),
      digits: 2,
      least: 0.3,
      most: 0.7,
    },
    { what: 'time of a step, p50, ms', readers: 200, value: timeAt(0.5, times), digits: 3 },
    { what: 'time of a step, p99, ms', readers: 200, value: timeAt(0.99, times), digits: 3, most: 1 },
  ]
  printFigures('Assessment engine: two questions per passage', figures, notes)
}

await main()
