import { sql } from 'drizzle-orm'
import { attempt } from '../database/schema'

// Attempts of all students: the bank belongs to no tenant.

/** How many of the newest attempts show how often items are given. Counting all of a country would take seconds. */
const EXPOSURE_ATTEMPTS = 4_000

/**
 * How many of the newest attempts items are calibrated from. An item of a country has thousands of answers in them,
 * and more would not make its difficulty more certain.
 */
const STUDIED_ATTEMPTS = 300_000

const firstOfNewest = (count: number) =>
  sql<number>`(select min(id) from (select id from ${attempt} order by id desc limit ${sql.raw(String(count))}) newest)`

/** The id of the oldest attempt that counts for exposure; null if there is none. */
export const firstExposing = firstOfNewest(EXPOSURE_ATTEMPTS)

/** The id of the oldest attempt that counts for calibration; null if there is none. */
export const firstStudied = firstOfNewest(STUDIED_ATTEMPTS)
