import { hasDeclined } from '../src/assessment/effort/decline'
import { normAt, normAtYear, type SchoolTime } from '../src/assessment/percentile-norms'
import { priorFor } from '../src/assessment/prior'
import { abilityOf, logitsOf } from '../src/assessment/scale'
import { drawNormal, seededRandom } from '../src/assessment/simulate'
import { schoolReaders } from './engine/readers'
import { readPassageBank } from './passages/bank'
import { biasOf, chanceOf, coverageOf, type Figure, printFigures, rmseOf, shareOf } from './passages/figures'
import {
  blindFrom,
  careful,
  guessing,
  type Manner,
  matchingWords,
  nervous,
  startingBlindly,
  unevenly,
} from './passages/manners'
import { questionMisfit, textMisfit } from './passages/readers'
import { type PassageOutcome, type PassageScenario, runPassages } from './passages/run'

const bank = await readPassageBank()
const count = Number(process.argv.find((word) => word.startsWith('--readers='))?.split('=')[1] ?? 600)
const school = schoolReaders(count, 31)

const run = (manner: Manner, changes: Partial<PassageScenario> = {}) =>
  runPassages({
    bank,
    abilities: school,
    manner,
    misfit: questionMisfit,
    priorFor: () => priorFor({ time: null, last: null }),
    seed: 47_000_000,
    ...changes,
  })

type Limits = Pick<Figure, 'least' | 'most'>

const figureOf = (what: string, readers: number, value: number, digits: number, limits: Limits = {}): Figure => ({
  what,
  readers,
  value,
  digits,
  ...limits,
})

/** The lowest coverage that is allowed, less what chance may take away. */
const leastCoverage = (readers: number) => 0.94 - chanceOf(0.95, readers)

const isNoBetter = ({ result }: PassageOutcome) => result.trust === 'no-better-than-chance'

/** Returns error, bias and coverage of readers who take a test in some manner. */
function figuresOf(
  who: string,
  outcomes: readonly PassageOutcome[],
  limits: { rmse?: number; bias?: number; covers?: boolean },
) {
  const readers = outcomes.length
  return [
    figureOf(`${who}: RMSE, L`, readers, rmseOf(outcomes), 0, limits.rmse ? { most: limits.rmse } : {}),
    figureOf(`${who}: bias, L`, readers, biasOf(outcomes), 0, limits.bias ? { most: limits.bias } : {}),
    figureOf(
      `${who}: the band covers`,
      readers,
      coverageOf(outcomes),
      3,
      limits.covers ? { least: leastCoverage(readers) } : {},
    ),
  ]
}

function stretches(): Figure[] {
  return [
    ...figuresOf('first five answers wrong', run(nervous(5)), { rmse: 140, covers: true }),
    ...figuresOf('first eight answers guessed', run(startingBlindly(8)), {}),
    ...figuresOf('guesses from answer 37 on', run(blindFrom(36)), {}),
  ]
}

/** Readers below 200L in bands of 100L, on a bank whose difficulties have the errors that short texts have. */
function beginners(): Figure[] {
  const readers = Math.ceil(count / 3)
  const bands = [-400, -300, -200, -100, 0, 100].map((low) => {
    const abilities = Array.from({ length: readers }, (_, index) => abilityOf(low + (100 * (index + 0.5)) / readers))
    return { low, outcomes: run(careful, { abilities, misfit: textMisfit }) }
  })
  const all = bands.flatMap(({ outcomes }) => outcomes)
  return [
    ...bands.map(({ low, outcomes }) =>
      figureOf(`${low}L to ${low + 100}L: “no better than guesses”`, readers, shareOf(outcomes, isNoBetter), 3, {
        most: 0.05,
      }),
    ),
    ...bands.map(({ low, outcomes }) =>
      figureOf(`${low}L to ${low + 100}L: the band covers`, readers, coverageOf(outcomes), 3),
    ),
    figureOf('below 200L: the band covers', all.length, coverageOf(all), 3, { least: leastCoverage(all.length) }),
  ]
}

