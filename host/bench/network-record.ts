import type { CDPSession } from 'playwright-core'

type Initiator = Protocol['requestWillBeSent']['initiator']
type Stack = NonNullable<Initiator['stack']>

/** What is read here of the DevTools protocol's Network domain. */
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

/** One answer that came over the network. */
export interface Transfer {
  url: string
  /** How many files had to come before this one was asked for: 0 the page, 1 what its HTML names, 2 what those ask for, … */
  level: number
  /** Bytes of the body, compressed as they came. */
  bytes: number
  /** Fetched ahead, for later, while the browser had nothing else to do. */
  ahead: boolean
}

const pathOf = (url: string) => new URL(url).pathname

/** JavaScript and CSS. */
export const isCode = ({ url }: Transfer) => /\.(js|css)$/.test(pathOf(url))

const framesOf = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : []

/** The files that asked: the scripts on the stack, or the document or style that names it. */
const askers = ({ url, stack }: Initiator) => [...framesOf(stack), ...(url ? [url] : [])]

/** Writes down what a tab loads from now on, and what the browser says about its hints. */
export async function recordNetwork(session: CDPSession) {
  const asked = new Map<string, Transfer>()
  const levels = new Map<string, number>()
  const complaints: string[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }: Protocol['requestWillBeSent']) => {
    if (!request.url.startsWith('http')) return
    const before = askers(initiator).map((url) => levels.get(url) ?? 0)
    const level = type === 'Document' ? 0 : 1 + Math.max(0, ...before)
    if (!levels.has(request.url)) levels.set(request.url, level)
    asked.set(requestId, { url: request.url, level, bytes: 0, ahead: request.initialPriority === 'VeryLow' })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }: Protocol['dataReceived']) => {
    const transfer = asked.get(requestId)
    if (transfer) transfer.bytes += encodedDataLength
  })
  session.on('Network.requestServedFromCache', ({ requestId }: Protocol['requestServedFromCache']) => {
    asked.delete(requestId)
  })
  // What was fetched ahead is taken from where it lies, and is no second transfer.
  session.on('Network.responseReceived', ({ requestId, response }: Protocol['responseReceived']) => {
    if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId)
  })
  session.on('Log.entryAdded', ({ entry }: { entry: { text: string } }) => {
    if (entry.text.includes('preload')) complaints.push(entry.text)
  })
  await session.send('Network.enable')
  await session.send('Log.enable')
  // What was asked for after an `await` is traced to the file that waited.
  await session.send('Debugger.enable')
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 })
  return { transfers: () => [...asked.values()], complaints: () => complaints }
}
