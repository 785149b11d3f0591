import { normAt, type SchoolTime } from '../src/assessment/percentile-norms'
import { priorFor } from '../src/assessment/prior'
import { abilityOf } from '../src/assessment/scale'
import { drawNormal, seededRandom } from '../src/assessment/simulate'
import type { Grade } from '../src/assessment/types'
import { readPassageBank } from './passages/bank'
import { biasOf, chanceOf, coverageOf, isShort, mean, reliabilityOf, rmseOf, shareOf } from './passages/figures'
import { careful } from './passages/manners'
import { questionMisfit } from './passages/readers'
import { type PassageOutcome, type PassageScenario, runPassages } from './passages/run'

const bank = await readPassageBank()
const count = Number(process.argv.find((word) => word.startsWith('--readers='))?.split('=')[1] ?? 400)

const run = (abilities: readonly number[], priorOf: PassageScenario['priorFor'], seed: number) =>
  runPassages({ bank, abilities, manner: careful, misfit: questionMisfit, priorFor: priorOf, seed })

const rowOf = (who: string, outcomes: readonly PassageOutcome[], reliability: string) => ({
  readers: who,
  number: outcomes.length,
  passages: mean(outcomes.map(({ test }) => test.answered.length)).toFixed(1),
  'shorter than the longest test': shareOf(outcomes, isShort).toFixed(2),
  'RMSE, L': rmseOf(outcomes).toFixed(0),
  'bias, L': biasOf(outcomes).toFixed(0),
  'band covers': coverageOf(outcomes).toFixed(3),
  'reliability within the grade': reliability,
})

const WIDTH = 200
const levels = Array.from({ length: 9 }, (_, index) => -300 + WIDTH * index)

/** Readers whose measures are spread evenly over a stretch of the scale. Their tests start from nothing. */
function ofLevel(low: number) {
  const abilities = Array.from({ length: count }, (_, index) => abilityOf(low + (WIDTH * (index + 0.5)) / count))
  return run(abilities, () => priorFor({ time: null, last: null }), 61_000_000 + 10_000 * low)
}

/** Readers with the norms of a grade in the middle of its year, where their tests start. */
function ofGrade(grade: Grade) {
  const time: SchoolTime = { grade, elapsed: 0.5 }
  const { mean: centre, standardDeviation } = normAt(time)
  const random = seededRandom(67 + grade)
  const abilities = Array.from({ length: count }, () => abilityOf(drawNormal(centre, standardDeviation, random)))
  return run(abilities, () => priorFor({ time, last: null }), 71_000_000 + 100_000 * grade)
}

const byLevel = levels.map((low) => ({ who: `${low}L to ${low + WIDTH}L`, outcomes: ofLevel(low) }))
const grades = Array.from({ length: 13 }, (_, grade) => grade as Grade)
const byGrade = grades.map((grade) => ({
  who: grade === 0 ? 'kindergarten' : `grade ${grade}`,
  outcomes: ofGrade(grade),
}))
const everyone = [...byLevel, ...byGrade].flatMap(({ outcomes }) => outcomes)
const rows = [
  ...byLevel.map(({ who, outcomes }) => rowOf(who, outcomes, '–')),
  ...byGrade.map(({ who, outcomes }) => rowOf(who, outcomes, reliabilityOf(outcomes).toFixed(2))),
  rowOf('all', everyone, '–'),
]
const notes = [
  'Careful readers and the bank of passages as it is; the difficulty of each question is off by 100L. Tests of readers by level start from nothing, those of readers by grade from the norms of their grade, whose measures they have.',
  'Must hold: for all readers together, the band contains the true measure in .94 to .96 of cases, give or take 1.96 standard errors. Single rows vary by chance.',
]
console.log(JSON.stringify({ title: 'Assessment engine: two questions per passage, by level and grade', rows, notes }))
const covered = coverageOf(everyone)
if (Math.abs(covered - 0.95) > 0.01 + chanceOf(0.95, everyone.length)) process.exitCode = 1
