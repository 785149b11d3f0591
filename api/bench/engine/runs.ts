import { exposureRate } from '../../src/assessment/items/exposure'
import type { Profile } from '../../src/assessment/profile'
import { deriveResult } from '../../src/assessment/result'
import { seededRandom } from '../../src/assessment/simulate'
import { advance, type Step, start } from '../../src/assessment/step'
import type { Answer, ItemParameters, Prior } from '../../src/assessment/types'
import { type Figures, figuresOf, type Outcome, plainBand, type Tails, timeAt } from './figures'
import { steadyReader } from './readers'

/** A simulation: its readers and items. `priorFor` returns the prior of the n-th reader. */
export interface Scenario {
  name: string
  /** The version whose results are analysed. */
  engineVersion: number
  readers: readonly number[]
  pool: readonly ItemParameters[]
  profile: Profile
  priorFor: (index: number) => Prior
  tails: Tails
  seed: number
}

/**
 * Returns the figures of one simulation, first for the estimate that selects items and then for the reported
 * estimate.
 */
export function runScenario(scenario: Scenario): Figures[] {
  const { name, readers, profile, tails } = scenario
  const counts = new Map<string, number>()
  const times: number[] = []
  const routed: Outcome[] = []
  const reported: Outcome[] = []
  readers.forEach((truth, index) => {
    const respond = steadyReader(truth, profile.guessing, scenario.seed + index)
    const { answers, last } = runAttempt(scenario, index, respond, { counts, times })
    const { ability, abilityError, abilityBand } = resultOf(scenario, index, answers)
    const items = answers.length
    routed.push({ truth, items, ...last.estimate, band: plainBand(last.estimate) })
    reported.push({ truth, items, ability, standardError: abilityError, band: abilityBand })
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

/** Returns the reported result of a reader's answers. */
export function resultOf({ engineVersion, profile, priorFor }: Scenario, index: number, answers: readonly Answer[]) {
  const prior = priorFor(index)
  return deriveResult({ engineVersion, profile, prior, time: null, answers, stopReason: 'length', texts: [] })
}

/** Totals over the attempts of a simulation: how often each item was given, and how long each step took. */
export interface Tally {
  counts: Map<string, number>
  times: number[]
}

/** Runs one attempt and selects items one ahead, as the server does. Times each step and counts the items given. */
export function runAttempt(
  scenario: Scenario,
  index: number,
  respond: (item: ItemParameters) => Answer,
  { counts, times }: Tally,
) {
  const { pool, profile, seed } = scenario
  const exposure = new Map([...counts].map(([id, shown]) => [id, exposureRate(shown, index)]))
  const random = seededRandom(seed + index)
  const course = { pool, seen: new Set<string>(), exposure, prior: scenario.priorFor(index), profile, random }
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
