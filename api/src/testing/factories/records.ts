import type { Database } from '../../database/connect'
import * as tables from '../../database/schema'
import type { People } from './people'
import { firstRow, type Identified, type NextName, type Row } from './rows'

/** Returns a function that inserts a school year that was begun just now, with the students that left the school. */
const rolloverFactory =
  (database: Database, school: People['school']) =>
  async ({ left = [], ...values }: Omit<Row<'rollover'>, 'left'> & { left?: readonly Identified[] } = {}) => {
    const schoolId = values.schoolId ?? (await school()).id
    const row = { year: 2026, status: 'done' as const, promoted: 0, stayed: 0, doneAt: new Date(), ...values, schoolId }
    const made = firstRow(
      await database
        .insert(tables.rollover)
        .values({ ...row, left: left.length })
        .returning(),
    )
    const changes = left.map(({ id }) => ({ rolloverId: made.id, studentId: id, removed: [], added: [], left: true }))
    if (changes.length > 0) await database.insert(tables.rolloverChange).values(changes)
    return made
  }

export function recordFactories(database: Database, next: NextName, { school, schoolAccount }: People) {
  /** Inserts a notification. By default, it says that a school has joined. */
  const notification = async (values: Row<'notification'> = {}) => {
    const accountId = values.accountId ?? (await schoolAccount()).id
    const row = {
      kind: 'schoolJoined',
      values: { school: next('School') },
      link: '/home/dashboard',
      ...values,
      accountId,
    }
    return firstRow(
      await database
        .insert(tables.notification)
        .values({ occasion: next('occasion'), ...row })
        .returning(),
    )
  }

  /** Inserts an intervention with students. By default it was started now by the school. */
  const intervention = async ({
    students = [],
    ...values
  }: Row<'intervention'> & { students?: readonly Identified[] } = {}) => {
    const schoolId = values.schoolId ?? (await school()).id
    const row = { name: next('Intervention'), reason: 'chosen' as const, ...values, schoolId }
    const made = firstRow(await database.insert(tables.intervention).values(row).returning())
    const addedAt = made.createdAt
    const members = students.map(({ id }) => ({ interventionId: made.id, studentId: id, addedAt }))
    if (members.length > 0) await database.insert(tables.interventionStudent).values(members)
    return made
  }

  /** Inserts an import with one rejected row. */
  const importRun = async (values: Row<'importRun'> = {}) => {
    const createdBy = values.createdBy ?? (await schoolAccount()).id
    const schoolId = values.schoolId ?? (await school()).id
    const sheet = {
      kind: 'student' as const,
      fileName: 'sheet.csv',
      fileHash: next('hash'),
      createdAs: 'school' as const,
    }
    const run = firstRow(
      await database
        .insert(tables.importRun)
        .values({ ...sheet, ...values, schoolId, createdBy })
        .returning(),
    )
    const empty = { cells: {}, values: {}, faults: [], notices: [] }
    await database
      .insert(tables.importRow)
      .values({ importId: run.id, position: 1, line: 2, outcome: 'reject', ...empty })
    return run
  }

  /** Inserts a note about a student. */
  const studentNote = async (values: Row<'studentNote'> & { schoolId: number; studentId: number }) =>
    firstRow(
      await database
        .insert(tables.studentNote)
        .values({ text: next('Note'), ...values })
        .returning(),
    )

  const rollover = rolloverFactory(database, school)

  return { notification, intervention, studentNote, importRun, rollover }
}
