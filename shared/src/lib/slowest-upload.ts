/**
 * The slowest upload speed that browser and server allow for, in bytes per second: a school's line of 1 Mbit/s shared
 * by ten tablets.
 */
export const slowestUpload = 12_500
