import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { StaffTenant } from '../access/tenant'
import type { Database } from '../database/connect'
import { account, studentNote } from '../database/schema'

const isOfSchool = ({ schoolId }: StaffTenant) => eq(studentNote.schoolId, schoolId)

/** Returns the notes of the tenant's school about a student, newest first. */
export const selectNotes = (tenant: StaffTenant, database: Database, studentId: number) =>
  database
    .select({
      id: studentNote.id,
      text: studentNote.text,
      authorId: studentNote.authorId,
      author: account.name,
      createdAt: studentNote.createdAt,
      editedAt: studentNote.editedAt,
      version: studentNote.version,
    })
    .from(studentNote)
    .leftJoin(account, eq(account.id, studentNote.authorId))
    .where(and(isOfSchool(tenant), eq(studentNote.studentId, studentId)))
    .orderBy(desc(studentNote.createdAt), desc(studentNote.id))

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number]

/** Returns a note of the tenant's school; undefined if there is none. */
export async function selectNote(tenant: StaffTenant, database: Database, id: number) {
  const [row] = await database
    .select({ id: studentNote.id, studentId: studentNote.studentId, authorId: studentNote.authorId })
    .from(studentNote)
    .where(and(isOfSchool(tenant), eq(studentNote.id, id)))
  return row
}

export async function countNotes(tenant: StaffTenant, database: Database, studentId: number): Promise<number> {
  const [row] = await database
    .select({ notes: count() })
    .from(studentNote)
    .where(and(isOfSchool(tenant), eq(studentNote.studentId, studentId)))
  return row?.notes ?? 0
}

export async function insertNote(
  { schoolId, accountId }: StaffTenant,
  database: Database,
  values: { studentId: number; text: string; createdAt: Date },
): Promise<number> {
  const [row] = await database
    .insert(studentNote)
    .values({ ...values, schoolId, authorId: accountId })
    .returning({ id: studentNote.id })
  return row?.id ?? 0
}

/** Changes a note that still has the given version. Returns whether it had. */
export async function updateNote(
  tenant: StaffTenant,
  database: Database,
  { id, version }: { id: number; version: number },
  values: { text: string; editedAt: Date },
): Promise<boolean> {
  const changed = await database
    .update(studentNote)
    .set({ ...values, version: sql`${studentNote.version} + 1` })
    .where(and(isOfSchool(tenant), eq(studentNote.id, id), eq(studentNote.version, version)))
    .returning({ id: studentNote.id })
  return changed.length > 0
}

export const deleteNote = (tenant: StaffTenant, database: Database, id: number) =>
  database.delete(studentNote).where(and(isOfSchool(tenant), eq(studentNote.id, id)))
