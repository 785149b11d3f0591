import type { ForeignCalls } from './foreign-call'
import type { World } from './world'

const paramsOf = ({ rolloverId: id }: World) => ({ params: { id } })

const planOf = ({ classroom }: World) => ({
  year: 2040,
  moves: [{ classroom_id: classroom.id, action: 'leave' as const }],
})

const exceptionFor = (id: number) => ({ exceptions: [{ student_id: id, action: 'stay' as const }] })

/** Calls about the school years of another school. */
export const rolloverCalls = {
  rolloverProposal: () => [{ status: 200 }],
  checkRollover: (foreign) => [
    { input: { body: planOf(foreign) }, status: 404 },
    { input: { body: { ...planOf(foreign), ...exceptionFor(foreign.student.id) } }, status: 404 },
  ],
  startRollover: (foreign) => [
    { input: { body: { ...planOf(foreign), expected: { promoted: 0, stayed: 0, left: 0 } } }, status: 404, owner: 409 },
  ],
  rollovers: () => [{ status: 200 }],
  rollover: (foreign) => [{ input: paramsOf(foreign), status: 404 }],
  undoRollover: (foreign) => [{ input: paramsOf(foreign), status: 404 }],
} satisfies Partial<ForeignCalls>
