import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import type { ImportNote } from '@lekta/shared/contract/import/import'
import { teacherFields } from '@lekta/shared/contract/people/teacher-fields'
import { sql } from 'drizzle-orm'
import type { Tenant } from '../../access/tenant'
import { recordSubjects } from '../../audit/record'
import { classroomTeacher } from '../../database/schema'
import type { FieldChange, Line } from '../../database/schema/import-json'
import { archiveAccounts } from '../../people/accounts'
import { createTeachers } from '../../people/create-accounts'
import { selectTakenUsernames } from '../../people/taken-names'
import { proposeUsernames } from '../../people/username'
import { applyChanges, findChanges, type OwnedChange, reversed } from '../change'
import { type Done, findTwice, type Judged, type Kind, rejected, type Setting, valuesIn } from '../kind'
import { note } from '../line'
import { type Classrooms, createClassrooms, findClassrooms, findMemberships } from './classrooms'
import { type ExistingTeacher, selectExistingTeachers, selectOwners } from './people-queries'

interface Todo {
  fields: FieldChange[]
  /** Keys of the classrooms that the teacher will teach. */
  join: string[]
  username: string | undefined
}

interface World {
  byUsername: ReadonlyMap<string, ExistingTeacher>
  byEmail: ReadonlyMap<string, ExistingTeacher>
  taken: ReadonlySet<string>
  owners: ReadonlyMap<string, number>
  rooms: Classrooms
  twice: ReadonlyMap<Line, ImportNote>[]
}

async function loadExisting(setting: Setting, lines: readonly Line[]): Promise<World> {
  const { tenant, database } = setting
  const usernames = valuesIn(lines, ({ values }) => values.username)
  const emails = valuesIn(lines, ({ values }) => values.email)
  const existing = await selectExistingTeachers(tenant, database, usernames, emails)
  return {
    byUsername: new Map(existing.map((teacher) => [teacher.username, teacher])),
    byEmail: new Map(existing.map((teacher) => [teacher.email ?? '', teacher])),
    taken: await selectTakenUsernames(database, usernames),
    owners: await selectOwners(database, emails),
    rooms: await findClassrooms(setting),
    twice: [
      findTwice(lines, ({ values }) => values.username, 'username', 'usernameTwice'),
      findTwice(lines, ({ values }) => values.email, 'email', 'emailTwice'),
    ],
  }
}

const findTeacher = ({ values: { username, email } }: Line, { byUsername, byEmail }: World) =>
  (username && byUsername.get(username)) || byEmail.get(email ?? '')

function errorsOf(line: Line, existing: ExistingTeacher | undefined, { twice, taken, owners }: World): ImportNote[] {
  const { username, email } = line.values
  const owner = owners.get(email ?? '')
  const isOther = existing !== undefined && username !== undefined && username !== existing.username
  return [
    ...twice.flatMap((found) => found.get(line) ?? []),
    ...(username && !existing && taken.has(username) ? [note('username', 'usernameTaken')] : []),
    ...(isOther ? [note('username', 'emailOther', { username: existing.username })] : []),
    ...(owner !== undefined && owner !== existing?.id ? [note('email', 'emailTaken')] : []),
    ...(existing?.isBeingErased ? [note(null, 'beingErased')] : []),
  ]
}

function judgeOne(line: Line, world: World, setting: Setting): Judged<Todo> {
  const existing = findTeacher(line, world) || undefined
  const errors = errorsOf(line, existing, world)
  if (line.faults.length + errors.length > 0) return rejected(line, ...errors)
  const memberships = findMemberships(line.values.classrooms ?? [], undefined, world.rooms, setting)
  if (memberships.errors.length > 0) return rejected(line, ...memberships.errors)
  const notices = [...line.notices, ...memberships.notices]
  const { username } = line.values
  if (!existing)
    return {
      ...line,
      notices,
      outcome: 'create',
      accountId: null,
      todo: { fields: [], join: memberships.keys, username },
    }
  const teaches = (key: string) => existing.classrooms.some(({ id }) => id === world.rooms.existing.get(key)?.id)
  const todo = {
    fields: findChanges(teacherFields, line.values, existing),
    join: memberships.keys.filter((key) => !teaches(key)),
    username,
  }
  const back = existing.archivedAt ? [note(null, 'broughtBack')] : []
  const outcome = todo.fields.length + todo.join.length > 0 ? 'change' : 'same'
  return { ...line, notices: [...notices, ...back], outcome, accountId: existing.id, todo }
}

