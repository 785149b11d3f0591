/** A value to predict, and what it is predicted from. */
export type Observation = { from: readonly number[]; value: number }

/** How many times the weights of a robust fit are computed again. They change little after ten. */
const ROUNDS = 30

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + value * (other[index] as number), 0)

/** Solves linear equations with a positive definite matrix; each row ends with the right side of its equation. */
function solve(equations: readonly (readonly number[])[]): number[] {
  const rows = equations.map((row) => [...row])
  for (const [column, pivot] of rows.entries()) {
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = (row[column] as number) / (pivot[column] as number)
      for (const [position, value] of pivot.entries()) row[position] = (row[position] as number) - factor * value
    }
  }
  return rows.map((row, index) => (row.at(-1) as number) / (row[index] as number))
}

function weightedFit(observations: readonly Observation[], weights: readonly number[]): number[] {
  const unknowns = observations[0]?.from.map((_, index) => index) ?? []
  const sumOf = (product: (one: Observation) => number) =>
    observations.reduce((sum, one, index) => sum + (weights[index] as number) * product(one), 0)
  const of = (one: Observation, index: number) => one.from[index] as number
  return solve(
    unknowns.map((row) => [
      ...unknowns.map((column) => sumOf((one) => of(one, row) * of(one, column))),
      sumOf((one) => of(one, row) * one.value),
    ]),
  )
}

/**
 * Returns the coefficients of a linear prediction with the least squared errors, except that errors beyond `limit` count
 * only in proportion to their size (Huber 1964), so that a few wrong values do not move the line.
 */
export function robustFit(observations: readonly Observation[], limit: number): number[] {
  let weights = observations.map(() => 1)
  let coefficients: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    coefficients = weightedFit(observations, weights)
    weights = observations.map(({ from, value }) => Math.min(1, limit / Math.abs(value - dot(from, coefficients))))
  }
  return coefficients
}
