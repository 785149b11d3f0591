import type { Answer } from '@lekta/shared/contract/assessment/attempt'
import { IDBFactory } from 'fake-indexeddb'
import { forbidDatabase, freshBrowser } from '../testing/fresh-browser'
import { databaseTimeoutMs, openAnswerStore } from './answer-store'
import { openDatabase } from './database'

const testParams = { code: 'READ', id: 1 }
const answer = (number: number, more: Partial<Answer> = {}): Answer => ({
  tries: 1,
  number,
  choice: 0,
  milliseconds: 9,
  ...more,
})

beforeEach(freshBrowser)

test('answers are sorted by attempt and number, whatever the order they were stored in', async () => {
  const store = openAnswerStore(testParams)
  for (const one of [answer(10), answer(2), answer(1, { tries: 2 }), answer(9)]) await store.keep(one)
  const order = (await store.waiting()).map(({ tries, number }) => [tries, number])
  expect(order).toEqual([
    [1, 2],
    [1, 9],
    [1, 10],
    [2, 1],
  ])
})

test('answers are still stored after a reload', async () => {
  await openAnswerStore(testParams).keep(answer(4, { choice: null }))
  expect(await openAnswerStore(testParams).waiting()).toEqual([answer(4, { choice: null })])
})

test('each test has its own answers', async () => {
  await openAnswerStore(testParams).keep(answer(1))
  expect(await openAnswerStore({ code: 'READ', id: 2 }).waiting()).toEqual([])
})

test('a second answer to the same item is ignored', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1, { choice: 2 }))
  await store.keep(answer(1, { choice: 3 }))
  expect(await store.waiting()).toEqual([answer(1, { choice: 2 })])
})

test('dropped answers stay dropped after a reload', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  await store.keep(answer(2))
  await store.drop([answer(1)])
  expect(await openAnswerStore(testParams).waiting()).toEqual([answer(2)])
})

test('an answer can be stored again after it was dropped', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  await store.drop([answer(1)])
  await store.keep(answer(1, { choice: 3 }))
  expect(await store.waiting()).toEqual([answer(1, { choice: 3 })])
})

test('without a database, answers are kept in the tab’s storage, which is reported as not lasting', async () => {
  forbidDatabase()
  const store = openAnswerStore(testParams)
  expect(await store.lasting()).toBe(false)
  expect(await store.keep(answer(1))).toEqual({ lasting: false })
  expect(await store.waiting()).toEqual([answer(1)])
  expect(await openAnswerStore(testParams).waiting()).toEqual([answer(1)])
  await store.drop([answer(1)])
  expect(await store.waiting()).toEqual([])
})

test('without any storage, answers are kept in memory', async () => {
  forbidDatabase()
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  expect(await store.waiting()).toEqual([answer(1)])
  const afterNavigation = openAnswerStore(testParams)
  expect(await afterNavigation.waiting()).toEqual([answer(1)])
  await afterNavigation.drop([answer(1)])
  expect(await afterNavigation.waiting()).toEqual([])
  write.mockRestore()
})

test('a page still returns the answers it has stored after another tab has dropped them', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  await openAnswerStore(testParams).drop([answer(1)])
  expect(await store.waiting()).toEqual([answer(1)])
  await store.drop([answer(1)])
  expect(await store.waiting()).toEqual([])
})

test('a database that never responds is treated as unavailable', async () => {
  jest.useFakeTimers()
  globalThis.indexedDB = Object.assign(new IDBFactory(), { open: () => ({ addEventListener() {} }) })
  const store = openAnswerStore(testParams)
  const stored = store.keep(answer(1))
  await jest.advanceTimersByTimeAsync(databaseTimeoutMs)
  expect(await stored).toEqual({ lasting: false })
  const waiting = store.waiting()
  await jest.advanceTimersByTimeAsync(databaseTimeoutMs)
  expect(await waiting).toEqual([answer(1)])
  jest.useRealTimers()
})

test('the store is not lasting while an answer is kept only in the tab’s storage', async () => {
  const store = openAnswerStore(testParams)
  const full = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await store.keep(answer(1))
  full.mockRestore()
  expect(await openAnswerStore(testParams).lasting()).toBe(false)
  await store.drop([answer(1)])
  expect(await openAnswerStore(testParams).lasting()).toBe(true)
})

test('with a full disk, an answer is reported as not lasting, but returned in order', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  expect(await store.keep(answer(2))).toEqual({ lasting: false })
  add.mockRestore()
  await store.keep(answer(3))
  expect((await store.waiting()).map(({ number }) => number)).toEqual([1, 2, 3])
})

test('dropped answers that the database cannot delete are not returned again by the same page', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  const remove = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Broken.', 'UnknownError')
  })
  await store.drop([answer(1)])
  remove.mockRestore()
  expect(await store.waiting()).toEqual([])
})

test('answers can still be stored and read after the database was closed', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  const spy = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Closed.', 'InvalidStateError')
  })
  expect(await store.keep(answer(2))).toEqual({ lasting: false })
  expect(await store.waiting()).toEqual([answer(1), answer(2)])
  spy.mockRestore()
  expect(await store.waiting()).toEqual([answer(1), answer(2)])
})

test('the database can be opened twice at the same time', async () => {
  const [one, two] = await Promise.all([openDatabase(), openDatabase()])
  expect([one.version, two.version]).toEqual([1, 1])
})

test('a database that responds right after a tablet has woken up still counts', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const stored = openAnswerStore(testParams).keep(answer(1))
  // While the tablet slept, the time has passed, but the database could not respond.
  jest.advanceTimersToNextTimer()
  expect(await stored).toEqual({ lasting: true })
  jest.useRealTimers()
})
