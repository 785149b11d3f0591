import { Redis } from 'ioredis'
import { connect } from '../database/connect'
import { type DatabaseAdmin, openDatabaseAdmin } from '../testing/database-admin'
import { fakeRedis } from '../testing/fakes/fake-redis'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import type { Live } from './engine'
import { openLive } from './live'
import { publish } from './publish'

let app: TestApp
let admin: DatabaseAdmin
beforeAll(async () => {
  app = await testApp()
  admin = await openDatabaseAdmin(app.databaseUrl)
})
afterAll(async () => {
  await admin.close()
  await app.close()
})

/** An engine that carries messages, and what happens to it. */
interface TestEngine {
  liveUrl: string | null
  loseConnections: () => Promise<unknown>
  close: () => Promise<unknown>
}

/** The Redis at an address, if a script has started one. */
const realRedis = process.env.LEKTA_TEST_REDIS

async function startRedis(): Promise<TestEngine> {
  if (!realRedis) {
    const { address, loseConnections, close } = await fakeRedis()
    return { liveUrl: address, loseConnections, close }
  }
  const client = new Redis(realRedis)
  return {
    liveUrl: realRedis,
    loseConnections: () => client.call('CLIENT', 'KILL', 'TYPE', 'pubsub'),
    close: () => client.quit(),
  }
}

const engines: readonly [string, () => Promise<TestEngine>, string, Partial<Parameters<typeof openLive>[0]>][] = [
  [
    'PostgreSQL',
    async () => ({ liveUrl: null, loseConnections: () => admin.terminateConnections(), close: async () => undefined }),
    'ECONNREFUSED',
    { address: 'postgres://nobody@127.0.0.1:1/nothing' },
  ],
  [realRedis ? 'a real Redis' : 'Redis', startRedis, 'cannot be kept up to date', { liveUrl: 'redis://127.0.0.1:1' }],
]

/** Opens live messages as one more process does, with its own connections. */
async function openProcess(options: Partial<Parameters<typeof openLive>[0]>) {
  const { database, pool } = await connect(app.databaseUrl, () => undefined)
  const sent = { sent: 0, failed: 0 }
  const live = await openLive({ database, address: app.databaseUrl, liveUrl: null, ...options }, (event) => {
    sent[event] += 1
  })
  const close = async () => {
    await live.close()
    await pool.end()
  }
  return { database, sent, live, close }
}

type Process = Awaited<ReturnType<typeof openProcess>>

/** Starts an engine for the tests of a block, and a process for each of them. */
function setUpEngine(startEngine: () => Promise<TestEngine>) {
  const now = {} as { engine: TestEngine; here: Process; stop: AbortController }
  beforeAll(async () => {
    now.engine = await startEngine()
  })
  afterAll(() => now.engine.close())
  beforeEach(async () => {
    now.here = await openProcess({ liveUrl: now.engine.liveUrl })
    now.stop = new AbortController()
  })
  afterEach(async () => {
    now.stop.abort()
    await now.here.close()
  })
  return {
    now,
    subscribe: async (topic: string, from: Live = now.here.live) => {
      const messages = (await from.subscribe(topic, now.stop.signal))[Symbol.asyncIterator]()
      return async () => (await messages.next()).value as unknown
    },
    send: (message: unknown, topic = 'class 7') => publish(now.here.database, [{ topic, message }]),
  }
}

describe.each(engines)('messages with %s', (_, startEngine) => {
  const { now, subscribe, send } = setUpEngine(startEngine)

  test('a message reaches every subscriber of its topic, in any process', async () => {
    const other = await openProcess({ liveUrl: now.engine.liveUrl })
    const [next, nextOnOther] = [await subscribe('class 7'), await subscribe('class 7', other.live)]
    send('of another class', 'class 8')
    send({ text: `O'Neil “dua” $1` })
    expect([await next(), await nextOnOther()]).toEqual([{ text: `O'Neil “dua” $1` }, { text: `O'Neil “dua” $1` }])
    publish(other.database, [{ topic: 'class 7', message: 'back' }])
    expect([await next(), await nextOnOther()]).toEqual(['back', 'back'])
    await other.close()
  })

  test('messages of a transaction are published when it has committed, and never when it rolls back', async () => {
    const next = await subscribe('class 7')
    const publishIn = (message: string, ending: () => void) =>
      now.here.database.transaction(async (transaction) => {
        publish(transaction, [{ topic: 'class 7', message }])
        ending()
      })
    const refuse = () => {
      throw new Error('no')
    }
    await expect(publishIn('undone', refuse)).rejects.toThrow('no')
    await now.here.database.transaction(async (transaction) => {
      publish(transaction, [{ topic: 'class 7', message: 'kept' }])
      const inner = transaction.transaction(async (savepoint) => {
        publish(savepoint, [{ topic: 'class 7', message: 'undone' }])
        refuse()
      })
      await expect(inner).rejects.toThrow('no')
      await transaction.transaction(async (savepoint) =>
        publish(savepoint, [{ topic: 'class 7', message: 'kept too' }]),
      )
      send('before the commit')
      expect(await next()).toBe('before the commit')
    })
    expect([await next(), await next()]).toEqual(['kept', 'kept too'])
  })

  test('500 messages at once arrive in order, each once, and as one sending', async () => {
    const next = await subscribe('class 7')
    const numbers = Array.from({ length: 500 }, (_, i) => i)
    publish(
      now.here.database,
      numbers.map((message) => ({ topic: 'class 7', message })),
    )
    for (const number of numbers) expect(await next()).toBe(number)
    await until(() => now.here.sent.sent > 0)
    expect(now.here.sent).toEqual({ sent: 1, failed: 0 })
  })

  test('equal messages that wait are sent once, and the last one of a topic always arrives', async () => {
    const next = await subscribe('class 7')
    send('first')
    expect(await next()).toBe('first')
    for (let i = 0; i < 100; i++) send('child 1')
    send('child 2')
    expect([await next(), await next()]).toEqual(['child 1', 'child 2'])
    await until(() => now.here.sent.sent === 2)
    send('child 1')
    expect(await next()).toBe('child 1')
  })
})