async function proposeTo({ database }: Setting, judged: readonly Judged<Todo>[]) {
  const usernames = new Set(valuesIn(judged, ({ values }) => values.username))
  const withoutUsername = judged.filter(({ outcome, todo }) => outcome === 'create' && todo && !todo.username)
  const names = withoutUsername.map(({ values }) => values.name ?? '')
  const proposed = await proposeUsernames(database, names, usernames)
  for (const [i, row] of withoutUsername.entries()) {
    const username = proposed[i] ?? ''
    if (row.todo) row.todo.username = username
    row.notices.push(note('username', 'usernameProposed', { username }))
  }
}

async function addMemberships({ database }: Setting, done: readonly Done[]) {
  const pairs = done.flatMap(({ accountId, change: { joined = [] } }) =>
    joined.map((room) => ({ teacher: accountId, room })),
  )
  await database.execute(sql`insert into ${classroomTeacher} (teacher_id, classroom_id)
    select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as come(teacher int, room int)
    on conflict do nothing`)
}

async function removeMemberships({ database }: Setting, done: readonly Done[]) {
  const pairs = done.flatMap(({ accountId, change: { joined = [] } }) =>
    joined.map((room) => ({ teacher: accountId, room })),
  )
  await database.execute(sql`delete from ${classroomTeacher}
    using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as gone(teacher int, room int)
    where ${classroomTeacher.teacherId} = gone.teacher and ${classroomTeacher.classroomId} = gone.room`)
}

const fieldsOf = (done: readonly Done[]): OwnedChange[] =>
  done.flatMap(({ accountId, change: { fields = [] } }) => fields.map((field) => ({ ...field, id: accountId })))

const recordAudit = ({ tenant, database, now }: Setting, done: readonly Done[], action: AuditAction) =>
  recordSubjects(
    tenant,
    database,
    action,
    done.map(({ accountId }) => `account ${accountId}`),
    now,
  )

type Written = Judged<Todo> & { todo: Todo }

/** Creates the new teachers. Returns their ids in the order of the rows. */
async function create({ tenant, database }: Setting, rows: readonly Written[]) {
  const people = rows.map(({ values: { name = '', ...values }, todo: { username } }) => ({
    ...values,
    name,
    username,
    // New teachers join their classrooms later, in the same step as existing teachers.
    classrooms: [],
  }))
  // Only a school can import teachers. The contract refuses every other role.
  const made = await createTeachers(tenant as Tenant<'school'>, database, people)
  return made.map(({ id }) => id)
}

/** A sheet of teachers. New teachers are created. Existing teachers are changed where the sheet differs. */
export const teachers: Kind<Todo> = {
  async judge(setting, lines) {
    const world = await loadExisting(setting, lines)
    const judged = lines.map((line) => judgeOne(line, world, setting))
    await proposeTo(setting, judged)
    return judged
  },

  async prepare(setting, judged) {
    const rooms = await findClassrooms(setting)
    for (const { values } of judged) findMemberships(values.classrooms ?? [], undefined, rooms, setting)
    return createClassrooms(setting, new Set(judged.flatMap(({ todo }) => todo?.join ?? [])), rooms)
  },

  async write(setting, judged) {
    const { existing } = await findClassrooms(setting)
    const rows = judged.filter((row): row is Written => row.todo !== undefined)
    const ids = (
      await create(
        setting,
        rows.filter(({ outcome }) => outcome === 'create'),
      )
    ).values()
    const done = rows.map(({ outcome, accountId, todo: { fields, join } }): Done => {
      const joined = join.flatMap((key) => existing.get(key)?.id ?? [])
      const id = outcome === 'create' ? ids.next().value : accountId
      return { accountId: id ?? 0, change: { fields, joined } }
    })
    await applyChanges(setting.database, fieldsOf(done))
    await addMemberships(setting, done)
    await recordAudit(setting, done, 'teacher imported')
    return done
  },

  async undo(setting, rows) {
    const made = rows.filter(({ outcome }) => outcome === 'create').map(({ accountId }) => accountId)
    await archiveAccounts(setting.tenant, setting.database, made, setting.now)
    await applyChanges(setting.database, reversed(fieldsOf(rows)))
    await removeMemberships(setting, rows)
    await recordAudit(setting, rows, 'teacher import undone')
    return 0
  },
}
