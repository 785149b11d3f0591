import type { ImportNote } from '@lekta/shared/contract/import/import'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import type { FieldChange, Line } from '../../database/schema/import-json'
import { selectTakenUsernames } from '../../people/taken-names'
import { proposeUsernames } from '../../people/username'
import { findChanges } from '../change'
import { findTwice, type Judged, rejected, type Setting, valuesIn } from '../kind'
import { note } from '../line'
import { type Classrooms, classroomKey, findClassrooms, findMemberships } from './classrooms'
import { type ExistingStudent, selectExistingStudents, selectOwners } from './people-queries'

/** The changes that are written for a student when the import is committed. */
export interface Todo {
  fields: FieldChange[]
  /** Keys of classrooms to join. */
  join: string[]
  /** Ids of classrooms to leave. */
  leave: number[]
  /** The grade of a new student. */
  grade: Line['values']['grade']
  username: string | undefined
}

/** The stored data about the students of a sheet. */
interface World {
  byUsername: ReadonlyMap<string, ExistingStudent>
  byNisn: ReadonlyMap<string, ExistingStudent[]>
  byName: ReadonlyMap<string, ExistingStudent[]>
  taken: ReadonlySet<string>
  owners: ReadonlyMap<string, number>
  rooms: Classrooms
  twice: ReadonlyMap<Line, ImportNote>[]
}

const groupBy = <T>(rows: readonly T[], key: (row: T) => string | null) => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const name = key(row)
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return groups
}

/** Returns a key for a line's person, if the line has neither a username nor an NISN. */
function personOf({ values: { name, username, nisn, date_of_birth, classrooms } }: Line): string | undefined {
  if (!name || username || nisn) return undefined
  return JSON.stringify([name.toLowerCase(), date_of_birth, classrooms?.map(classroomKey).sort()])
}

async function loadExisting(setting: Setting, lines: readonly Line[]): Promise<World> {
  const { tenant, database } = setting
  const usernames = valuesIn(lines, ({ values }) => values.username)
  const nisns = valuesIn(lines, ({ values }) => values.nisn)
  const emails = valuesIn(lines, ({ values }) => values.email)
  const names = valuesIn(lines, (line) => (personOf(line) ? line.values.name?.toLowerCase() : undefined))
  const existing = await selectExistingStudents(tenant, database, { usernames, nisns, names })
  return {
    byUsername: new Map(existing.map((student) => [student.username, student])),
    byNisn: groupBy(existing, ({ nisn }) => nisn),
    byName: groupBy(existing, ({ name }) => name.toLowerCase()),
    taken: await selectTakenUsernames(database, usernames),
    owners: await selectOwners(database, emails),
    rooms: await findClassrooms(setting),
    twice: [
      findTwice(lines, ({ values }) => values.username, 'username', 'usernameTwice'),
      findTwice(lines, ({ values }) => values.nisn, 'nisn', 'nisnTwice'),
      findTwice(lines, ({ values }) => values.email, 'email', 'emailTwice'),
      findTwice(lines, personOf, 'name', 'personTwice'),
    ],
  }
}

type Found = { student?: ExistingStudent; error?: ImportNote }

/**
 * Finds a student with the same name and birthday. If either birthday is missing, the student must be in one of the
 * line's classrooms.
 */
function byName({ values }: Line, { byName: named, rooms }: World): Found {
  const ids = (values.classrooms ?? []).map((name) => rooms.existing.get(classroomKey(name))?.id)
  const fitting = (named.get(values.name?.toLowerCase() ?? '') ?? []).filter(({ date_of_birth: born, classrooms }) => {
    if (values.date_of_birth && born) return values.date_of_birth === born
    return classrooms.some(({ id }) => ids.includes(id))
  })
  return fitting.length > 1 ? { error: note('name', 'severalFit') } : { student: fitting[0] }
}

/** Finds the existing student that a line means, if any. */
function findStudent(line: Line, world: World): Found {
  const { username, nisn } = line.values
  const [byNumber, other] = (nisn && world.byNisn.get(nisn)) || []
  const named = username ? world.byUsername.get(username) : undefined
  if (other && !named) return { error: note('nisn', 'severalFit') }
  if (byNumber && username && byNumber.username !== username)
    return { error: note('username', 'usernameOther', { username: byNumber.username }) }
  if (named ?? byNumber) return { student: named ?? byNumber }
  if (username && world.taken.has(username)) return { error: note('username', 'usernameTaken') }
  return username || nisn ? {} : byName(line, world)
}

