import { readingRange } from '@lekta/shared/lib/measure/measure'
import { seededRandom } from '../assessment/simulate'
import { groupStudents, textFor } from './group-students'

const studentsAt = (...values: number[]) => values.map((value) => ({ value }))
const valuesOf = (groups: readonly { value: number }[][]) => groups.map((group) => group.map(({ value }) => value))

describe('reading groups', () => {
  test('are empty without students', () => {
    expect(groupStudents([])).toEqual([])
  })

  test('are sorted from the lowest measure and as few as possible', () => {
    expect(valuesOf(groupStudents(studentsAt(610, 400, 500, 480, 640)))).toEqual([
      [400, 480, 500],
      [610, 640],
    ])
  })

  test('keep students with close measures together if that needs no further group', () => {
    expect(valuesOf(groupStudents(studentsAt(400, 520, 540, 550, 660)))).toEqual([[400], [520, 540, 550, 660]])
    expect(valuesOf(groupStudents(studentsAt(400, 410, 540, 560, 570)))).toEqual([
      [400, 410],
      [540, 560, 570],
    ])
  })

  test('always have a text in the reading range of each student', () => {
    const random = seededRandom(5)
    const students = Array.from({ length: 120 }, () => ({ value: Math.floor(random() * 300) * 5 - 300 }))
    const groups = groupStudents(students)
    expect(groups.flat()).toHaveLength(students.length)
    for (const group of groups) {
      const text = textFor(group)
      for (const { value } of group) {
        const { low, high } = readingRange(value)
        // The measure of a text is rounded to 10L, so it may be up to 5L outside the range.
        expect(text).toBeGreaterThanOrEqual(low - 5)
        expect(text).toBeLessThanOrEqual(high + 5)
      }
    }
  })

  test('get a text near their median measure', () => {
    expect(textFor(studentsAt(400, 480, 500))).toBe(450)
    expect(textFor(studentsAt(600, 620, 630))).toBe(620)
    expect(textFor(studentsAt(-120))).toBe(-120)
  })
})
