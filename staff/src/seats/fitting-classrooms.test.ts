import { fittingClassrooms, missingSeats } from './fitting-classrooms'

const rooms = [0, 28, 30, 12, 5].map((seatless, id) => ({ id, name: `${id}`, grade: 4, students: 30, seatless }))

test.each([
  [0, []],
  [4, []],
  [40, [1, 3]],
  [50, [1, 3, 4]],
  [75, [1, 2, 3, 4]],
])('with %d seats, the classrooms %j are suggested', (free, ids) => {
  expect(fittingClassrooms(rooms, free)).toEqual(ids)
})

test('the missing seats of classrooms are added up', () => {
  expect(missingSeats(rooms)).toBe(75)
})
