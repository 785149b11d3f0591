import type { Candidate } from '@lekta/shared/contract/schedule'

/** The chosen recipients of a test. */
export interface Selection {
  classrooms: readonly number[]
  students: readonly number[]
}

/** A class, the number of its children who can be chosen, and how many of them have no seat. */
export interface ClassChoice {
  id: number
  name: string
  grade: number
  children: number
  seatless: number
}

const hasNoSeat = ({ seat }: Candidate) => seat === 'missing'

/** Returns the classes of the candidates, sorted by name. */
export function classesOf(candidates: readonly Candidate[]): ClassChoice[] {
  const rooms = new Map<number, ClassChoice>()
  for (const candidate of candidates) {
    for (const room of candidate.classrooms) {
      const counted = rooms.get(room.id) ?? { ...room, children: 0, seatless: 0 }
      const seatless = counted.seatless + Number(hasNoSeat(candidate))
      rooms.set(room.id, { ...counted, children: counted.children + 1, seatless })
    }
  }
  return [...rooms.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Returns the children of a selection: those who get the test, and those left out because they have no seat. */
export function chosenOf(candidates: readonly Candidate[], { classrooms, students }: Selection) {
  const chosen = candidates.filter(
    ({ id, classrooms: rooms }) => students.includes(id) || rooms.some((room) => classrooms.includes(room.id)),
  )
  return { recipients: chosen.filter((one) => !hasNoSeat(one)), seatless: chosen.filter(hasNoSeat) }
}
