import { waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { defineContract } from '../../contract/endpoint'
import { answers } from '../../testing/fake-api'
import { fakeLocks } from '../../testing/fake-locks'
import { recordedHttp } from '../../testing/transports'
import { createHttp, sendToken } from '../api/http'
import { hiddenGrace, listen } from './listen'
import { holdTabLock, isAnyTabVisible } from './tab-lock'

const { news } = defineContract({
  news: {
    method: 'GET',
    path: '/news/:place',
    summary: 'What is new somewhere',
    access: 'user',
    params: z.object({ place: z.string() }),
    data: z.object({ text: z.string() }),
    stream: true,
  },
})

interface Connection {
  request: Request
  /** Sends bytes unchanged. */
  send: (bytes: Uint8Array) => void
  /** Interrupts the connection. */
  interrupt: () => void
  /** Whether the client has closed the connection. */
  isClosed: () => boolean
}

/** A server that holds every connection open until a test ends it. */
function fakeServer() {
  const connections: Connection[] = []
  let status = 200
  const respond = async (request: Request) => {
    let send: Connection['send'] = () => undefined
    let interrupt: Connection['interrupt'] = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
        send = (bytes) => controller.enqueue(bytes)
        interrupt = () => controller.error(new TypeError('network error'))
      },
    })
    connections.push({ request, send, interrupt, isClosed: () => request.signal.aborted })
    if (status !== 200) return new Response('{"message":"Not now."}', { status })
    send(new TextEncoder().encode(':\n\n'))
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  }
  return {
    connections,
    respond,
    respondWith: (next: number) => {
      status = next
    },
  }
}

let server: ReturnType<typeof fakeServer>
let stop: () => void = () => undefined
beforeEach(() => {
  server = fakeServer()
})
afterEach(() => {
  stop()
  setHidden(false)
})

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

/**
 * Starts listening. Returns a growing array with each received text, and with `(open)` for each opened connection.
 */
function startListening(more: { listensHidden?: () => boolean } = {}) {
  const http = createHttp('http://server.test/api')
  http.defaults.env = { fetch: server.respond as typeof fetch }
  sendToken(http, 'secret')
  const texts: string[] = []
  const onOpen = () => texts.push('(open)')
  stop = listen(http, news, { params: { place: 'a b' } }, { onOpen, onEvent: ({ text }) => texts.push(text), ...more })
  return texts
}

const connectionAt = async (index: number) => {
  await waitFor(() => expect(server.connections.length).toBeGreaterThan(index), { timeout: 5000 })
  return server.connections[index] as Connection
}
const bytesOf = (text: string) => new TextEncoder().encode(`data: ${JSON.stringify({ text })}\n\n:\n\n`)
const sendText = ({ send }: Connection, text: string) => send(bytesOf(text))

test('a stream is requested below the base address and with the token', async () => {
  startListening()
  const { request } = await connectionAt(0)
  expect(request.url).toBe('http://server.test/api/news/a%20b')
  expect(Object.fromEntries(request.headers)).toMatchObject({ authorization: 'Bearer secret', 'x-token': 'secret' })
})

test('each event is received once, however it is split, and keep-alive comments are ignored', async () => {
  const texts = startListening()
  const connection = await connectionAt(0)
  sendText(connection, 'first')
  for (const byte of bytesOf('dua – “dua”')) connection.send(Uint8Array.of(byte))
  sendText(connection, 'third')
  await waitFor(() => expect(texts).toEqual(['(open)', 'first', 'dua – “dua”', 'third']))
})

test('an interrupted stream reconnects, and reports the new connection', async () => {
  const texts = startListening()
  const connection = await connectionAt(0)
  await waitFor(() => expect(texts).toEqual(['(open)']))
  connection.interrupt()
  sendText(await connectionAt(1), 'after')
  await waitFor(() => expect(texts).toEqual(['(open)', '(open)', 'after']))
})

test('a server that is down is retried until it is back', async () => {
  server.respondWith(503)
  const texts = startListening()
  await connectionAt(1)
  server.respondWith(200)
  await waitFor(() => expect(texts).toEqual(['(open)']), { timeout: 5000 })
})

test.each([401, 404])('a response with status %d ends the retries', async (status) => {
  server.respondWith(status)
  startListening()
  await connectionAt(0)
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(server.connections).toHaveLength(1)
})

test('stopping closes the connection', async () => {
  startListening()
  const { isClosed } = await connectionAt(0)
  stop()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(server.connections).toHaveLength(1)
})

test('a page that starts hidden connects when it becomes visible', async () => {
  setHidden(true)
  const texts = startListening()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.connections).toHaveLength(0)
  setHidden(false)
  await waitFor(() => expect(texts).toEqual(['(open)']))
})

describe('a hidden page', () => {
  const locks = fakeLocks()
  /** Holds the lock as another tab would. Returns a function that releases the lock. */
  const holdInOtherTab = (mode: LockMode) => {
    const otherTab = new AbortController()
    holdTabLock(mode, otherTab.signal)
    return () => otherTab.abort()
  }
  const passGrace = () => jest.advanceTimersByTimeAsync(hiddenGrace)

  beforeEach(() => {
    jest.useFakeTimers()
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'locks')
  })

  test('disconnects after a grace period', async () => {
    startListening()
    setHidden(true)
    await passGrace()
    expect(server.connections.map(({ isClosed }) => isClosed())).toEqual([true])
  })

  test('stays connected if requested, but only in one tab of the browser', async () => {
    const release = holdInOtherTab('exclusive')
    startListening({ listensHidden: () => true })
    setHidden(true)
    await passGrace()
    expect(server.connections.map(({ isClosed }) => isClosed())).toEqual([true])
    release()
    await jest.advanceTimersByTimeAsync(0)
    expect(server.connections.map(({ isClosed }) => isClosed())).toEqual([true, false])
  })

  test('disconnects while another tab is visible, and can detect that tab', async () => {
    startListening({ listensHidden: () => true })
    setHidden(true)
    await jest.advanceTimersByTimeAsync(0)
    expect(await isAnyTabVisible()).toBe(false)
    const release = holdInOtherTab('shared')
    expect(await isAnyTabVisible()).toBe(true)
    await passGrace()
    expect(server.connections.map(({ isClosed }) => isClosed())).toEqual([true])
    release()
  })

  test('has a single connection when it becomes visible again', async () => {
    startListening({ listensHidden: () => true })
    setHidden(true)
    await passGrace()
    setHidden(false)
    await jest.advanceTimersByTimeAsync(0)
    expect(server.connections.filter(({ isClosed }) => !isClosed())).toHaveLength(1)
  })
})

test('a stream of the fake API receives what a handler yields', async () => {
  const { http } = recordedHttp(
    answers(
      { news },
      {
        news: async ({ params }) =>
          (async function* () {
            yield { text: `From ${params.place}` }
            await new Promise(() => undefined)
          })(),
      },
    ),
  )
  const texts: string[] = []
  stop = listen(
    http,
    news,
    { params: { place: 'here' } },
    { onOpen: () => texts.push('(open)'), onEvent: ({ text }) => texts.push(text) },
  )
  await waitFor(() => expect(texts).toEqual(['(open)', 'From here']))
})
