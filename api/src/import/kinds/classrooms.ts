import type { ImportNote } from '@lekta/shared/contract/import'
import type { Grade } from '../../assessment/types'
import { insertMany } from '../../database/insert-many'
import { classroom } from '../../database/schema'
import { gradeIn } from '../columns'
import type { Setting } from '../kind'
import { note } from '../line'
import { plainWords } from '../read/heading'
import { type SchoolRoom, selectSchoolRooms } from './people-queries'

/** A classroom by its name, as people write it: `Kelas 4a` is `4A`. */
export const roomKey = (name: string) => plainWords(name).replace(/^(kelas|class|classroom|rombel) (?=.)/, '')

/** A classroom that a sheet names and the school does not have yet. */
interface NewRoom {
  name: string
  grade: Grade
}

/** The school's classrooms, and those that a sheet asks for beside them. */
export interface Rooms {
  known: ReadonlyMap<string, SchoolRoom>
  asked: Map<string, NewRoom>
}

export async function findRooms({ tenant, database }: Setting): Promise<Rooms> {
  const rooms = await selectSchoolRooms(tenant, database)
  return { known: new Map(rooms.map((room) => [roomKey(room.name), room])), asked: new Map() }
}

/** Where a line puts somebody. */
export interface Places {
  /** Keys of classrooms, known or asked for. */
  keys: string[]
  /** Of the first of them. */
  grade: Grade | undefined
  faults: ImportNote[]
  notices: ImportNote[]
}

const noGrade = note('grade', 'gradeOfClassroom')

function placeIn(name: string, grade: Grade | undefined, rooms: Rooms, places: Places, { tenant }: Setting) {
  const key = roomKey(name)
  const known = rooms.known.get(key)
  const made = gradeIn(key) ?? grade
  if (known ? !known.own : tenant.role === 'teacher') return places.faults.push(note('classrooms', 'notYourClassroom'))
  if (!known && !rooms.asked.has(key)) {
    if (!made) return places.faults.push(noGrade)
    rooms.asked.set(key, { name, grade: made })
    places.notices.push(note('classrooms', 'classroomMade', { classroom: name }))
  }
  places.grade ??= known?.grade ?? rooms.asked.get(key)?.grade
  return places.keys.push(key)
}

/** Finds the classrooms that a line names. A school's new ones are asked for, a teacher's have to be there and be the teacher's. */
export function findPlaces(names: readonly string[], grade: Grade | undefined, rooms: Rooms, setting: Setting): Places {
  const places: Places = { keys: [], grade: undefined, faults: [], notices: [] }
  for (const name of names) placeIn(name, grade, rooms, places, setting)
  return places
}

/** Makes the classrooms that are asked for, in a transaction. Gives their ids. */
export async function makeRooms({ tenant: { schoolId }, database }: Setting, keys: ReadonlySet<string>, rooms: Rooms) {
  const wanted = [...rooms.asked].filter(([key]) => keys.has(key)).map(([, room]) => ({ ...room, schoolId }))
  const made = await insertMany(database, classroom, wanted, ['id'])
  return made.map(({ id }) => id)
}
