import type { ImportNote } from '@lekta/shared/contract/import'
import type { Grade } from '../../assessment/types'
import { insertMany } from '../../database/insert-many'
import { classroom } from '../../database/schema'
import { gradeIn } from '../columns'
import type { Setting } from '../kind'
import { note } from '../line'
import { plainWords } from '../read/heading'
import { type SchoolClassroom, selectSchoolClassrooms } from './people-queries'

/** Returns the key of a classroom by its name as people write it: `Kelas 4a` is the same as `4A`. */
export const classroomKey = (name: string) => plainWords(name).replace(/^(kelas|class|classroom|rombel) (?=.)/, '')

/** A classroom that a sheet names and the school does not have yet. */
interface NewRoom {
  name: string
  grade: Grade
}

/** The school's classrooms, and the new ones that a sheet names. */
export interface Classrooms {
  known: ReadonlyMap<string, SchoolClassroom>
  asked: Map<string, NewRoom>
}

export async function findClassrooms({ tenant, database }: Setting): Promise<Classrooms> {
  const rooms = await selectSchoolClassrooms(tenant, database)
  return { known: new Map(rooms.map((room) => [classroomKey(room.name), room])), asked: new Map() }
}

/** The classrooms that a line puts a person into. */
export interface MembershipChange {
  /** Keys of classrooms, existing or new. */
  keys: string[]
  /** The grade of the first classroom. */
  grade: Grade | undefined
  faults: ImportNote[]
  notices: ImportNote[]
}

const noGrade = note('grade', 'gradeOfClassroom')

function placeIn(
  name: string,
  grade: Grade | undefined,
  rooms: Classrooms,
  places: MembershipChange,
  { tenant }: Setting,
) {
  const key = classroomKey(name)
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

/**
 * Finds the classrooms that a line names. For a school, missing ones will be created; for a teacher, all must exist and
 * be the teacher's.
 */
export function findMemberships(
  names: readonly string[],
  grade: Grade | undefined,
  rooms: Classrooms,
  setting: Setting,
): MembershipChange {
  const places: MembershipChange = { keys: [], grade: undefined, faults: [], notices: [] }
  for (const name of names) placeIn(name, grade, rooms, places, setting)
  return places
}

/** Creates those of the new classrooms that have these keys, in a transaction. Returns their ids. */
export async function createClassrooms(
  { tenant: { schoolId }, database }: Setting,
  keys: ReadonlySet<string>,
  rooms: Classrooms,
) {
  const wanted = [...rooms.asked].filter(([key]) => keys.has(key)).map(([, room]) => ({ ...room, schoolId }))
  const made = await insertMany(database, classroom, wanted, ['id'])
  return made.map(({ id }) => id)
}
