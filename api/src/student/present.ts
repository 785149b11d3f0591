import type { Student } from '@lekta/shared/contract/student'

const points = new Intl.NumberFormat('en')

/** Points with thousands separators. */
export const formatPoints = (count: number) => points.format(count)

interface StudentRow {
  id: number
  name: string
  username: string
  email: string | null
  dateOfBirth: string | null
  avatar: string | null
  points: number
  grade: number | null
  classrooms: string[]
}

/** A student as the contract names it. */
export const presentStudent = ({ dateOfBirth, points, ...row }: StudentRow): Student => ({
  ...row,
  date_of_birth: dateOfBirth,
  poin_formatted: formatPoints(points),
})
