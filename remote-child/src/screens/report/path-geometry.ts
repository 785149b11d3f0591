import { childSteps, LOWEST_MEASURE, STEP_WIDTH } from '@lekta/shared/lib/measure/measure'

/** The size of the picture in its own units. */
export const box = { width: 380, height: 440 }
const road = { bottom: 392, top: 62, middle: 186, swing: 46, bends: 1.6 }

/** Distance between two stones, in L. */
export const stoneEvery = STEP_WIDTH
const ahead = 2 * stoneEvery
const shortest = 6 * stoneEvery
/** The maximum number of stones that fit without touching. */
const mostStones = 14

export interface Point {
  x: number
  y: number
}

const pointAt = (share: number): Point => ({
  x: road.middle + road.swing * Math.sin(share * Math.PI * road.bends + 0.6),
  y: road.bottom - share * (road.bottom - road.top),
})

/** How far the road continues beyond the visible section, as a share of that section. */
const beyond = 0.3
const samples = Array.from({ length: 81 }, (_, i) => pointAt((i / 80) * (1 + 2 * beyond) - beyond))

/** The SVG path of the road, from below the picture to above it. */
export const roadPath = `M${samples.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

export interface Stone extends Point {
  measure: number
  /**
   * Whether the stone has a label. Below 0L every stone has one, because it is a step; above 0L every second stone
   * has one.
   */
  named: boolean
}

/**
 * Returns the section of the scale around some measures, from bottom to top, with a stone every 50L. If there would
 * be too many stones, the distance is a larger multiple of 50L.
 */
export function pathAround(measures: readonly number[]) {
  const down = (value: number) => Math.floor(value / stoneEvery) * stoneEvery
  const from = Math.max(LOWEST_MEASURE, down(Math.min(...measures)) - stoneEvery)
  const to = Math.max(down(Math.max(...measures)) + stoneEvery + ahead, from + shortest)
  const apart = stoneEvery * Math.ceil((to - from) / stoneEvery / mostStones)
  const pointFor = (measure: number) => pointAt((measure - from) / (to - from))
  const stones: Stone[] = Array.from({ length: Math.floor((to - from) / apart) + 1 }, (_, i) => {
    const measure = from + i * apart
    return { measure, named: childSteps(measure) !== null || measure % (2 * apart) === 0, ...pointFor(measure) }
  })
  return { pointFor, stones }
}

/** Moves positions up, starting with the lowest, until each is at least `gap` above the one below. */
export function spaceApart(gap: number, heights: readonly number[]): number[] {
  const spaced: number[] = []
  for (const y of heights) spaced.push(Math.min(y, (spaced.at(-1) ?? Number.POSITIVE_INFINITY) - gap))
  return spaced
}
