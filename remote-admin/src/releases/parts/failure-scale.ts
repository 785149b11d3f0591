export interface Hour {
  at: string
  browsers: number
  failing_browsers: number
}

/**
 * Returns, for each hour, the failing browsers per thousand since the first hour; null until a browser has loaded the
 * release. The sum of several hours says more than a single hour with few browsers.
 */
export function cumulativeRates(hours: readonly Hour[]): (number | null)[] {
  let [browsers, failing] = [0, 0]
  return hours.map((hour) => {
    browsers += hour.browsers
    failing += hour.failing_browsers
    return browsers === 0 ? null : (Math.min(failing, browsers) / browsers) * 1000
  })
}

/** Returns a round step, 1 or more, of which at most five reach the highest value. */
function stepFor(highest: number): number {
  const rough = Math.max(highest, 4) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}

/** Returns the values of the axis, from 0 to the first one that is not below the highest value. */
export function levelsFor(highest: number): number[] {
  const step = stepFor(highest)
  const count = Math.max(2, Math.ceil(highest / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}
