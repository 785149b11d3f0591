/**
 * The slowest speed of uploads and large downloads that browser and server allow for, in bytes per second: a school's
 * line of 1 Mbit/s shared by ten tablets.
 */
export const slowestTransfer = 12_500
