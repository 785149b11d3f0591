import type { ForeignCalls } from './foreign-call'
import type { World } from './world'

const paramsOf = ({ intervention: { id } }: World) => ({ params: { id } })

/** Calls about the interventions of another tenant. */
export const interventionCalls = {
  interventions: ({ mark }) => [
    { input: { query: { q: mark } }, status: 200 },
    { input: { query: { options: { itemsPerPage: 100, archived: true } } }, status: 200 },
  ],
  intervention: (foreign) => [{ input: paramsOf(foreign), status: 404 }],
  addIntervention: ({ student, classroom, colleague }) => [
    { input: { body: { name: 'Of a stranger', reason: 'chosen', ids: [student.id] } }, status: 404 },
    {
      input: { body: { name: 'Of a stranger', reason: 'unmeasured', classroom_id: classroom.id } },
      status: 404,
    },
    {
      input: { body: { name: 'Of a stranger', reason: 'chosen', ids: [student.id], owner_id: colleague.id } },
      status: 404,
    },
  ],
  editIntervention: (foreign) => [
    { input: { ...paramsOf(foreign), body: { name: 'Renamed', version: foreign.intervention.version } }, status: 404 },
  ],
  addInterventionStudents: (foreign) => [
    { input: { ...paramsOf(foreign), body: { ids: [foreign.student.id] } }, status: 404 },
  ],
  removeInterventionStudents: (foreign) => [
    { input: { ...paramsOf(foreign), body: { ids: [foreign.student.id] } }, status: 404 },
  ],
  addInterventionEntry: (foreign) => [{ input: { ...paramsOf(foreign), body: { text: 'A check' } }, status: 404 }],
  closeIntervention: (foreign) => [
    { input: { ...paramsOf(foreign), body: { version: foreign.intervention.version } }, status: 404 },
  ],
  reopenIntervention: (foreign) => [{ input: paramsOf(foreign), status: 404 }],
} satisfies Partial<ForeignCalls>