interface Context {
  world: World
  setting: Setting
}

function judgeExisting(
  line: Line,
  existing: ExistingStudent,
  { keys, notices }: ReturnType<typeof findMemberships>,
  { world }: Context,
) {
  const isIn = (key: string) => existing.classrooms.some(({ id }) => id === world.rooms.existing.get(key)?.id)
  const join = keys.filter((key) => !isIn(key))
  const gradeOf = (key: string) => (world.rooms.existing.get(key) ?? world.rooms.missing.get(key))?.grade
  const grade = join[0] === undefined ? undefined : gradeOf(join[0])
  // A student who joins a classroom of another grade leaves those of the old grade.
  const leave =
    grade === undefined ? [] : existing.classrooms.filter((room) => room.grade !== grade).map(({ id }) => id)
  const { values } = line
  const fields = findChanges(studentFields, { ...values, grade: values.grade ?? grade }, existing)
  const back = existing.archivedAt ? [note(null, 'broughtBack')] : []
  const changes = fields.length + join.length > 0
  const todo: Todo = { fields, join, leave, grade: undefined, username: undefined }
  const allNotices = [...line.notices, ...notices, ...back]
  return { ...line, notices: allNotices, accountId: existing.id, outcome: changes ? 'change' : 'same', todo } as const
}

/** Returns the errors found by comparing a line with the rest of the file and with the database. */
function errorsOf(line: Line, existing: ExistingStudent | undefined, { world, setting }: Context): ImportNote[] {
  const { email, classrooms = [] } = line.values
  const owner = email === undefined ? undefined : world.owners.get(email)
  const isLost = setting.tenant.role === 'teacher' && !existing && classrooms.length === 0
  return [
    ...world.twice.flatMap((found) => found.get(line) ?? []),
    ...(owner !== undefined && owner !== existing?.id ? [note('email', 'emailTaken')] : []),
    ...(existing?.isBeingErased ? [note(null, 'beingErased')] : []),
    ...(isLost ? [note('classrooms', 'classroomNeeded')] : []),
  ]
}

function judgeOne(line: Line, context: Context): Judged<Todo> {
  const { student, error } = findStudent(line, context.world)
  const errors = [...(error ? [error] : []), ...errorsOf(line, student, context)]
  if (line.faults.length + errors.length > 0) return rejected(line, ...errors)
  const { classrooms = [], grade, username } = line.values
  const memberships = findMemberships(classrooms, grade, context.world.rooms, context.setting)
  if (memberships.errors.length > 0) return rejected(line, ...memberships.errors)
  if (student) return judgeExisting(line, student, memberships, context)
  const todo: Todo = { fields: [], join: memberships.keys, leave: [], grade: grade ?? memberships.grade, username }
  return { ...line, notices: [...line.notices, ...memberships.notices], outcome: 'create', accountId: null, todo }
}

/** Proposes a username for each new student who has none. */
async function proposeTo({ database }: Setting, judged: readonly Judged<Todo>[]) {
  const usernames = new Set(valuesIn(judged, ({ values }) => values.username))
  const withoutUsername = judged.filter(({ outcome, todo }) => outcome === 'create' && todo && !todo.username)
  const proposed = await proposeUsernames(
    database,
    withoutUsername.map(({ values }) => values.name ?? ''),
    usernames,
  )
  withoutUsername.forEach((row, i) => {
    const username = proposed[i] ?? ''
    if (row.todo) row.todo.username = username
    row.notices.push(note('username', 'usernameProposed', { username }))
  })
}

/** Judges each line by comparing it with the school's students. */
export async function judgeStudents(setting: Setting, lines: readonly Line[]): Promise<Judged<Todo>[]> {
  const world = await loadExisting(setting, lines)
  const judged = lines.map((line) => judgeOne(line, { world, setting }))
  await proposeTo(setting, judged)
  return judged
}
