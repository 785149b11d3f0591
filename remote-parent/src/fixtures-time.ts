const day = 24 * 60 * 60 * 1000

/** Returns the time this many days before another time, in wire format. */
export const ago = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()
