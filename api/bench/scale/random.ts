/** Random numbers that are the same in every run. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number
  /** Returns an integer from 0 up to, but not including, `count`. */
  below: (count: number) => number
  normal: () => number
}

/** Returns random numbers by Marsaglia's xorshift. `seed` must not be 0. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return { next, normal, below: (count) => Math.floor(next() * count) }
}
