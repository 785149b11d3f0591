import type { ForeignCalls } from './foreign-call'
import type { World } from './world'

const paramsOf = ({ note: { id } }: World) => ({ params: { id } })

/** Calls about notes on the students of another tenant. */
export const noteCalls = {
  studentNotes: ({ student }) => [{ input: { params: { id: student.id } }, status: 404 }],
  addStudentNote: ({ student }) => [
    { input: { params: { id: student.id }, body: { text: 'By a stranger' } }, status: 404 },
  ],
  editStudentNote: (foreign) => [
    { input: { ...paramsOf(foreign), body: { text: 'By a stranger', version: 1 } }, status: 404 },
  ],
  deleteStudentNote: (foreign) => [{ input: paramsOf(foreign), status: 404 }],
} satisfies Partial<ForeignCalls>
