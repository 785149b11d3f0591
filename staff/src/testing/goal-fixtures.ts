import { type Goal, goalContract } from '@lekta/shared/contract/assessment/goal'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'

const WEEK = 7 * 24 * 60 * 60_000

/** Goals of the first class and of two students, one of whom is behind. */
function createGoals(now: Date): Goal[] {
  const after = (weeks: number) => new Date(now.getTime() + weeks * WEEK).toISOString()
  const set = { set_at: after(-12), by: after(20).slice(0, 10), owner: null, editable: true }
  return [
    { ...set, id: 1, student_id: null, classroom_id: 1, target: 520, start: 420, current: 470, state: 'on track' },
    { ...set, id: 2, student_id: 1, classroom_id: null, target: 600, start: 480, current: 490, state: 'behind' },
    { ...set, id: 3, student_id: 2, classroom_id: null, target: 400, start: 350, current: 410, state: 'reached' },
  ]
}

/** The goals of a school in memory. */
export function goalAnswers(now: Date): Answer[] {
  let all = createGoals(now)
  return answers(goalContract, {
    goals: async ({ query: { student_id, classroom_id } }) =>
      all.filter((goal) => {
        if (student_id !== undefined) return goal.student_id === student_id
        return goal.student_id === null && (classroom_id === undefined || goal.classroom_id === classroom_id)
      }),
    setGoal: async ({ body: { student_id = null, classroom_id = null, target, by } }) => {
      const earlier = all.find((goal) => goal.student_id === student_id && goal.classroom_id === classroom_id)
      const start = earlier?.current ?? 450
      const reason = `Please choose a measure above today’s ${start}L.`
      if (target <= start) throw refusal(400, reason, { target: reason })
      const goal = { student_id, classroom_id, target, by, start, current: start, owner: null, editable: true }
      const made = { ...goal, id: 10 + all.length, set_at: now.toISOString(), state: 'waiting' as const }
      all = [...all.filter((row) => row !== earlier), made]
      return { id: made.id }
    },
    removeGoal: async ({ params }) => {
      all = all.filter(({ id }) => id !== params.id)
      return null
    },
  })
}
