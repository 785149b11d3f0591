import { abilityBand } from '../src/assessment/band'
import type { Profile } from '../src/assessment/profile'
import { scoreAnswers } from '../src/assessment/score'
import { exposureRate } from '../src/assessment/select'
import { seededRandom } from '../src/assessment/simulate'
import { advance, type Step, start } from '../src/assessment/step'
import type { Answer, ItemParameters, Prior } from '../src/assessment/types'
import { warmEstimate } from '../src/assessment/warm'
import { type Figures, figuresOf, type Outcome, plainBand, type Tails, timeAt } from './engine-figures'
import { steadyReader } from './engine-readers'

/** A simulation: who is tested with what. `priorFor` gives the prior of the n-th reader. */
export interface Scenario {
  name: string
  readers: readonly number[]
  pool: readonly ItemParameters[]
  profile: Profile
  priorFor: (index: number) => Prior
  tails: Tails
  seed: number
}

/** Figures of one simulation: the estimate that routes, and the one that is reported. */
export function runScenario(scenario: Scenario): Figures[] {
  const { name, readers, profile, tails } = scenario
  const counts = new Map<string, number>()
  const times: number[] = []
  const routed: Outcome[] = []
  const reported: Outcome[] = []
  readers.forEach((truth, index) => {
    const { answers, last } = runAttempt(scenario, index, counts, times)
    const scored = scoreAnswers(answers, profile)
    const estimate = warmEstimate(scored, profile.guessing)
    if (!estimate) throw new Error(`Reader ${index} of "${name}" has no scored answer`)
    const items = answers.length
    routed.push({ truth, items, ...last.estimate, band: plainBand(last.estimate) })
    reported.push({ truth, items, ...estimate, band: abilityBand(scored, profile.guessing) })
  })
  const extra = {
    maxExposure: Math.max(...counts.values()) / readers.length,
    p50Milliseconds: timeAt(0.5, times),
    p99Milliseconds: timeAt(0.99, times),
  }
  return [
    figuresOf(`${name}, EAP to route`, routed, tails, extra),
    figuresOf(`${name}, WLE to report`, reported, tails, extra),
  ]
}

/** One attempt, one item ahead, as the server runs it; times each call and counts what was given. */
function runAttempt(scenario: Scenario, index: number, counts: Map<string, number>, times: number[]) {
  const { pool, profile, readers, seed } = scenario
  const exposure = new Map([...counts].map(([id, given]) => [id, exposureRate(given, index)]))
  const random = seededRandom(seed + index)
  const course = { pool, seen: new Set<string>(), exposure, prior: scenario.priorFor(index), profile, random }
  const respond = steadyReader(readers[index] as number, profile.guessing, seed + index)
  const pending = start(course)
  const answers: Answer[] = []
  let last: Step
  do {
    const current = pending.shift()
    if (current) answers.push(respond(current))
    const before = performance.now()
    last = advance({ ...course, answered: answers, pending, window: 'open' })
    times.push(performance.now() - before)
    if (last.next) pending.push(last.next)
  } while (!last.finished)
  for (const { item } of answers) counts.set(item.id, (counts.get(item.id) ?? 0) + 1)
  return { answers, last }
}
