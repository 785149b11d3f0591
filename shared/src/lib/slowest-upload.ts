/**
 * The slowest upload that browser and server wait for, in bytes per second: a school's line of 1 Mbit/s shared by ten
 * tablets.
 */
export const slowestUpload = 12_500
