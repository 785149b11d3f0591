import type { TestStart } from './answer-table'
import { NODE_STEP, NODES } from './response-curves'

/** The standard deviation of abilities around what was expected, in logits, before any answer is known. */
const FIRST_DEVIATION = 2

/** What is assumed beforehand counts like this many tests, so that a few tests define no population. */
const ASSUMED_TESTS = 20

/** The nodes, with 0 in the middle, are also the deviations from the expected ability. */
const DEVIATIONS = NODES

const assumed: readonly number[] = (() => {
  const heights = DEVIATIONS.map((deviation) => Math.exp(-0.5 * (deviation / FIRST_DEVIATION) ** 2))
  const total = heights.reduce((sum, height) => sum + height, 0)
  return heights.map((height) => height / total)
})()

/**
 * How abilities are distributed around an expectation: the chance of each deviation from the line
 * `expected + slope · (expected − centre)`.
 */
interface Population {
  slope: number
  centre: number
  chances: readonly number[]
}

const unknownPopulation: Population = { slope: 0, centre: 0, chances: assumed }

/** What the next estimate of a population is made of: sums over its tests. */
interface Sums {
  tests: number
  expected: number
  squares: number
  above: number
  products: number
  chances: Float64Array
}

const lineAt = ({ slope, centre }: Population, expected: number) => expected + slope * (expected - centre)

/** Returns where a line lies among the nodes: how many nodes a deviation of 0 is moved by, whole and as a rest. */
function offsetOf(population: Population, expected: number) {
  const steps = lineAt(population, expected) / NODE_STEP
  const whole = Math.floor(steps)
  return { whole, rest: steps - whole }
}

function estimate({ tests, expected, squares, above, products, chances }: Sums): Population {
  const centre = expected / tests
  const slope = (products - centre * above) / (squares - centre * expected + ASSUMED_TESTS)
  return {
    slope,
    centre,
    chances: assumed.map((chance, i) => (chance * ASSUMED_TESTS + (chances[i] as number)) / (ASSUMED_TESTS + tests)),
  }
}

function meanOf(posterior: Float64Array): number {
  let mean = 0
  for (let k = 0; k < posterior.length; k++) mean += (posterior[k] as number) * (NODES[k] as number)
  return mean
}

/**
 * Estimates how abilities are distributed, as a histogram, from the posteriors of all tests (EM, Mislevy 1984). A
 * normal curve would not do: readers beyond the ends of the scale are rarer than it says, which bends the scale.
 * Abilities are distributed around what was expected when the test began, because its first items depend on that.
 * Each source of expectations has its own population.
 */
export function openPopulations() {
  const populations = new Map<string, Population>()
  let sums = new Map<string, Sums>()
  const populationOf = (source: string) => populations.get(source) ?? unknownPopulation
  const sumsOf = (source: string): Sums => {
    const found = sums.get(source)
    if (found) return found
    const chances = new Float64Array(DEVIATIONS.length)
    const fresh = { tests: 0, expected: 0, squares: 0, above: 0, products: 0, chances }
    sums.set(source, fresh)
    return fresh
  }
  return {
    /** Fills in the chance of each ability before the test that starts like this. */
    fillPrior(into: Float64Array, { source, expected }: TestStart) {
      const population = populationOf(source)
      const { whole, rest } = offsetOf(population, expected)
      for (let k = 0; k < into.length; k++) {
        const [upper = 0, lower = 0] = [population.chances[k - whole], population.chances[k - whole - 1]]
        into[k] = (1 - rest) * upper + rest * lower
      }
    },
    /** Counts the ability of a student, of which this is the posterior, in the next estimate. */
    add({ source, expected }: TestStart, posterior: Float64Array) {
      const of = sumsOf(source)
      const { whole, rest } = offsetOf(populationOf(source), expected)
      for (let k = 0; k < posterior.length; k++) {
        const share = posterior[k] as number
        const at = Math.min(DEVIATIONS.length - 1, Math.max(1, k - whole))
        of.chances[at] = (of.chances[at] as number) + (1 - rest) * share
        of.chances[at - 1] = (of.chances[at - 1] as number) + rest * share
      }
      const above = meanOf(posterior) - expected
      of.tests += 1
      of.expected += expected
      of.squares += expected ** 2
      of.above += above
      of.products += above * expected
    },
    /** Estimates the populations from what was added since the last time. */
    update() {
      for (const [source, of] of sums) populations.set(source, estimate(of))
      sums = new Map()
    },
  }
}
export type Populations = ReturnType<typeof openPopulations>
