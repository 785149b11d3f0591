/** The school grades of students, as stored. */
export const grades = Array.from({ length: 12 }, (_, i) => String(i + 1))
