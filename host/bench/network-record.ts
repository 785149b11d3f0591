import type { CDPSession } from 'playwright-core'

type Initiator = Protocol['requestWillBeSent']['initiator']
type Stack = NonNullable<Initiator['stack']>

/** The parts of the DevTools protocol's Network domain that are used here. */
interface Protocol {
  requestWillBeSent: {
    requestId: string
    request: { url: string; initialPriority: string }
    type?: string
    initiator: {
      type: string
      url?: string
      stack?: { callFrames: { url: string }[]; parent?: Protocol['requestWillBeSent']['initiator']['stack'] }
    }
  }
  dataReceived: { requestId: string; encodedDataLength: number }
  requestServedFromCache: { requestId: string }
  responseReceived: { requestId: string; response: { fromDiskCache?: boolean; fromPrefetchCache?: boolean } }
}

/** A response that came over the network. */
export interface Transfer {
  url: string
  /**
   * The number of files that had to load before this file was requested: 0 for the page, 1 for the files that its
   * HTML names, 2 for the files that those request, and so on.
   */
  level: number
  /** Size of the body in bytes, compressed as transferred. */
  bytes: number
  /** Whether the file was prefetched, that is, requested in idle time for later use. */
  ahead: boolean
}

const pathOf = (url: string) => new URL(url).pathname

/** Whether a file is JavaScript or CSS. */
export const isCode = ({ url }: Transfer) => /\.(js|css)$/.test(pathOf(url))

const framesOf = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : []

/**
 * Returns the files that caused a request: the scripts on the stack, and the document or style sheet that names the
 * requested file.
 */
const initiatorsOf = ({ url, stack }: Initiator) => [...framesOf(stack), ...(url ? [url] : [])]

/** Starts to record the files that a tab loads and the browser's warnings about preloads. */
export async function recordNetwork(session: CDPSession) {
  const transfers = new Map<string, Transfer>()
  const levels = new Map<string, number>()
  const warnings: string[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }: Protocol['requestWillBeSent']) => {
    if (!request.url.startsWith('http')) return
    const before = initiatorsOf(initiator).map((url) => levels.get(url) ?? 0)
    const level = type === 'Document' ? 0 : 1 + Math.max(0, ...before)
    if (!levels.has(request.url)) levels.set(request.url, level)
    transfers.set(requestId, { url: request.url, level, bytes: 0, ahead: request.initialPriority === 'VeryLow' })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }: Protocol['dataReceived']) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes += encodedDataLength
  })
  session.on('Network.requestServedFromCache', ({ requestId }: Protocol['requestServedFromCache']) => {
    transfers.delete(requestId)
  })
  // A prefetched file comes from the cache when it is used, so it does not count as a second transfer.
  session.on('Network.responseReceived', ({ requestId, response }: Protocol['responseReceived']) => {
    if (response.fromDiskCache || response.fromPrefetchCache) transfers.delete(requestId)
  })
  session.on('Log.entryAdded', ({ entry }: { entry: { text: string } }) => {
    if (entry.text.includes('preload')) warnings.push(entry.text)
  })
  await session.send('Network.enable')
  await session.send('Log.enable')
  // Async stacks trace a request after an `await` to the file that contains the `await`.
  await session.send('Debugger.enable')
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 })
  return { transfers: () => [...transfers.values()], warnings: () => warnings }
}
