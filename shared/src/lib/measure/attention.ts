/** A student at or below this percentile reads far below the grade. */
export const FAR_BELOW_PERCENTILE = 10

/** A student's last test is stale if it is older than this number of months. */
export const STALE_MONTHS = 4

/** The width of the bins in which measures are counted along the scale, in L. */
export const SPREAD_STEP = 25
