import type { RolloverAction } from '@lekta/shared/contract/people/rollover'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/**
 * Returns the name of the classroom one grade higher, such as `5A` for `4A` and `V-B` for `IV-B`. A name that does not
 * contain the grade stays the same.
 */
export function nextClassroomName(name: string, grade: number): string {
  const number = new RegExp(`(?<!\\d)${grade}(?!\\d)`)
  if (number.test(name)) return name.replace(number, String(grade + 1))
  const [now = '', next = ''] = [numerals[grade - 1], numerals[grade]]
  const numeral = new RegExp(`(?<![\\p{L}\\d])${now}(?![\\p{L}\\d])`, 'u')
  return next !== '' && numeral.test(name) ? name.replace(numeral, next) : name
}

interface Classroom {
  id: number
  name: string
  grade: number
  students: number
  /** The number of different grades among its students. */
  grades: number
}

/**
 * Returns where each classroom moves: one grade higher, or out of the school if its grade is the highest. A classroom
 * whose name has no grade stays as it is if its students are of several grades, because it is not a class of one year.
 */
export function proposeMoves(classrooms: readonly Classroom[]) {
  const highest = Math.max(...classrooms.map(({ grade }) => grade))
  return classrooms.map(({ grades, ...classroom }) => {
    const into = nextClassroomName(classroom.name, classroom.grade)
    const isMixed = into === classroom.name && grades > 1
    const action: RolloverAction = isMixed ? 'stay' : classroom.grade === highest ? 'leave' : 'promote'
    return { ...classroom, action, into }
  })
}
