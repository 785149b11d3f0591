import { apiSession } from '../people/people'
import { choiceOf } from './simulated-reader'

interface OpenTest {
  code: string
  id: number
  title: string
  state: string
}

interface AttemptState {
  tries: number
  answered: number
  finished: boolean
  items: { passage: string; options: string[] }[]
}

/** Reading time per passage, in milliseconds. */
const readingTime = 40_000

/**
 * Returns functions that take the test with this title over HTTP, as the child's browser on a separate device would.
 */
export async function attemptByApi(username: string, secret: string, title: string) {
  const { get, post } = await apiSession('child', username, secret)
  const test = async () => {
    const found = ((await get('/v2/test')).body.data as OpenTest[]).find((one) => one.title === title)
    if (!found) throw new Error(`${username} has not been given “${title}”.`)
    return found
  }
  const { code, id } = await test()
  const send = async (action: 'start' | 'answer', body: unknown) => {
    const { status, body: reply } = await post(`/v2/test/${code}/${id}/${action}`, body)
    if (status !== 200) throw new Error(`${username} cannot ${action}: ${status}, ${reply.message}`)
    return reply.data as AttemptState
  }
  const start = () => send('start', {})
  const answer = ({ tries, answered, items }: AttemptState, milliseconds = readingTime) => {
    const number = answered + 1
    return send('answer', { tries, number, choice: choiceOf(items[0], number), milliseconds })
  }
  /** Answers until the test ends. */
  const finish = async (state: AttemptState) => {
    let now = state
    while (!now.finished) now = await answer(now)
  }
  return { state: async () => (await test()).state, start, answer, finish }
}
