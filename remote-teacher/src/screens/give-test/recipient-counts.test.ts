import type { Candidate } from '@lekta/shared/contract/schedule'
import { chosenOf, classesOf } from './recipient-counts'

const rooms = { a: { id: 1, name: '4A', grade: 4 }, b: { id: 2, name: '4B', grade: 4 } }
const child = (id: number, classrooms: Candidate['classrooms'], seat: Candidate['seat'] = 'given'): Candidate => ({
  id,
  name: `Child ${id}`,
  avatar: null,
  classrooms,
  seat,
})
const all = [child(1, [rooms.b]), child(2, [rooms.a], 'missing'), child(3, [rooms.a, rooms.b]), child(4, [])]

test('each class has the number of its children and of those without a seat', () => {
  expect(classesOf(all)).toEqual([
    { ...rooms.a, children: 2, seatless: 1 },
    { ...rooms.b, children: 2, seatless: 0 },
  ])
})

test('a child in two chosen classes is counted once, and one without a seat is left out', () => {
  const { recipients, seatless } = chosenOf(all, { classrooms: [1, 2], students: [3, 4] })
  expect(recipients.map(({ id }) => id)).toEqual([1, 3, 4])
  expect(seatless.map(({ id }) => id)).toEqual([2])
})