function guessers(): Figure[] {
  const blind = run(guessing(1, 1))
  const fast = run(guessing(0.25, 0.45))
  const slow = run(guessing(0.25, 1))
  const uneven = run(unevenly)
  return [
    figureOf('guesses everything: “no better than guesses”', count, shareOf(blind, isNoBetter), 3, { least: 0.9 }),
    ...figuresOf('guesses at a quarter of the passages, in 45 % of the own time', fast, { rmse: 210 }),
    ...figuresOf('guesses at a quarter of the passages, at the own pace', slow, {}),
    ...figuresOf('reads with care at an uneven pace', uneven, { bias: 40 }),
    figureOf(
      'reads with care at an uneven pace: not trusted',
      count,
      shareOf(uneven, ({ result }) => result.trust !== 'trusted'),
      3,
      { most: 0.01 },
    ),
    ...figuresOf('compares words where understanding ends', run(matchingWords), { bias: 60 }),
    ...figuresOf(
      'compares words, below 300L',
      run(matchingWords, { abilities: school.map((_, i) => abilityOf(-300 + (600 * i) / count)) }),
      { bias: 60 },
    ),
  ]
}

const TIME: SchoolTime = { grade: 4, elapsed: 0.5 }
const EARLIER = { error: logitsOf(80), months: 4 }

/** Standard deviation of how much readers change beyond the average growth, in logits (see GROWTH_SPREAD). */
const CHANGE = logitsOf(120) * Math.sqrt(EARLIER.months / 12)

/** Returns the share of readers whose later test is said to have declined, if they grew by so many L on average. */
function declined(manner: Manner, growth: number): number {
  const random = seededRandom(53)
  const norm = normAt(TIME)
  const readers = Array.from({ length: count }, () => {
    const then = abilityOf(drawNormal(norm.mean - growth, norm.standardDeviation, random))
    return {
      measured: drawNormal(then, EARLIER.error, random),
      now: drawNormal(then + logitsOf(growth), CHANGE, random),
    }
  })
  const outcomes = run(manner, {
    abilities: readers.map(({ now }) => now),
    priorFor: (index) => {
      const last = {
        ability: readers[index]?.measured as number,
        standardError: EARLIER.error,
        monthsAgo: EARLIER.months,
      }
      return priorFor({ time: TIME, last })
    },
  })
  return shareOf(outcomes, ({ prior, result }) =>
    hasDeclined(prior, { ability: result.ability, standardError: result.abilityError }),
  )
}

function declines(): Figure[] {
  const usual = normAtYear(3.5).mean - normAtYear(3.5 - EARLIER.months / 12).mean
  return [
    figureOf('grew as usual: later test called a decline', count, declined(careful, usual), 3, { most: 0.1 }),
    figureOf('grew by 60L: later test called a decline', count, declined(careful, 60), 3, { most: 0.1 }),
    figureOf('did not grow: later test called a decline', count, declined(careful, 0), 3),
    figureOf('grew, but guesses at a quarter: called a decline', count, declined(guessing(0.25, 1), usual), 3),
    figureOf('grew, but guesses at half: called a decline', count, declined(guessing(0.5, 1), usual), 3),
  ]
}

const notes = [
  'The bank of passages as it is, first tests that start from nothing, errors in L. Difficulties are off by 100L for each question; for readers below 200L as much as the analyser is for so short a passage (up to 180L) and another 60L for each question. Careful log times have a spread of .25, uneven ones of .5.',
  'Must hold: every limit. A share of .94 may be lower by chance (1.96 standard errors).',
  'A decline compares a test with the result of four months before, with the growth that the norms expect and its variation (120L a year). Students who did not grow at all are behind the norms, and more of them are asked for a third test.',
]

printFigures(
  'Assessment engine: two questions per passage, without care',
  [...stretches(), ...beginners(), ...guessers(), ...declines()],
  notes,
)
