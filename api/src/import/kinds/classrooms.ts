import type { ImportNote } from '@lekta/shared/contract/import/import'
import type { Grade } from '../../assessment/types'
import { insertMany } from '../../database/insert-many'
import { classroom } from '../../database/schema'
import { gradeIn } from '../columns'
import type { Setting } from '../kind'
import { note } from '../line'
import { plainWords } from '../read/heading'
import { type SchoolClassroom, selectSchoolClassrooms } from './people-queries'
import { similarClassrooms } from './similar-classrooms'

/** Returns the key for a classroom's name, so that different spellings match: `Kelas 4a` has the same key as `4A`. */
export const classroomKey = (name: string) => plainWords(name).replace(/^(kelas|class|classroom|rombel) (?=.)/, '')

/** A classroom that a sheet names and that the school does not have yet. */
interface NewRoom {
  name: string
  grade: Grade
}

/** The school's classrooms, and the new ones that a sheet names. */
export interface Classrooms {
  existing: ReadonlyMap<string, SchoolClassroom>
  missing: Map<string, NewRoom>
  /** Names of existing classrooms that may be meant by a new one, by its key. */
  similar: Map<string, string[]>
}

export async function findClassrooms({ tenant, database }: Setting): Promise<Classrooms> {
  const rooms = await selectSchoolClassrooms(tenant, database)
  return {
    existing: new Map(rooms.map((room) => [classroomKey(room.name), room])),
    missing: new Map(),
    similar: new Map(),
  }
}

/** The classrooms that a line adds a person to. */
export interface MembershipChange {
  /** Keys of classrooms, existing or new. */
  keys: string[]
  /** The grade of the first classroom. */
  grade: Grade | undefined
  errors: ImportNote[]
  notices: ImportNote[]
}

/** Returns the existing classrooms that may be meant by a new one, unless somebody has confirmed that it is new. */
function findSimilar(key: string, { existing, similar }: Classrooms, { confirmed }: Setting): string[] {
  if (confirmed?.has(key)) return []
  const found = similar.get(key) ?? similarClassrooms(key, existing)
  similar.set(key, found)
  return found
}

const noGrade = note('grade', 'gradeOfClassroom')

function addClassroom(
  name: string,
  grade: Grade | undefined,
  rooms: Classrooms,
  memberships: MembershipChange,
  setting: Setting,
) {
  const { tenant } = setting
  const key = classroomKey(name)
  const existing = rooms.existing.get(key)
  const made = gradeIn(key) ?? grade
  if (existing ? !existing.canEnrol : tenant.role === 'teacher')
    return memberships.errors.push(note('classrooms', 'notYourClassroom'))
  if (!existing && !rooms.missing.has(key)) {
    if (!made) return memberships.errors.push(noGrade)
    rooms.missing.set(key, { name, grade: made })
    if (findSimilar(key, rooms, setting).length === 0)
      memberships.notices.push(note('classrooms', 'classroomMade', { classroom: name }))
  }
  const similar = existing ? [] : findSimilar(key, rooms, setting)
  if (similar.length > 0)
    memberships.notices.push(note('classrooms', 'classroomUnsure', { classroom: name, similar: similar.join('; ') }))
  memberships.grade ??= existing?.grade ?? rooms.missing.get(key)?.grade
  return memberships.keys.push(key)
}

/**
 * Finds the classrooms that a line names. For a school, missing classrooms will be created. For a teacher, all of
 * them must exist and belong to the teacher.
 */
export function findMemberships(
  names: readonly string[],
  grade: Grade | undefined,
  rooms: Classrooms,
  setting: Setting,
): MembershipChange {
  const memberships: MembershipChange = { keys: [], grade: undefined, errors: [], notices: [] }
  for (const name of names) addClassroom(name, grade, rooms, memberships, setting)
  return memberships
}

/** Creates the new classrooms with these keys, in a transaction. Returns their ids. */
export async function createClassrooms(
  { tenant: { schoolId }, database }: Setting,
  keys: ReadonlySet<string>,
  rooms: Classrooms,
) {
  const rows = [...rooms.missing].filter(([key]) => keys.has(key)).map(([, room]) => ({ ...room, schoolId }))
  const made = await insertMany(database, classroom, rows, ['id'])
  return made.map(({ id }) => id)
}
