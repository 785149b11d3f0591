import { longestText } from '@lekta/shared/contract/assessment/text'
import { demoPassword } from '../../src/demo/seed'
import { importer, workbook, xlsxFile } from '../import-client'
import { request } from '../load'

/** How many PDFs are asked for at the same time. */
const PRINTERS = 4

/** How many texts one account may have analysed in an hour. */
const MOST_TEXTS = 300

const sentence = 'The perspicacious gardener watched the dog run home over the wet grass, and he smiled. '
const text = sentence.repeat(Math.ceil(longestText / sentence.length)).slice(0, longestText)

async function logIn(address: string, username: string): Promise<string> {
  const { body } = await request(address, '/api/v2/auth/loginMaster', { body: { username, password: demoPassword } })
  return (body as { data: { token: string } }).data.token
}

async function download(address: string, path: string, token: string): Promise<void> {
  const reply = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const bytes = Buffer.from(await reply.arrayBuffer())
  if (reply.status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`${path} answered ${reply.status} and no PDF.`)
}

/** Repeats `act` until the signal aborts, at most `most` times. Returns how often it was done. */
async function repeat(signal: AbortSignal, act: (i: number) => Promise<unknown>, most = Number.POSITIVE_INFINITY) {
  let done = 0
  while (!signal.aborted && done < most) await act(done++)
  return done
}

/** Downloads reports and letters of a school, several at a time. */
async function print(address: string, token: string, signal: AbortSignal): Promise<number> {
  const { body } = await request(address, '/api/v2/report?options[itemsPerPage]=100', { token })
  const ids = (body as { data: { id: number }[] }).data.map(({ id }) => id)
  const printer = (first: number) =>
    repeat(signal, async (i) => {
      const id = ids[(first + i * PRINTERS) % ids.length]
      await download(address, `/v2/report/${id}/${i % 2 === 0 ? 'pdf' : 'letter'}?language=en`, token)
    })
  const counts = await Promise.all(Array.from({ length: PRINTERS }, (_, first) => printer(first)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Imports students and undoes it. Returns how long that took, in seconds. */
async function importPeople(address: string, token: string): Promise<number> {
  const { check, commit, undo } = importer(address, token)
  const start = performance.now()
  await undo(await commit(await check(xlsxFile(workbook()))))
  return (performance.now() - start) / 1000
}

/** Does the heaviest work that people can ask for, until the signal aborts. Returns how much was done. */
export async function workHard(address: string, signal: AbortSignal) {
  const [school, teacher] = await Promise.all(['school', 'teacher'].map((name) => logIn(address, name)))
  if (!school || !teacher) throw new Error('The demo accounts cannot log in.')
  const analyse = () => request(address, '/api/v2/text/analyse', { token: teacher, body: { text } })
  const [pdfs, importSeconds, texts] = await Promise.all([
    print(address, school, signal),
    importPeople(address, school),
    repeat(signal, analyse, MOST_TEXTS),
  ])
  return { pdfs, importSeconds, texts }
}