describe.each(engines)('listening with %s', (_, startEngine, refusal, unreachable) => {
  const { now, subscribe, send } = setUpEngine(startEngine)

  test('listening ends when its signal is aborted', async () => {
    const next = await subscribe('class 7')
    const waiting = next()
    now.stop.abort()
    expect(await waiting).toBeUndefined()
  })

  test('one of two listeners can end without the other', async () => {
    const alone = new AbortController()
    const leaving = (await now.here.live.subscribe('class 7', alone.signal))[Symbol.asyncIterator]()
    const next = await subscribe('class 7')
    alone.abort()
    expect((await leaving.next()).done).toBe(true)
    send('still')
    expect(await next()).toBe('still')
  })

  test('listening ends when the connection is lost, and can be started again', async () => {
    const next = await subscribe('class 7')
    const waiting = next()
    await now.engine.loseConnections()
    expect(await waiting).toBeUndefined()
    const again = await subscribe('class 7')
    send('after')
    expect(await again()).toBe('after')
  })

  test('servers are counted, but no workers', async () => {
    const others = [await openProcess(now.engine), await openProcess({ ...now.engine, name: 'lekta-worker' })]
    for (const { live } of [now.here, ...others]) await live.subscribe('class 7', now.stop.signal)
    const before = await now.here.live.countServers()
    await others[0]?.close()
    await until(async () => (await now.here.live.countServers()) === before - 1)
    await others[1]?.close()
    expect(await now.here.live.countServers()).toBe(before - 1)
  })

  test('listening fails while the engine cannot be reached', async () => {
    const lost = await openProcess({ ...now.engine, ...unreachable })
    await expect(lost.live.subscribe('class 7', now.stop.signal)).rejects.toThrow(refusal)
    await lost.close()
  })
})

describe('Redis', () => {
  let redis: Awaited<ReturnType<typeof fakeRedis>>
  beforeEach(async () => {
    redis = await fakeRedis()
  })
  afterEach(() => redis.close())

  test('gets only channels that have a listener, named after the number of its database', async () => {
    const here = await openProcess({ liveUrl: redis.address })
    const stop = new AbortController()
    await here.live.subscribe('class 7', stop.signal)
    await here.live.subscribe('class 7', stop.signal)
    expect(redis.channels()).toEqual(['lekta:2:lekta-live', 'lekta:2:class 7'])
    stop.abort()
    await until(() => redis.channels().length === 1)
    await here.close()
    await until(() => redis.channels().length === 0)
  })

  test('gets later what it could not take at first', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation()
    redis.state.password = 'another'
    const here = await openProcess({ liveUrl: redis.address })
    publish(here.database, [{ topic: 'class 7', message: 1 }])
    await until(() => here.sent.failed > 0)
    publish(here.database, [{ topic: 'class 7', message: 2 }])
    redis.state.password = 'secret'
    await until(() => here.sent.sent > 0)
    expect(redis.published).toEqual(['lekta:2:class 7 1', 'lekta:2:class 7 2'])
    expect(error.mock.calls).toEqual([[expect.stringMatching(/^Live messages could not be sent.*WRONGPASS/)]])
    error.mockRestore()
    await here.close()
  })

  test('gets what still waits when a process ends', async () => {
    const here = await openProcess({ liveUrl: redis.address })
    for (const message of [1, 2, 3]) publish(here.database, [{ topic: 'class 7', message }])
    await here.close()
    expect(redis.published).toEqual(['lekta:2:class 7 1', 'lekta:2:class 7 2', 'lekta:2:class 7 3'])
  })
})
