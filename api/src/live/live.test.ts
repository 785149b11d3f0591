import { sql } from 'drizzle-orm'
import { type TestApp, testApp } from '../testing/test-app'
import { type Live, openLive, publish } from './live'

let app: TestApp
let live: Live
let stop: AbortController
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => {
  live = openLive(app.databaseUrl)
  stop = new AbortController()
})
afterEach(async () => {
  stop.abort()
  await live.close()
})

const subscribe = async (topic: string, from = live) => {
  const messages = (await from.subscribe(topic, stop.signal))[Symbol.asyncIterator]()
  return async () => (await messages.next()).value as unknown
}
const send = (message: unknown, topic = 'class 7') => publish(app.database, [{ topic, message }])

test('a message reaches every subscriber of its topic, in any process', async () => {
  const [next, other] = [await subscribe('class 7'), openLive(app.databaseUrl)]
  const nextOnOther = await subscribe('class 7', other)
  await send('of another class', 'class 8')
  await send({ text: `O'Neil “dua” $1` })
  expect([await next(), await nextOnOther()]).toEqual([{ text: `O'Neil “dua” $1` }, { text: `O'Neil “dua” $1` }])
  await other.close()
})

test('messages of a transaction are published when it commits, and never when it rolls back', async () => {
  const next = await subscribe('class 7')
  const undone = app.database.transaction(async (transaction) => {
    await publish(transaction, [{ topic: 'class 7', message: 'undone' }])
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await app.database.transaction((transaction) => publish(transaction, [{ topic: 'class 7', message: 'kept' }]))
  expect(await next()).toBe('kept')
})

test('500 messages at once arrive in order, each once', async () => {
  const next = await subscribe('class 7')
  const numbers = Array.from({ length: 500 }, (_, i) => i)
  await publish(
    app.database,
    numbers.map((message) => ({ topic: 'class 7', message })),
  )
  for (const number of numbers) expect(await next()).toBe(number)
})

test('listening ends when its signal is aborted', async () => {
  const next = await subscribe('class 7')
  const waiting = next()
  stop.abort()
  expect(await waiting).toBeUndefined()
})

test('listening ends when the database connection is lost, and can be started again', async () => {
  const next = await subscribe('class 7')
  const waiting = next()
  await app.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
  )
  expect(await waiting).toBeUndefined()
  const again = await subscribe('class 7')
  await send('after')
  expect(await again()).toBe('after')
})

test('listening fails while the database cannot be reached', async () => {
  const unreachable = openLive('postgres://nobody@127.0.0.1:1/nothing')
  await expect(unreachable.subscribe('class 7', stop.signal)).rejects.toThrow('ECONNREFUSED')
  await unreachable.close()
})
