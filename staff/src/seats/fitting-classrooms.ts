import type { SeatlessClassroom } from '@lekta/shared/contract/money/subscription'

/** Returns how many seats these classrooms lack together. */
export const missingSeats = (rooms: readonly SeatlessClassroom[]): number =>
  rooms.reduce((sum, { seatless }) => sum + seatless, 0)

/** Returns the ids of classrooms, in their order, all of whose students can get a seat. */
export function fittingClassrooms(rooms: readonly SeatlessClassroom[], free: number): number[] {
  let left = free
  return rooms.flatMap(({ id, seatless }) => {
    if (seatless === 0 || seatless > left) return []
    left -= seatless
    return [id]
  })
}
