import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Figures, figuresOf, type Outcome, plainBand, timeAt } from '../engine/figures'
import { steadyReader } from '../engine/readers'
import type { Scenario } from '../engine/runs'

interface Stimulus {
  index: number
  a: number
  b: number
  c: number
  d: number
}

interface Cat {
  theta: number
  seMeasurement: number
  updateAbilityEstimate(zeta: Stimulus, answer: 0 | 1): void
  findNextItem(stimuli: Stimulus[]): { nextStimulus: Stimulus | undefined; remainingStimuli: Stimulus[] }
}

interface JsCat {
  Cat: new (settings: Record<string, unknown>) => Cat
}

const FOLDER = dirname(fileURLToPath(import.meta.url))

/** Loads jsCAT 5.2.3 from this file's folder; the first call installs it there with npm. */
export function loadJsCat(): JsCat {
  if (!existsSync(join(FOLDER, 'node_modules/@bdelab/jscat'))) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const options = { cwd: FOLDER, stdio: 'inherit' as const, shell: process.platform === 'win32' }
    execFileSync(npm, ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], options)
  }
  return createRequire(import.meta.url)('@bdelab/jscat') as JsCat
}

/**
 * Returns the figures of jsCAT for the readers, items and answers of a scenario, with maximum information and the
 * same prior.
 */
export function runJsCat({ Cat }: JsCat, scenario: Scenario, method: 'EAP' | 'MLE'): Figures {
  const times: number[] = []
  const counts = new Map<string, number>()
  const outcomes = scenario.readers.map((truth, index): Outcome => {
    const { mean, standardDeviation } = scenario.priorFor(index)
    const bounds = { minTheta: -6, maxTheta: 6, priorDist: 'norm', priorPar: [mean, standardDeviation] }
    const cat = new Cat({ method, itemSelect: 'MFI', nStartItems: 0, theta: mean, ...bounds })
    runAttempt(cat, scenario, index, times, counts)
    const estimate = { ability: cat.theta, standardError: cat.seMeasurement }
    return { truth, items: scenario.profile.maximumItems, ...estimate, band: plainBand(estimate) }
  })
  return figuresOf(`jsCAT 5.2.3, ${method}`, outcomes, scenario.tails, {
    maxExposure: Math.max(...counts.values()) / outcomes.length,
    p50Milliseconds: timeAt(0.5, times),
    p99Milliseconds: timeAt(0.99, times),
  })
}

function runAttempt(cat: Cat, scenario: Scenario, index: number, times: number[], counts: Map<string, number>): void {
  const { pool, profile, readers, seed } = scenario
  const respond = steadyReader(readers[index] as number, profile.guessing, seed + index)
  let stimuli = pool.map((item, index) => ({ index, a: 1, b: item.difficulty, c: profile.guessing, d: 1 }))
  for (let count = 0; count < profile.maximumItems; count++) {
    const before = performance.now()
    const { nextStimulus, remainingStimuli } = cat.findNextItem(stimuli)
    const item = nextStimulus && pool[nextStimulus.index]
    if (!nextStimulus || !item) throw new Error('jsCAT ran out of items')
    cat.updateAbilityEstimate(nextStimulus, respond(item).correct ? 1 : 0)
    times.push(performance.now() - before)
    stimuli = remainingStimuli
    counts.set(item.id, (counts.get(item.id) ?? 0) + 1)
  }
}
