import { ABILITIES } from './grid'

/**
 * Returns the ability where a curve with this slope is highest, and its slope is 0. `slopeAt` may have several roots;
 * the slopes at the points of the grid show which of them is the highest. Returns the end of the grid if there is no
 * root.
 */
export function highestRoot(slopeAt: (ability: number) => number): number {
  const slopes = ABILITIES.map(slopeAt)
  return refine(slopeAt, slopes, highestPoint(slopes))
}

/** Returns the index of the highest grid point. The height of a point is the running sum of the slopes. */
function highestPoint(slopes: readonly number[]): number {
  let height = 0
  let best = 0
  let highest = 0
  for (let index = 1; index < slopes.length; index++) {
    height += ((slopes[index] as number) + (slopes[index - 1] as number)) / 2
    if (height > highest) {
      highest = height
      best = index
    }
  }
  return best
}

/** Returns the root next to the highest grid point, found by bisection to the last digit. */
function refine(slopeAt: (ability: number) => number, slopes: readonly number[], top: number): number {
  const rising = (slopes[top] as number) > 0
  let low = ABILITIES[rising ? top : Math.max(0, top - 1)] as number
  let high = ABILITIES[rising ? Math.min(ABILITIES.length - 1, top + 1) : top] as number
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (slopeAt(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
