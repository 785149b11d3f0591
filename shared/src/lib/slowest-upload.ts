/**
 * Bytes per second at which a file may come and still be waited for, by browser and server alike: a school's line of 1 Mbit/s
 * that ten tablets share.
 */
export const slowestUpload = 12_500
