import { type Rollover, rolloverContract } from '@lekta/shared/contract/people/rollover'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { rooms } from './school-people'

const day = 24 * 60 * 60_000

/** The school year that began in July. It can no longer be undone. */
const earlier = (now: Date): Rollover => ({
  ...{
    id: 1,
    label: '2026/2027',
    state: 'done',
    done: 36,
    total: 36,
    promoted: 30,
    stayed: 2,
    left: 6,
    created: 1,
    kept: 0,
  },
  started_by: 'Siti Rahma',
  started_at: new Date(now.getTime() - 120 * day).toISOString(),
  done_at: new Date(now.getTime() - 120 * day).toISOString(),
  ...{ undone_at: null, undo_until: null },
  classrooms: [
    { name: '3A Melati', action: 'promote', into: '4A Melati', students: 18 },
    { name: '6A', action: 'leave', into: null, students: 6 },
  ],
})

/** Returns the answers of a fake server that begins school years. A new one is done at the second poll. */
export function rolloverAnswers(now: Date): Answer[] {
  const all: Rollover[] = [earlier(now)]
  const polls = new Map<number, number>()
  const find = (id: number) => {
    const found = all.find((one) => one.id === id)
    if (!found) throw refusal(404, 'There is no such school year.')
    return found
  }
  return answers(rolloverContract, {
    rolloverProposal: async () => ({
      years: [
        { year: 2026, label: '2026/2027', done: true },
        { year: 2027, label: '2027/2028', done: false },
      ],
      year: 2027,
      waiting: null,
      classrooms: rooms.map(({ id, name, grade }, i) => ({
        ...{ id, name, grade, students: 20 },
        ...(i === 0
          ? { action: 'promote', into: name.replace(/\d/, String(grade + 1)) }
          : { action: 'leave', into: name }),
      })),
      unplaced: 1,
    }),
    checkRollover: async ({ body: { moves, exceptions } }) => ({
      promoted: 20 * moves.filter(({ action }) => action === 'promote').length - exceptions.length,
      stayed: exceptions.filter(({ action }) => action === 'stay').length,
      left: 20 * moves.filter(({ action }) => action === 'leave').length,
      label: '2027/2028',
      classrooms: rooms.map(({ name, grade }, i) => ({
        ...{ name, grade, before: 20, after: i === 0 ? 0 : 20, created: false, taught: i === 0 },
      })),
      conflicts: { count: 0, first: [] },
      ...{ unplaced: 1, open_tests: 3, unused_seats: 2 },
    }),
    startRollover: async ({ body: { expected } }) => {
      const total = expected.promoted + expected.left
      const begun: Rollover = {
        ...earlier(now),
        ...expected,
        id: all.length + 1,
        label: '2027/2028',
        state: 'waiting',
        done: 0,
        total,
      }
      all.unshift({ ...begun, started_at: now.toISOString(), done_at: null })
      return { ...(all[0] ?? begun) }
    },
    rollovers: async () => all.map((one) => ({ ...one })),
    rollover: async ({ params: { id } }) => {
      const one = find(id)
      const count = (polls.get(id) ?? 0) + 1
      polls.set(id, count)
      const until = new Date(now.getTime() + 30 * day).toISOString()
      if (one.state === 'waiting' && count > 1)
        Object.assign(one, { state: 'done', done: one.total, done_at: now.toISOString(), undo_until: until })
      return { ...one }
    },
    undoRollover: async ({ params: { id } }) => ({
      ...Object.assign(find(id), { state: 'undone', undone_at: now.toISOString(), undo_until: null }),
    }),
  })
}
