/** The school grades that a student can be in, as they are stored. */
export const grades = Array.from({ length: 12 }, (_, i) => String(i + 1))
