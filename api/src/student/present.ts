import type { Student } from '@lekta/shared/contract/student'

const points = new Intl.NumberFormat('en')

/** Points with thousands separators. */
export const formatPoints = (count: number) => points.format(count)

type StudentRow = Omit<Student, 'poin_formatted'> & { points: number }

/** A student as the contract names it. */
export const presentStudent = ({ points, ...row }: StudentRow): Student => ({
  ...row,
  poin_formatted: formatPoints(points),
})
