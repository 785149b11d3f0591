/** The students whose values are in one bin. */
export interface Bin {
  from: number
  count: number
  /** Their names, if they may be shown. */
  names?: readonly string[] | undefined
}

/** Joins bins to wider ones that begin at multiples of `step`. */
export function joinBins(bins: readonly Bin[], step: number): Bin[] {
  const joined = new Map<number, { from: number; count: number; names: string[] }>()
  for (const { from, count, names } of bins) {
    const start = Math.floor(from / step) * step
    const bin = joined.get(start) ?? { from: start, count: 0, names: [] }
    bin.count += count
    bin.names.push(...(names ?? []))
    joined.set(start, bin)
  }
  return [...joined.values()].sort((a, b) => a.from - b.from)
}

/** Returns one dot per student, each with its position in the stack of its bin. */
export const dotsOf = (bins: readonly Bin[]) =>
  bins.flatMap(({ from, count }) =>
    Array.from({ length: count }, (_, index) => ({ key: `${from} ${index}`, from, index })),
  )

/** Counts values in bins of a width. */
export function binsOf(values: readonly number[], step: number): Bin[] {
  return joinBins(
    values.map((value) => ({ from: value, count: 1 })),
    step,
  ).map(({ from, count }) => ({ from, count }))
}
