import { EventEmitter, on } from 'node:events'

/** The name of the event for a lost connection; no topic has this name. */
const lost = 'lost'

/** Hands the messages of a connection to the subscribers in this process. */
export interface Inbox {
  deliver: (topic: string, message: unknown) => void
  /**
   * Returns all further messages of a topic, until the signal aborts or `end` is called. Then calls `onEnd`, once.
   */
  open: (topic: string, signal: AbortSignal, onEnd?: () => void) => AsyncIterable<unknown>
  /** Ends the messages of all topics, because the connection was lost. */
  end: () => void
}

async function* each(messages: AsyncIterable<unknown[]>, finish: () => void) {
  try {
    for await (const [message] of messages) yield message
  } finally {
    finish()
  }
}

export function openInbox(): Inbox {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    deliver: (topic, message) => void emitter.emit(`topic ${topic}`, message),
    open: (topic, signal, onEnd = () => undefined) => {
      const messages = on(emitter, `topic ${topic}`, { close: [lost] })
      let ended = false
      const finish = () => {
        if (ended) return
        ended = true
        signal.removeEventListener('abort', finish)
        void messages.return?.()
        onEnd()
      }
      signal.addEventListener('abort', finish, { once: true })
      if (signal.aborted) finish()
      return each(messages, finish)
    },
    end: () => void emitter.emit(lost),
  }
}
