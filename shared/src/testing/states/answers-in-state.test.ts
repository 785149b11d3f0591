import { call } from '@lekta/shared/client'
import type { AxiosInstance } from 'axios'
import { dashboardContract } from '../../contract/dashboard'
import { failureCodes } from '../../contract/envelope'
import { planContract } from '../../contract/money/plan'
import { childContract } from '../../contract/people/child'
import { classroomContract } from '../../contract/people/classroom'
import { blankStudent } from '../blank-student'
import { answers, fakeHttp, refusal } from '../fake-api'
import { listOf } from '../fake-list'
import { answersInState } from './answers-in-state'
import { type ApiState, apiStates, slowMs } from './api-states'

const child = (id: number, name: string) => ({
  ...blankStudent,
  ...{ id, name, username: name.toLowerCase(), school: null, standing: null },
})
const family = [child(7, 'Ayu'), child(8, 'Bima'), child(9, 'Citra')]
const plan = { code: 'one', audience: 'parent', name: 'One test', price: 45_000, currency: 'IDR', months: 1 } as const

const fixtures = () => [
  ...answers(childContract, {
    children: async ({ query }) =>
      listOf(family, query, { text: ({ name }) => name, sort: { name: ({ name }) => name } }),
    child: async ({ params }) => {
      const found = family.find(({ id }) => id === params.id)
      if (!found) throw refusal(404, 'There is no such child.')
      return found
    },
  }),
  ...answers(classroomContract, {
    classroomMembers: async () => [{ id: 7, name: 'Ayu', username: 'ayu', avatar: null }],
  }),
  ...answers(planContract, { plans: async () => [{ ...plan, tests_per_child: 1 }] }),
  ...answers(dashboardContract, { parentDashboard: async () => ({ children: [] }) }),
]

const inState = (state: ApiState): AxiosInstance => fakeHttp(answersInState(state, fixtures()))
const list = (state: ApiState, options: object = {}) =>
  call(inState(state), childContract.children, { query: { options } })

afterEach(() => {
  document.documentElement.lang = 'en'
  jest.useRealTimers()
})

test('every state answers or fails, and none hangs', async () => {
  jest.useFakeTimers()
  const results = Promise.allSettled(apiStates.map((state) => list(state)))
  await jest.advanceTimersByTimeAsync(slowMs)
  expect((await results).map(({ status }, i) => [apiStates[i], status])).toEqual([
    ['full', 'fulfilled'],
    ['empty', 'fulfilled'],
    ['error', 'rejected'],
    ['slow', 'fulfilled'],
    ['offline', 'rejected'],
    ['unauthorised', 'rejected'],
    ['manyRows', 'fulfilled'],
  ])
})

test('errors have the envelope of the server and a sentence in the language of the page', async () => {
  await expect(list('error')).rejects.toMatchObject({
    status: 500,
    code: 500,
    message: expect.stringMatching(/^Something went wrong/),
  })
  await expect(list('unauthorised')).rejects.toMatchObject({ status: 401, code: failureCodes.unknownToken })
  await expect(list('offline')).rejects.toMatchObject({ status: 0, message: expect.stringMatching(/can’t be reached/) })
  document.documentElement.lang = 'id'
  await expect(list('error')).rejects.toMatchObject({ message: expect.stringMatching(/^Ada yang salah di pihak kami/) })
})

test('an empty state empties lists and the objects that have an empty form, and nothing else', async () => {
  await expect(list('empty')).resolves.toEqual({ data: [], last_page: 1, total: 0, page: 1 })
  const http = inState('empty')
  const members = { query: { classroom_id: 1 } }
  await expect(call(http, classroomContract.classroomMembers, members)).resolves.toEqual([])
  await expect(call(http, planContract.plans, {})).resolves.toHaveLength(1)
  await expect(call(http, childContract.child, { params: { id: 7 } })).resolves.toMatchObject({ name: 'Ayu' })
  await expect(call(http, childContract.child, { params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
})

test('an answer that does not fit its contract is an error of the fixture', async () => {
  const wrong = answers(dashboardContract, { parentDashboard: async () => ({ children: [{ id: 7 }] }) as never })
  await expect(call(fakeHttp(wrong), dashboardContract.parentDashboard, {})).rejects.toThrow(
    'The fixture of GET /v2/dashboard/parent does not fit: children.0.',
  )
})

describe('many rows', () => {
  test('have ids and names of their own, and are paged', async () => {
    const { data, total, last_page } = await list('manyRows', { sortBy: 'name', itemsPerPage: 100 })
    expect([total, last_page]).toEqual([10_002, 101])
    expect(data.slice(0, 3)).toMatchObject([
      { id: 7, name: 'Ayu', username: 'ayu' },
      { id: 100_007, name: 'Ayu 1', username: 'ayu 1' },
      { id: 200_007, name: 'Ayu 2' },
    ])
    const last = await list('manyRows', { sortBy: 'name', itemsPerPage: 100, page: 101 })
    expect(last.data.map(({ name }) => name)).toEqual(['Citra 3332', 'Citra 3333'])
  })

  test('are sorted in both directions', async () => {
    const { data } = await list('manyRows', { sortBy: 'name', sortDesc: true })
    expect(data.slice(0, 2).map(({ name }) => name)).toEqual(['Citra 3333', 'Citra 3332'])
  })

  test('are found by the fixture’s search and by their own names', async () => {
    await expect(list('manyRows', { search: 'bim' })).resolves.toMatchObject({ total: 3334 })
    await expect(list('manyRows', { search: 'citra 77' })).resolves.toMatchObject({ total: 11 })
    await expect(list('manyRows', { search: 'nobody' })).resolves.toMatchObject({ total: 0, last_page: 1 })
  })

  test('open as the row that was copied', async () => {
    const params = { id: 300_008 }
    await expect(call(inState('manyRows'), childContract.child, { params })).resolves.toMatchObject({ name: 'Bima' })
  })
})
