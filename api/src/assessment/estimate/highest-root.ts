import { ABILITIES } from './grid'

/**
 * Returns the ability where a curve with this slope is highest, and its slope is 0. `slopeAt` may have several roots;
 * the slopes at the evenly spaced `abilities` show which of them is the highest. Returns the end of `abilities` if there
 * is no root.
 */
export function highestRoot(slopeAt: (ability: number) => number, abilities: readonly number[] = ABILITIES): number {
  const slopes = abilities.map(slopeAt)
  const top = highestPoint(slopes)
  const isRising = (slopes[top] as number) > 0
  const low = abilities[isRising ? top : Math.max(0, top - 1)] as number
  const high = abilities[isRising ? Math.min(abilities.length - 1, top + 1) : top] as number
  return bisect(slopeAt, low, high)
}

/** Returns the index of the highest point. The height of a point is the running sum of the slopes. */
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

/** Returns the root between two abilities, to the last digit. */
function bisect(slopeAt: (ability: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (slopeAt(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
