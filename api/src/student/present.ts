import type { Student } from '@lekta/shared/contract/people/student'

const points = new Intl.NumberFormat('en')

/** Formats points with thousands separators. */
export const formatPoints = (count: number) => points.format(count)

type StudentRow = Omit<Student, 'poin_formatted'> & { points: number }

export const presentStudent = ({ points, ...row }: StudentRow): Student => ({
  ...row,
  poin_formatted: formatPoints(points),
})
