import { normalQuantile } from './estimate/normal'
import { chanceRight } from './model'
import { advance, type Course, type Step, start } from './step'
import type { Answer, ItemParameters, StopReason } from './types'

/** A simulated attempt: its answers in order, why it ended, and the step after each answer. */
export interface SimulatedAttempt {
  answers: Answer[]
  stopReason: StopReason
  steps: Step[]
}

/** Returns a generator of numbers in [0, 1). The same seed always gives the same numbers (a mixed 32-bit counter). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** Returns a random number from a normal distribution. */
export function drawNormal(mean: number, standardDeviation: number, random: () => number): number {
  return mean + standardDeviation * normalQuantile((Math.floor(random() * 2 ** 31) + 0.5) / 2 ** 31)
}

/**
 * Returns a function that answers items like a student of this ability (logits) who follows the model and takes a
 * minute per item.
 */
export function modelReader(ability: number, guessing: number, random: () => number) {
  return (item: ItemParameters): Answer => ({
    item,
    correct: random() < chanceRight(ability, item.difficulty, guessing),
    skipped: false,
    milliseconds: 60_000,
  })
}

/** Simulates a whole attempt. Like server and browser, it selects items one ahead. */
export function simulateAttempt(course: Course, respond: (item: ItemParameters) => Answer): SimulatedAttempt {
  const pending = start(course)
  const answers: Answer[] = []
  const steps: Step[] = []
  for (;;) {
    const current = pending.shift()
    if (current) answers.push(respond(current))
    const step = advance({ ...course, answered: answers, pending, window: 'open' })
    steps.push(step)
    if (step.next) pending.push(step.next)
    if (step.finished) return { answers, stopReason: step.finished, steps }
  }
}
