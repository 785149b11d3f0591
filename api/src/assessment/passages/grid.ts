import { ABILITIES } from '../estimate/grid'

/** Abilities, in logits, over which likelihoods are computed. `oddsAgainst` has e^−θ for each of them. */
export interface Grid {
  abilities: readonly number[]
  oddsAgainst: Float64Array
}

const gridOf = (abilities: readonly number[]): Grid => ({
  abilities,
  oddsAgainst: Float64Array.from(abilities, (ability) => Math.exp(-ability)),
})

/** For results. */
export const FINE_GRID = gridOf(ABILITIES)

/** For choosing passages during a test, which has to be fast: a step of .3 logits. */
export const COARSE_GRID = gridOf(ABILITIES.filter((_, index) => index % 3 === 0))
