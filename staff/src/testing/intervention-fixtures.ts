import {
  type InterventionRecord,
  type InterventionStudent,
  interventionContract,
} from '@lekta/shared/contract/people/intervention'
import { hasSurelyFallen, hasSurelyGrown, roundMeasure } from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'
import { growthBetween } from './report-fixtures'
import type { School } from './school-fixtures'

const DAY = 24 * 60 * 60_000

const dayIn = (now: Date, days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)

function memberOf({ of, scored, now }: School, id: number, days: number): InterventionStudent[] {
  const student = scored.find((row) => row.id === id)
  if (!student) return []
  const since = now.getTime() - days * DAY
  const tests = of(student).filter(({ trusted }) => trusted)
  const start = tests.filter(({ finished_at }) => Date.parse(finished_at) <= since).at(-1) ?? null
  const latest = tests.filter(({ finished_at }) => Date.parse(finished_at) > since).at(-1) ?? null
  const taken = (test: typeof start) =>
    test && { report_id: test.id, finished_at: test.finished_at, measure: test.measure }
  return [
    {
      id,
      name: student.name,
      avatar: student.avatar,
      classrooms: [...student.classrooms],
      added_at: new Date(since).toISOString(),
      start: taken(start),
      latest: taken(latest),
      growth: start && latest && growthBetween(start, latest),
    },
  ]
}

function effectOf(members: readonly InterventionStudent[]): InterventionRecord['effect'] {
  const growth = members.flatMap((member) => (member.growth ? [member.growth] : []))
  const differences = growth.map(({ difference }) => difference).sort((a, b) => a - b)
  return {
    compared: growth.length,
    median: growth.length === 0 ? null : roundMeasure(quantile(differences, 0.5)),
    expected: growth.length === 0 ? null : 30,
    grown: growth.filter(hasSurelyGrown).length,
    fallen: growth.filter(hasSurelyFallen).length,
  }
}

/** Three interventions: one to be checked, one that has just begun, and a closed one. */
function interventionsOf(school: School): InterventionRecord[] {
  const { now } = school
  const common = { version: 1, editable: true, closing_note: null, closed_at: null, log: [] }
  const create = (id: number, days: number, ids: readonly number[], more: Partial<InterventionRecord>) => {
    const members = ids.flatMap((student) => memberOf(school, student, days))
    return {
      ...{ ...common, id, name: 'Reading club', reason: 'chosen' as const, plan: '', owner: null },
      ...{ next_check: null, overdue: false, started_at: new Date(now.getTime() - days * DAY).toISOString() },
      ...{ members, students: members.length, effect: effectOf(members) },
      ...more,
    }
  }
  const sari = { id: 901, name: 'Dewi Lestari' }
  const at = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  return [
    create(1, 60, [1, 2, 3, 6, 12], {
      ...{ name: 'Clear decline, grade 3', reason: 'fallen', owner: sari, next_check: dayIn(now, -2), overdue: true },
      plan: 'Read aloud in pairs, three mornings a week.\nTexts from the shelf up to 450L.',
      log: [
        { id: 2, at: at(10), author: 'Dewi Lestari', text: 'Everyone has read two booklets.' },
        { id: 1, at: at(50), author: 'Dewi Lestari', text: 'Talked with the parents of Ayu.' },
      ],
    }),
    create(2, 1, [21, 22], { name: 'First test', reason: 'unmeasured', next_check: dayIn(now, 20) }),
    create(3, 200, [4, 7], {
      ...{ name: 'Holiday readers', owner: sari, closed_at: at(20), closing_note: 'Both read on level again.' },
    }),
  ]
}

/** Answers about the interventions of a school in memory, which remembers changes. */
export function interventionAnswers(school: School): Answer[] {
  const all = interventionsOf(school)
  const find = (id: number) => {
    const found = all.find((row) => row.id === id)
    if (!found) throw refusal(404, 'There is no such intervention.')
    return found
  }
  const change = (id: number, values: Partial<InterventionRecord>) => {
    all[all.indexOf(find(id))] = { ...find(id), ...values }
    return null
  }
  return answers(interventionContract, {
    interventions: async ({ query }) =>
      listOf(
        all
          .filter(({ closed_at }) => (closed_at !== null) === query.options.archived)
          .map(
            ({ members: _m, effect: _e, log: _l, plan: _p, version: _v, editable: _x, closing_note: _c, ...row }) =>
              row,
          ),
        query,
        {
          text: ({ name }) => name,
          sort: {
            name: ({ name }) => name,
            owner: ({ owner }) => owner?.name ?? null,
            students: ({ students }) => students,
            next_check: ({ next_check }) => next_check,
            started_at: ({ started_at }) => started_at,
          },
        },
      ),
    intervention: async ({ params }) => find(params.id),
    addIntervention: async ({ body }) => {
      const row = { ...find(2), id: all.length + 1, name: body.name, reason: body.reason, plan: body.plan ?? '' }
      all.push(row)
      return { id: row.id }
    },
    editIntervention: async ({ params, body }) =>
      change(params.id, { name: body.name, plan: body.plan ?? '', next_check: body.next_check ?? null }),
    addInterventionStudents: async () => null,
    removeInterventionStudents: async ({ params, body }) => {
      const members = find(params.id).members.filter(({ id }) => !body.ids.includes(id))
      return change(params.id, { members, students: members.length })
    },
    addInterventionEntry: async ({ params, body }) => {
      const { log } = find(params.id)
      const entry = { id: log.length + 1, at: school.now.toISOString(), author: 'You', text: body.text }
      return change(params.id, { log: [entry, ...log] })
    },
    closeIntervention: async ({ params, body }) =>
      change(params.id, { closed_at: school.now.toISOString(), closing_note: body.note || null }),
    reopenIntervention: async ({ params }) => change(params.id, { closed_at: null }),
  })
}
