import { type StudentNote, studentNoteContract } from '@lekta/shared/contract/people/student-note'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'

const DAY = 24 * 60 * 60_000

const notesAt = (now: Date): StudentNote[] => [
  {
    ...{ id: 2, text: 'Reads aloud with a parent every evening since September.', author: 'Pak Joko' },
    ...{ created_at: new Date(now.getTime() - 9 * DAY).toISOString(), edited_at: null },
    ...{ version: 1, editable: false, deletable: false },
  },
  {
    ...{ id: 1, text: 'Needs a seat at the front: the new glasses come next month.', author: 'Sri Wahyuni' },
    ...{ created_at: new Date(now.getTime() - 40 * DAY).toISOString() },
    ...{ edited_at: new Date(now.getTime() - 39 * DAY).toISOString(), version: 2, editable: true, deletable: true },
  },
]

/** Returns the answers of a fake server with two notes, the same for every student. */
export function noteAnswers(now: Date): Answer[] {
  const notes = notesAt(now)
  const find = (id: number) => {
    const note = notes.find((one) => one.id === id)
    if (!note) throw refusal(404, 'There is no such note.')
    return note
  }
  return answers(studentNoteContract, {
    studentNotes: async () => notes.map((note) => ({ ...note })),
    addStudentNote: async ({ body: { text } }) => {
      const id = Math.max(0, ...notes.map((note) => note.id)) + 1
      const made = { created_at: new Date().toISOString(), edited_at: null, version: 1 }
      notes.unshift({ id, text, author: 'Sri Wahyuni', ...made, editable: true, deletable: true })
      return { id }
    },
    editStudentNote: async ({ params, body: { text, version } }) => {
      const note = find(params.id)
      if (note.version !== version) {
        throw refusal(409, 'This note has been changed in the meantime. Copy your text, reload the page and try again.')
      }
      Object.assign(note, { text, version: version + 1, edited_at: new Date().toISOString() })
      return null
    },
    deleteStudentNote: async ({ params }) => {
      notes.splice(notes.indexOf(find(params.id)), 1)
      return null
    },
  })
}
