/** Up to this percentile a student reads far below the grade. */
export const FAR_BELOW_PERCENTILE = 10

/** A last test older than this, in months, is stale. */
export const STALE_MONTHS = 4

/** The stretches of the scale in which a spread of measures is counted, in L. */
export const SPREAD_STEP = 25
