import type { Limit } from '../http/limits/rate-limit'
import { type Filled, say } from '../i18n/sentence'

/** The window in which messages from one source are counted together, in milliseconds. */
export const MESSAGE_WINDOW = 60 * 60_000

/** The maximum number of messages in a window from one source (a known device, or else a network). */
export const MESSAGE_LIMIT = 5

export const messages: Limit = {
  name: 'contact:source',
  tries: MESSAGE_LIMIT,
  window: MESSAGE_WINDOW,
  sentence: (wait: Filled) =>
    say('We have already received {{most}} messages from your network. Please wait {{wait}} and try again.', {
      most: MESSAGE_LIMIT,
      wait,
    }),
}
