import { waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { defineContract } from '../contract/endpoint'
import { answers } from '../testing/fake-api'
import { fakeLocks } from '../testing/fake-locks'
import { recordedHttp } from '../testing/transports'
import { createHttp, sendToken } from './http'
import { hiddenGrace, listen } from './listen'
import { holdTabLock, isAnyTabInSight } from './tab-lock'

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

interface Line {
  request: Request
  /** Sends bytes as they are. */
  send: (bytes: Uint8Array) => void
  /** Breaks the connection. */
  cut: () => void
  /** Whether the client has closed the connection. */
  left: () => boolean
}

/** A server that holds every connection open until a test ends it. */
function newsroom() {
  const lines: Line[] = []
  let status = 200
  const answer = async (request: Request) => {
    let send: Line['send'] = () => undefined
    let cut: Line['cut'] = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
        send = (bytes) => controller.enqueue(bytes)
        cut = () => controller.error(new TypeError('network error'))
      },
    })
    lines.push({ request, send, cut, left: () => request.signal.aborted })
    if (status !== 200) return new Response('{"message":"Not now."}', { status })
    send(new TextEncoder().encode(':\n\n'))
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  }
  return {
    lines,
    answer,
    answerWith: (next: number) => {
      status = next
    },
  }
}

let room: ReturnType<typeof newsroom>
let stop: () => void = () => undefined
beforeEach(() => {
  room = newsroom()
})
afterEach(() => {
  stop()
  setHidden(false)
})

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Starts to listen. Returns the texts received so far, with `(open)` for each opened connection; the array grows. */
function hear(more: { listensHidden?: () => boolean } = {}) {
  const http = createHttp('http://server.test/api')
  http.defaults.env = { fetch: room.answer as typeof fetch }
  sendToken(http, 'secret')
  const heard: string[] = []
  const onOpen = () => heard.push('(open)')
  stop = listen(http, news, { params: { place: 'a b' } }, { onOpen, onEvent: ({ text }) => heard.push(text), ...more })
  return heard
}

const lineAt = async (index: number) => {
  await waitFor(() => expect(room.lines.length).toBeGreaterThan(index), { timeout: 5000 })
  return room.lines[index] as Line
}
const bytesOf = (text: string) => new TextEncoder().encode(`data: ${JSON.stringify({ text })}\n\n:\n\n`)
const say = ({ send }: Line, text: string) => send(bytesOf(text))

test('connects like every call: below the base address and with the token', async () => {
  hear()
  const { request } = await lineAt(0)
  expect(request.url).toBe('http://server.test/api/news/a%20b')
  expect(Object.fromEntries(request.headers)).toMatchObject({ authorization: 'Bearer secret', 'x-token': 'secret' })
})

test('hears each event once, however the network cuts it, and no sign of life', async () => {
  const heard = hear()
  const line = await lineAt(0)
  say(line, 'first')
  for (const byte of bytesOf('dua – “dua”')) line.send(Uint8Array.of(byte))
  say(line, 'third')
  await waitFor(() => expect(heard).toEqual(['(open)', 'first', 'dua – “dua”', 'third']))
})

test('reconnects after an interruption, and reports it', async () => {
  const heard = hear()
  const line = await lineAt(0)
  await waitFor(() => expect(heard).toEqual(['(open)']))
  line.cut()
  say(await lineAt(1), 'after')
  await waitFor(() => expect(heard).toEqual(['(open)', '(open)', 'after']))
})

test('keeps trying while the server is down', async () => {
  room.answerWith(503)
  const heard = hear()
  await lineAt(1)
  room.answerWith(200)
  await waitFor(() => expect(heard).toEqual(['(open)']), { timeout: 5000 })
})

test.each([401, 404])('gives up when the server answers %d', async (status) => {
  room.answerWith(status)
  hear()
  await lineAt(0)
  window.dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(room.lines).toHaveLength(1)
})

test('disconnects when it is stopped', async () => {
  hear()
  const { left } = await lineAt(0)
  stop()
  await waitFor(() => expect(left()).toBe(true))
  expect(room.lines).toHaveLength(1)
})

test('does not connect while the page is hidden, and connects when it is shown', async () => {
  setHidden(true)
  const heard = hear()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(room.lines).toHaveLength(0)
  setHidden(false)
  await waitFor(() => expect(heard).toEqual(['(open)']))
})

describe('a page out of sight', () => {
  const locks = fakeLocks()
  /** Holds the lock as another tab of the browser would. Returns a function that releases it. */
  const holdElsewhere = (mode: LockMode) => {
    const elsewhere = new AbortController()
    holdTabLock(mode, elsewhere.signal)
    return () => elsewhere.abort()
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

  test('hangs up after a while', async () => {
    hear()
    setHidden(true)
    await passGrace()
    expect(room.lines.map(({ left }) => left())).toEqual([true])
  })

  test('keeps listening while hidden if requested, in one tab of the browser only', async () => {
    const letGo = holdElsewhere('exclusive')
    hear({ listensHidden: () => true })
    setHidden(true)
    await passGrace()
    expect(room.lines.map(({ left }) => left())).toEqual([true])
    letGo()
    await jest.advanceTimersByTimeAsync(0)
    expect(room.lines.map(({ left }) => left())).toEqual([true, false])
  })

  test('leaves listening to a visible tab, and reports that there is one', async () => {
    hear({ listensHidden: () => true })
    setHidden(true)
    await jest.advanceTimersByTimeAsync(0)
    expect(await isAnyTabInSight()).toBe(false)
    const letGo = holdElsewhere('shared')
    expect(await isAnyTabInSight()).toBe(true)
    await passGrace()
    expect(room.lines.map(({ left }) => left())).toEqual([true])
    letGo()
  })

  test('has one connection again when it is shown again', async () => {
    hear({ listensHidden: () => true })
    setHidden(true)
    await passGrace()
    setHidden(false)
    await jest.advanceTimersByTimeAsync(0)
    expect(room.lines.filter(({ left }) => !left())).toHaveLength(1)
  })
})

test('of the fake API receives what a handler yields', async () => {
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
  const heard: string[] = []
  stop = listen(
    http,
    news,
    { params: { place: 'here' } },
    { onOpen: () => heard.push('(open)'), onEvent: ({ text }) => heard.push(text) },
  )
  await waitFor(() => expect(heard).toEqual(['(open)', 'From here']))
})
