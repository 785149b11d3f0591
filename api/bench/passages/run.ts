import { exposureRate } from '../../src/assessment/items/exposure'
import { STANDARD_PASSAGE_PROFILE } from '../../src/assessment/passages/profile'
import { derivePassageResult, PASSAGE_ENGINE_VERSION, type PassageResult } from '../../src/assessment/passages/result'
import { type SimulatedPassages, simulatePassages } from '../../src/assessment/passages/simulate'
import { advancePassages, type PassageSituation } from '../../src/assessment/passages/step'
import type { AnsweredPassage } from '../../src/assessment/passages/types'
import { seededRandom } from '../../src/assessment/simulate'
import type { Prior } from '../../src/assessment/types'
import type { PassageBank } from './bank'
import type { Manner } from './manners'
import { BLIND, isRight, type Misfit, paceOf, type Reader } from './readers'

/** A simulation: who takes a test, in which manner, and how far the difficulties are off. */
export interface PassageScenario {
  bank: PassageBank
  abilities: readonly number[]
  manner: Manner
  misfit: Misfit
  priorFor: (index: number) => Prior
  seed: number
}

/** What one reader’s test showed. */
export interface PassageOutcome {
  truth: number
  prior: Prior
  test: SimulatedPassages
  result: PassageResult
}

/** Runs the tests of all readers, one after the other, so that the exposure of passages counts. */
export function runPassages(scenario: PassageScenario): PassageOutcome[] {
  const counts = new Map<string, number>()
  return scenario.abilities.map((truth, index) => {
    const exposure = new Map([...counts].map(([id, times]) => [id, exposureRate(times, index)]))
    const test = runTest(scenario, { ability: truth, seed: scenario.seed + index }, index, exposure)
    for (const { passage } of test.answered) counts.set(passage.id, (counts.get(passage.id) ?? 0) + 1)
    const prior = scenario.priorFor(index)
    return { truth, prior, test, result: resultOf(test, prior) }
  })
}

function runTest(
  { bank, manner, misfit, priorFor }: PassageScenario,
  reader: Reader,
  index: number,
  exposure: ReadonlyMap<string, number>,
): SimulatedPassages {
  const random = seededRandom(reader.seed * 17 + 3)
  const duration = paceOf(reader, manner.unevenness)
  const course = {
    pool: bank.passages,
    seen: new Set<string>(),
    exposure,
    prior: priorFor(index),
    profile: STANDARD_PASSAGE_PROFILE,
    random: seededRandom(reader.seed * 13 + 5),
  }
  let ofPassage = 0
  return simulatePassages(course, (passage, number, position) => {
    if (number === 0) ofPassage = random()
    const question = passage.questions[number]
    const floor = manner.matchesWords ? Math.max(BLIND, bank.matched.get(question.id) ?? BLIND) : BLIND
    const milliseconds = duration(passage, number)
    return manner.answer({
      isRight: isRight(reader, passage, question, misfit, floor),
      milliseconds,
      position,
      ofPassage,
      random,
    })
  })
}

function resultOf({ answered, stopReason }: SimulatedPassages, prior: Prior): PassageResult {
  const profile = STANDARD_PASSAGE_PROFILE
  return derivePassageResult({
    engineVersion: PASSAGE_ENGINE_VERSION,
    profile,
    prior,
    time: null,
    answered,
    stopReason,
    texts: [],
  })
}

/** Returns how long a step takes, in milliseconds: the best of three times, so that other processes count less. */
function timeStep(situation: PassageSituation): number {
  const times = [1, 2, 3].map(() => {
    const started = performance.now()
    advancePassages(situation)
    return performance.now() - started
  })
  return Math.min(...times)
}

/** Returns how long each step of these tests takes, in milliseconds: they are gone through once more. */
export function timeSteps(bank: PassageBank, outcomes: readonly PassageOutcome[]): number[] {
  const common = { pool: bank.passages, seen: new Set<string>(), exposure: new Map<string, number>() }
  return outcomes.flatMap(({ prior, test: { answered } }, index) => {
    const course = {
      ...common,
      prior,
      profile: STANDARD_PASSAGE_PROFILE,
      random: seededRandom(index),
      window: 'open' as const,
    }
    return answered.flatMap((last, at) => {
      const before = answered.slice(0, at)
      const first: AnsweredPassage = { passage: last.passage, replies: [last.replies[0]] }
      const situations: PassageSituation[] = [
        { ...course, answered: [...before, first], pending: null },
        { ...course, answered: [...before, last], pending: answered[at + 1]?.passage ?? null },
      ]
      return situations.map(timeStep)
    })
  })
}
