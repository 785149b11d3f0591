/** Maps a value to a position. */
export type Scale = (value: number) => number

/** Returns the scale that maps `low`…`high` to `from`…`to`. Values outside end at the edges. */
export function linearScale(low: number, high: number, from: number, to: number): Scale {
  const span = high - low || 1
  return (value) => from + Math.min(1, Math.max(0, (value - low) / span)) * (to - from)
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 400, 500, 1000]

/**
 * Returns round values from `low` to `high`, at most `most` of them. With `outwards`, the first and the last enclose
 * both ends; otherwise they lie between them.
 */
export function ticksBetween(low: number, high: number, most = 5, outwards = false): number[] {
  const count = Math.max(2, most)
  const first = (step: number) => (outwards ? Math.floor(low / step) : Math.ceil(low / step))
  const last = (step: number) => (outwards ? Math.ceil(high / step) : Math.floor(high / step))
  const step = steps.find((size) => last(size) - first(size) < count) ?? (high - low) / (count - 1)
  if (!(step > 0)) return [low]
  return Array.from({ length: Math.max(0, last(step) - first(step) + 1) }, (_, i) => (first(step) + i) * step + 0)
}

/** Returns ticks that enclose all values, with some room around a single value. */
export function enclosingTicks(values: readonly number[], most = 5): number[] {
  const finite = values.filter(Number.isFinite)
  if (finite.length === 0) return [0, 100]
  const low = finite.reduce((a, b) => Math.min(a, b))
  const high = finite.reduce((a, b) => Math.max(a, b))
  return low === high ? ticksBetween(low - 50, high + 50, most, true) : ticksBetween(low, high, most, true)
}

/** Returns the first and the last of some ticks. */
export const endsOf = (ticks: readonly number[]) => ({ low: ticks[0] ?? 0, high: ticks.at(-1) ?? 0 })
