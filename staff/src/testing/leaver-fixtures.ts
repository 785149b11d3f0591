import { type Leaver, leaverContract } from '@lekta/shared/contract/people/leaver'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'

const DAY = 24 * 60 * 60_000

const leaversAt = (now: Date): Leaver[] =>
  [
    { name: 'Bagas Hartono', username: 'bagas.hartono', grade: 6, parents: 2 },
    { name: 'Intan Permata', username: 'intan.permata', grade: 6, parents: 0 },
    { name: 'Yoga Saputra', username: 'yoga.saputra', grade: 5, parents: 1 },
  ].map((row, i) => ({
    ...row,
    id: 900 + i,
    avatar: null,
    left_at: new Date(now.getTime() - (1120 + i) * DAY).toISOString(),
    due_at: new Date(now.getTime() + 25 * DAY).toISOString(),
  }))

/** Answers about three former students who are about to be erased. The server remembers changes. */
export function leaverAnswers(now: Date): Answer[] {
  let leavers = leaversAt(now)
  let months = 36
  const retention = () => ({
    months,
    round: {
      announced_at: new Date(now.getTime() - 5 * DAY).toISOString(),
      due_at: new Date(now.getTime() + 25 * DAY).toISOString(),
      announced: 3,
      waiting: leavers.length,
    },
    last: { done_at: new Date(now.getTime() - 200 * DAY).toISOString(), announced: 14, erased: 12 },
  })
  return answers(leaverContract, {
    retention: async () => retention(),
    editRetention: async ({ body }) => {
      months = Number(body.months)
      return retention()
    },
    retentionPreview: async ({ query }) => ({ students: Number(query.months) < months ? 17 : 0 }),
    leavers: async ({ query }) =>
      listOf(leavers, query, {
        text: ({ name, username }) => `${name} ${username}`,
        sort: { name: ({ name }) => name, left_at: (row) => row.left_at, due_at: (row) => row.due_at },
      }),
    extendLeavers: async ({ body }) => {
      leavers = leavers.filter(({ id }) => !body.ids.includes(id))
      return null
    },
  })
}
