/** A student at or below this percentile reads far below the grade. */
export const FAR_BELOW_PERCENTILE = 10

/** A last test older than this, in months, is stale. */
export const STALE_MONTHS = 4

/** The width of a bin when measures are counted along the scale, in L. */
export const SPREAD_STEP = 25
