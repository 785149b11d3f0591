import type { Answer } from '@lekta/shared/contract/attempt'
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

test('answers are returned in order of attempt and number, however they were written', async () => {
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

test('the next page finds what one page has written', async () => {
  await openAnswerStore(testParams).keep(answer(4, { choice: null }))
  expect(await openAnswerStore(testParams).waiting()).toEqual([answer(4, { choice: null })])
})

test('each test has its own answers', async () => {
  await openAnswerStore(testParams).keep(answer(1))
  expect(await openAnswerStore({ code: 'READ', id: 2 }).waiting()).toEqual([])
})

test('the first answer to an item stays', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1, { choice: 2 }))
  await store.keep(answer(1, { choice: 3 }))
  expect(await store.waiting()).toEqual([answer(1, { choice: 2 })])
})

test('dropped answers are gone for the next page, too', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  await store.keep(answer(2))
  await store.drop([answer(1)])
  expect(await openAnswerStore(testParams).waiting()).toEqual([answer(2)])
})

test('a dropped answer can be stored once more', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  await store.drop([answer(1)])
  await store.keep(answer(1, { choice: 3 }))
  expect(await store.waiting()).toEqual([answer(1, { choice: 3 })])
})

test('if the browser forbids a database, the tab’s storage is used and reported', async () => {
  forbidDatabase()
  const store = openAnswerStore(testParams)
  expect(await store.lasting()).toBe(false)
  expect(await store.keep(answer(1))).toEqual({ lasting: false })
  expect(await store.waiting()).toEqual([answer(1)])
  expect(await openAnswerStore(testParams).waiting()).toEqual([answer(1)])
  await store.drop([answer(1)])
  expect(await store.waiting()).toEqual([])
})

test('without any storage the page’s memory holds the answers', async () => {
  forbidDatabase()
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  expect(await store.waiting()).toEqual([answer(1)])
  const afterAWalk = openAnswerStore(testParams)
  expect(await afterAWalk.waiting()).toEqual([answer(1)])
  await afterAWalk.drop([answer(1)])
  expect(await afterAWalk.waiting()).toEqual([])
  write.mockRestore()
})

test('a page still sends the answers it has stored, even if another tab has emptied the disk', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  await openAnswerStore(testParams).drop([answer(1)])
  expect(await store.waiting()).toEqual([answer(1)])
  await store.drop([answer(1)])
  expect(await store.waiting()).toEqual([])
})

test('a database that never responds counts as none', async () => {
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

test('while stored answers would not survive the tab, the store does not claim to be lasting', async () => {
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

test('with a full disk the answer goes to the tab’s storage, in order with the others', async () => {
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

test('answers that a broken disk cannot delete are not sent again by the same page', async () => {
  const store = openAnswerStore(testParams)
  await store.keep(answer(1))
  const remove = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('Broken.', 'UnknownError')
  })
  await store.drop([answer(1)])
  remove.mockRestore()
  expect(await store.waiting()).toEqual([])
})

test('a database that another tab has closed leaves the page working', async () => {
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

test('the database of this version opens beside itself', async () => {
  const [one, two] = await Promise.all([openDatabase(), openDatabase()])
  expect([one.version, two.version]).toEqual([1, 1])
})
