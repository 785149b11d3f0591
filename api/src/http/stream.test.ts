import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { contracts } from '@lekta/shared/contract/contract'
import { defineContract } from '@lekta/shared/contract/endpoint'
import * as z from 'zod/mini'
import { publish } from '../live/publish'
import { notify } from '../notification/notify'
import { benchOf } from '../testing/bench'
import { type EventStream, eventStreamOf } from '../testing/event-stream'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { implement } from './implement'
import { HEARTBEAT, STREAMS_PER_ACCOUNT } from './stream'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const allButIntervals = [
  'nextTick',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'Date',
  'hrtime',
  'performance',
  'queueMicrotask',
] as const

/** Notifies an admin account that a school has joined. */
const notifyJoined = ({ id }: { id: number }, school: string) =>
  notify(app.database, [{ accountId: id, role: 'admin' }], 'schoolJoined', { school }, school)

describe('a notification stream', () => {
  test('has headers that stop proxies from buffering, caching or compressing it', async () => {
    const stream = await app.as(await app.make.parent()).listen('notificationStream')
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers.has('content-encoding')).toBe(false)
    await stream.close()
  })

  test('sends each event at once', async () => {
    const parent = await app.make.parent()
    const stream = await app.as(parent).listen('notificationStream')
    for (const school of ['One', 'Two', 'Three']) {
      await notifyJoined(parent, school)
      expect(await stream.next()).toMatchObject({ pesan: `${school} has joined Lekta.` })
    }
    await stream.close()
  })

  test('sends a heartbeat every 20 seconds', async () => {
    jest.useFakeTimers({ doNotFake: [...allButIntervals] })
    const parent = await app.make.parent()
    const stream = await app.as(parent).listen('notificationStream')
    const before = stream.received()
    jest.advanceTimersByTime(HEARTBEAT)
    await notifyJoined(parent, 'After the beat')
    await stream.next()
    jest.useRealTimers()
    expect(stream.received().slice(before.length).split('data: ')[0]).toMatch(/^(:\n\n)+$/)
    await stream.close()
  })

  test('ends with the session, and does not send later events', async () => {
    const parent = await app.make.parent()
    const client = app.as(parent)
    const stream = await client.listen('notificationStream')
    await client.call('logout', { body: {} })
    await notifyJoined(parent, 'Too late')
    expect(await stream.next()).toBeNull()
    expect(stream.received()).not.toContain('Too late')
  })

  test('ends at its next heartbeat if no event follows the end of the session', async () => {
    jest.useFakeTimers({ doNotFake: [...allButIntervals] })
    const client = app.as(await app.make.parent())
    const stream = await client.listen('notificationStream')
    await client.call('logout', { body: {} })
    jest.advanceTimersByTime(HEARTBEAT)
    jest.useRealTimers()
    await stream.ended()
  })

  test('ends when the server closes', async () => {
    const other = await testApp()
    const stream = await other.as(await other.make.parent()).listen('notificationStream')
    await Promise.all([other.close(), stream.ended()])
  })

  test('does not extend a session whose page was left', async () => {
    const client = app.as(await app.make.parent())
    const stream = await client.listen('notificationStream')
    await client.call('logout', { body: { leaving: true } })
    jest.useFakeTimers({ doNotFake: [...allButIntervals] })
    jest.advanceTimersByTime(HEARTBEAT)
    jest.useRealTimers()
    app.clock.advance(61_000)
    expect((await client.refusal('profileMe')).code).toBe(50014)
    await stream.close()
  })
})

test('an account can open only a few streams, and another one after closing one', async () => {
  const client = app.as(await app.make.parent())
  const streams: EventStream[] = []
  while (streams.length < STREAMS_PER_ACCOUNT) streams.push(await client.listen('notificationStream'))
  const { status, message, headers } = await client.refusal('notificationStream')
  expect([status, message]).toEqual([429, 'This account is open in too many windows. Please close some of them.'])
  expect(headers.get('retry-after')).toBe('60')
  await app
    .as(await app.make.parent())
    .listen('notificationStream')
    .then(({ close }) => close())
  await streams.pop()?.close()
  // The server notices with a delay that the stream has been closed.
  const again = async (): Promise<EventStream> => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return client.listen('notificationStream').catch(again)
  }
  streams.push(await again())
  for (const { close } of streams) await close()
})

const { ticks } = defineContract({
  ticks: {
    method: 'GET',
    path: '/ticks/:topic',
    summary: 'Whatever happens',
    access: 'public',
    params: z.object({ topic: z.string() }),
    data: z.object({ id: z.number() }),
    stream: true,
  },
})

const open = async (onRequest = async () => {}) => {
  const small = await benchOf(app.app)
  small.addHook('onRequest', onRequest)
  implement(
    small,
    'small',
    { ticks },
    {
      ticks: async ({ params, live, signal }) =>
        (await live.subscribe(params.topic, signal)) as AsyncIterable<{ id: number }>,
    },
  )
  return { small, address: await small.listen({ port: 0, host: '127.0.0.1' }) }
}

test('a stream does not begin while its server closes, which would wait for it', async () => {
  let [arrive, admit] = [() => {}, () => {}]
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const admitted = new Promise<void>((resolve) => {
    admit = resolve
  })
  const { small, address } = await open(async () => {
    arrive()
    await admitted
  })
  const answer = once(get(`${address}/ticks/nine`, { agent: false }), 'response') as Promise<[IncomingMessage]>
  await arrived
  const closed = small.close()
  await until(() => !small.server.listening)
  admit()
  const [{ statusCode }] = await answer
  expect(statusCode).toBe(503)
  await closed
})

describe('any stream', () => {
  test('of a public endpoint opens without a session and sends only fields of its schema', async () => {
    const { small, address } = await open()
    const stream = eventStreamOf(await fetch(`${address}/ticks/seven`))
    const news = { id: 7, passwordHash: 'secret' }
    publish(app.database, [{ topic: 'seven', message: news }])
    expect(await stream.next()).toEqual({ id: 7 })
    await Promise.all([small.close(), stream.ended()])
  })

  test('opens with a comment before the first event, so that the client knows at once that it is open', async () => {
    const { small, address } = await open()
    const { body } = await fetch(`${address}/ticks/six`)
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toBe(':\n\n')
    await reader.cancel()
    await small.close()
  })

  test('ends at an event that does not match its schema', async () => {
    const { small, address } = await open()
    const stream = eventStreamOf(await fetch(`${address}/ticks/eight`))
    publish(app.database, [{ topic: 'eight', message: { id: 'no number' } }])
    expect(await stream.next()).toBeNull()
    await small.close()
  })

  test('is documented as an event stream', async () => {
    const { paths } = (await (await fetch(`${app.address}/api/docs/json`)).json()) as {
      paths: Record<string, { get?: { responses: Record<string, { content: object }> } }>
    }
    const { path } = contracts.notification.notificationStream
    expect(Object.keys(paths[`/api${path}`]?.get?.responses['200']?.content ?? {})).toEqual(['text/event-stream'])
  })
})
