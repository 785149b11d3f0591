const day = 24 * 60 * 60 * 1000

/** The moment so many days before another, as the wire has it. */
export const ago = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()
