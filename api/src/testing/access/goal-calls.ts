import { type ForeignCalls, inDays } from './foreign-call'

const aim = () => ({ target: 1200, by: inDays(90).slice(0, 10) })

/** Calls about the goals of another tenant. */
export const goalCalls = {
  goals: ({ student, classroom }) => [
    { input: { query: { student_id: student.id } }, status: 404 },
    { input: { query: { classroom_id: classroom.id } }, status: 404 },
    { input: { query: {} }, status: 200 },
  ],
  setGoal: ({ child, classroom, colleague }) => [
    { input: { body: { ...aim(), student_id: child.id } }, status: 404 },
    { input: { body: { ...aim(), classroom_id: classroom.id } }, status: 404 },
    { input: { body: { ...aim(), student_id: child.id, owner_id: colleague.id } }, status: 404 },
  ],
  removeGoal: ({ goalId }) => [{ input: { params: { id: goalId } }, status: 404 }],
} satisfies Partial<ForeignCalls>
