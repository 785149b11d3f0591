import * as z from 'zod/mini'
import { defineContract } from '../endpoint'
import { Id } from '../list'

/** The longest note, in characters. */
export const LONGEST_NOTE = 2000

/** The largest number of notes about one student. */
export const MOST_NOTES = 500

/** What a member of staff wrote about a student, for staff only. */
export const StudentNote = z.object({
  id: z.number(),
  text: z.string(),
  /** The name of the author; null if the account was deleted. */
  author: z.nullable(z.string()),
  created_at: z.string(),
  /** When the text was last changed; null if it was not. */
  edited_at: z.nullable(z.string()),
  /** Increases with every change. A change names the version that it is based on. */
  version: z.number(),
  /** Whether the caller may change the text: only the author may. */
  editable: z.boolean(),
  /** Whether the caller may delete the note: the author and the school may. */
  deletable: z.boolean(),
})
export type StudentNote = z.infer<typeof StudentNote>

const text = z.string().check(z.trim(), z.minLength(1, 'Please write at least a few words.'), z.maxLength(LONGEST_NOTE))

const params = z.object({ id: Id })
const access = ['school', 'teacher'] as const
const tags = ['StudentNote'] as const

/** Notes of staff about a student. Parents and children never see them. */
export const studentNoteContract = defineContract({
  studentNotes: {
    method: 'GET',
    path: '/v2/student/note/:id',
    summary: 'The notes of the caller’s school about a student, newest first',
    access,
    params,
    data: z.array(StudentNote),
    tags,
  },
  addStudentNote: {
    method: 'POST',
    path: '/v2/student/note/add/:id',
    summary: 'Write a note about a student',
    access,
    params,
    body: z.object({ text }),
    data: z.object({ id: z.number() }),
    tags,
  },
  editStudentNote: {
    method: 'POST',
    path: '/v2/student/note/edit/:id',
    summary: 'Change a note of one’s own; answers 409 if it was changed in the meantime',
    access,
    params,
    body: z.object({ text, version: z.number() }),
    data: z.null(),
    tags,
  },
  deleteStudentNote: {
    method: 'POST',
    path: '/v2/student/note/delete/:id',
    summary: 'Delete a note: one’s own, or as the school any',
    access,
    params,
    data: z.null(),
    tags,
  },
})
