import type { AuditAction } from '@lekta/shared/contract/audit-actions'
import { sql } from 'drizzle-orm'
import { recordStudents } from '../../audit/record'
import { classroomStudent } from '../../database/schema'
import { archiveAccounts } from '../../people/accounts'
import { createStudents } from '../../people/create-accounts'
import { applyChanges, type OwnedChange, reversed } from '../change'
import type { Done, Judged, Kind, Setting, WrittenRow } from '../kind'
import { createClassrooms, findClassrooms, findMemberships } from './classrooms'
import { judgeStudents, type Todo } from './judge-students'
import { selectTested } from './people-queries'

async function idsOfRooms(setting: Setting): Promise<Map<string, number>> {
  const { existing } = await findClassrooms(setting)
  return new Map([...existing].map(([key, { id }]) => [key, id]))
}

const idsIn = (rooms: ReadonlyMap<string, number>, keys: readonly string[]) =>
  keys.flatMap((key) => rooms.get(key) ?? [])

type Written = Judged<Todo> & { todo: Todo }

async function create({ tenant, database }: Setting, rows: readonly Written[], rooms: ReadonlyMap<string, number>) {
  const people = rows.map(({ values: { name = '', ...values }, todo }) => ({
    ...values,
    name,
    grade: todo.grade,
    username: todo.username,
    classrooms: idsIn(rooms, todo.join),
  }))
  const made = await createStudents(tenant, database, people)
  return made.map(({ id }, i): Done => ({ accountId: id, change: { joined: people[i]?.classrooms ?? [] } }))
}

const pairs = (rows: readonly { id: number; rooms: readonly number[] }[]) =>
  rows.flatMap(({ id, rooms }) => rooms.map((classroomId) => ({ studentId: id, classroomId })))

type Membership = ReturnType<typeof pairs>[number]

const join = ({ database }: Setting, memberships: readonly Membership[]) =>
  database.execute(sql`insert into ${classroomStudent} (student_id, classroom_id)
    select * from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as come("studentId" int, "classroomId" int)
    on conflict do nothing`)

const leave = ({ database }: Setting, memberships: readonly Membership[]) =>
  database.execute(sql`delete from ${classroomStudent}
    using jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as gone("studentId" int, "classroomId" int)
    where ${classroomStudent.studentId} = gone."studentId" and ${classroomStudent.classroomId} = gone."classroomId"`)

async function change(setting: Setting, rows: readonly Written[], rooms: ReadonlyMap<string, number>) {
  const done = rows.map(({ accountId, todo }): Done => {
    const { fields, leave: left } = todo
    return { accountId: accountId ?? 0, change: { fields, left, joined: idsIn(rooms, todo.join) } }
  })
  await applyChanges(setting.database, fieldsOf(done))
  await leave(setting, pairs(done.map(({ accountId: id, change: { left = [] } }) => ({ id, rooms: left }))))
  await join(setting, pairs(done.map(({ accountId: id, change: { joined = [] } }) => ({ id, rooms: joined }))))
  return done
}

const fieldsOf = (done: readonly Done[]): OwnedChange[] =>
  done.flatMap(({ accountId, change: { fields = [] } }) => fields.map((field) => ({ ...field, id: accountId })))

const recordAudit = ({ tenant, database, now }: Setting, done: readonly Done[], action: AuditAction) =>
  recordStudents(
    tenant,
    database,
    action,
    done.map(({ accountId }) => accountId),
    now,
  )

/** A sheet of students. New students are created. Existing students are changed where the sheet differs. */
export const students: Kind<Todo> = {
  judge: judgeStudents,

  async prepare(setting, judged) {
    const rooms = await findClassrooms(setting)
    for (const { values } of judged) findMemberships(values.classrooms ?? [], values.grade, rooms, setting)
    return createClassrooms(setting, new Set(judged.flatMap(({ todo }) => todo?.join ?? [])), rooms)
  },

  async write(setting, judged) {
    const rooms = await idsOfRooms(setting)
    const rows = judged.filter((row): row is Written => row.todo !== undefined)
    const [made, changed] = [
      rows.filter(({ outcome }) => outcome === 'create'),
      rows.filter(({ outcome }) => outcome === 'change'),
    ]
    const done = new Map<Judged, Done>()
    const created = await create(setting, made, rooms)
    const edited = await change(setting, changed, rooms)
    for (const [i, row] of made.entries()) done.set(row, created[i] as Done)
    for (const [i, row] of changed.entries()) done.set(row, edited[i] as Done)
    await recordAudit(setting, created, 'student added')
    await recordAudit(setting, edited, 'student edited')
    return judged.map((row) => done.get(row) ?? { accountId: row.accountId ?? 0, change: {} })
  },

  async undo(setting, rows) {
    const { tenant, database, now } = setting
    const made = rows.filter(({ outcome }) => outcome === 'create')
    const tested = await selectTested(
      database,
      made.map(({ accountId }) => accountId),
    )
    const gone = made.filter(({ accountId }) => !tested.has(accountId))
    const changed = rows.filter(({ outcome }) => outcome === 'change')
    await archiveAccounts(
      tenant,
      database,
      gone.map(({ accountId }) => accountId),
      now,
    )
    await applyChanges(database, reversed(fieldsOf(changed)))
    await undoMemberships(setting, changed)
    await recordAudit(setting, [...gone, ...changed], 'student import undone')
    return tested.size
  },
}

async function undoMemberships(setting: Setting, changed: readonly WrittenRow[]) {
  const of = (what: 'joined' | 'left') =>
    pairs(changed.map(({ accountId: id, change: done }) => ({ id, rooms: done[what] ?? [] })))
  await leave(setting, of('joined'))
  await join(setting, of('left'))
}
