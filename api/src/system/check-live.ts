import { randomUUID } from 'node:crypto'
import { reasonOf } from '../errors/reason-of'
import { say } from '../i18n/sentence'
import type { LiveEngine } from '../live/engine'
import { bad, type Check, good, warning } from './finding'

/** The name of the connection of a check, so that it does not count as a server. */
const NAME = 'lekta-check'

/** Milliseconds after which a message counts as lost. */
const timeoutMs = 5000

/** Sends a message to itself. Returns the milliseconds until it arrives. */
async function timeMessage(engine: LiveEngine): Promise<number> {
  const topic = `check ${randomUUID()}`
  const messages = (await engine.subscribe(topic, AbortSignal.timeout(timeoutMs)))[Symbol.asyncIterator]()
  const sentAt = performance.now()
  await engine.send([{ topic, message: null }])
  if ((await messages.next()).done) throw new Error('a message did not arrive')
  return performance.now() - sentAt
}

/** Checks that Redis carries live events, and that servers are connected to it. */
export const checkLive: Check = async ({ config: { liveUrl } }) => {
  if (liveUrl === null) return [good('The database carries live events.')]
  const server = new URL(liveUrl).host
  const { openRedisEngine } = await import('../live/redis-engine')
  const engine = openRedisEngine(liveUrl, NAME)
  try {
    const milliseconds = Math.ceil(await timeMessage(engine))
    const count = await engine.countServers()
    if (count === 0) {
      const text = 'No server is connected to {{server}}: give all servers the same LIVE_URL, and restart them.'
      return [warning(say(text, { server }))]
    }
    const text = '{{server}} carries live events in {{milliseconds}} ms. Connected servers: {{count}}.'
    return [good(say(text, { server, milliseconds, count }))]
  } catch (error) {
    const reason = reasonOf((error as Error).cause ?? error)
    const text =
      '{{server}} does not carry live events ({{reason}}), so open pages do not follow changes: start it, or correct LIVE_URL.'
    return [bad(say(text, { server, reason }))]
  } finally {
    await engine.close()
  }
}
