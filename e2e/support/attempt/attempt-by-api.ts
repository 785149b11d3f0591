import { apiSession } from '../people/people'
import { choiceOf } from './simulated-reader'

interface Given {
  code: string
  id: number
  title: string
  state: string
}

interface Try {
  tries: number
  answered: number
  finished: boolean
  items: { passage: string }[]
}

/** Reading time per passage, in milliseconds. */
const calm = 40_000

/** Returns functions by which a child takes a test with this title over HTTP, like a browser on a separate device. */
export async function sitting(username: string, secret: string, title: string) {
  const { get, post } = await apiSession('child', username, secret)
  const test = async () => {
    const found = ((await get('/v2/test')).body.data as Given[]).find((one) => one.title === title)
    if (!found) throw new Error(`${username} has not been given “${title}”.`)
    return found
  }
  const { code, id } = await test()
  const send = async (what: 'start' | 'answer', body: unknown) =>
    (await post(`/v2/test/${code}/${id}/${what}`, body)).body.data as Try
  const start = () => send('start', {})
  const answer = ({ tries, answered, items }: Try, milliseconds = calm) => {
    const number = answered + 1
    return send('answer', { tries, number, choice: choiceOf(items[0]?.passage ?? '', number), milliseconds })
  }
  /** Answers until the test ends. */
  const finish = async (state: Try) => {
    let now = state
    while (!now.finished) now = await answer(now)
  }
  return { state: async () => (await test()).state, start, answer, finish }
}
