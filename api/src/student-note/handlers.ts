import { MOST_NOTES, type StudentNote, type studentNoteContract } from '@lekta/shared/contract/people/student-note'
import { assertVisibleStudents } from '../access/authorise-ids'
import type { StaffTenant } from '../access/tenant'
import { recordStudents } from '../audit/record'
import type { Database } from '../database/connect'
import { ApiError, notFound } from '../errors/api-error'
import type { Handlers } from '../http/implement'
import { say } from '../i18n/sentence'
import * as queries from './queries'

const isAuthor = ({ accountId }: StaffTenant, { authorId }: { authorId: number | null }) => authorId === accountId

const mayDelete = (tenant: StaffTenant, note: { authorId: number | null }) =>
  tenant.role === 'school' || isAuthor(tenant, note)

const presentNote = (tenant: StaffTenant, row: queries.NoteRow): StudentNote => ({
  id: row.id,
  text: row.text,
  author: row.author,
  created_at: row.createdAt.toISOString(),
  edited_at: row.editedAt?.toISOString() ?? null,
  version: row.version,
  editable: isAuthor(tenant, row),
  deletable: mayDelete(tenant, row),
})

/** Returns a note about a student whom the tenant may see. Throws a 404 otherwise. */
async function load(tenant: StaffTenant, database: Database, id: number) {
  const note = await queries.selectNote(tenant, database, id)
  if (!note) throw notFound('note')
  await assertVisibleStudents(tenant, database, [note.studentId], 'including archived')
  return note
}

const overtaken = () =>
  new ApiError(409, 'This note has been changed in the meantime. Copy your text, reload the page and try again.')

export const studentNoteHandlers: Handlers<typeof studentNoteContract> = {
  studentNotes: async ({ params: { id }, tenant, database }) => {
    await assertVisibleStudents(tenant, database, [id], 'including archived')
    const rows = await queries.selectNotes(tenant, database, id)
    return rows.map((row) => presentNote(tenant, row))
  },

  addStudentNote: async ({ params: { id: studentId }, body: { text }, tenant, database, now }) => {
    await assertVisibleStudents(tenant, database, [studentId])
    if ((await queries.countNotes(tenant, database, studentId)) >= MOST_NOTES) {
      throw new ApiError(
        409,
        say('A student can have at most {{count}} notes. Please delete old ones first.', { count: MOST_NOTES }),
      )
    }
    const id = await database.transaction(async (transaction) => {
      const added = await queries.insertNote(tenant, transaction, { studentId, text, createdAt: now })
      await recordStudents(tenant, transaction, 'student note added', [studentId], now)
      return added
    })
    return { id }
  },

  editStudentNote: async ({ params: { id }, body: { text, version }, tenant, database, now }) => {
    const note = await load(tenant, database, id)
    if (!isAuthor(tenant, note)) throw new ApiError(403, 'Only its author can change a note.')
    await database.transaction(async (transaction) => {
      const values = { text, editedAt: now }
      if (!(await queries.updateNote(tenant, transaction, { id, version }, values))) throw overtaken()
      await recordStudents(tenant, transaction, 'student note changed', [note.studentId], now)
    })
    return null
  },

  deleteStudentNote: async ({ params: { id }, tenant, database, now }) => {
    const note = await load(tenant, database, id)
    if (!mayDelete(tenant, note)) throw new ApiError(403, 'Only its author and the school can delete a note.')
    await database.transaction(async (transaction) => {
      await queries.deleteNote(tenant, transaction, id)
      await recordStudents(tenant, transaction, 'student note deleted', [note.studentId], now)
    })
    return null
  },
}
