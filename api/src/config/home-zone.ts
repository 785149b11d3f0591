/** The time zone of ourselves, and of people who belong to no school. */
export const homeZone = 'Asia/Jakarta'
