/** The time zone of the company and of people without a school. */
export const homeZone = 'Asia/Jakarta'
