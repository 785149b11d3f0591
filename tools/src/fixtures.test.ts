import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames, root } from './packages'

interface Schema {
  safeParse: (value: unknown) => { success: boolean; data?: unknown }
}
interface Endpoint {
  method: string
  path: string
  params?: Schema
  query?: Schema
  paged?: true
  stream?: true
  file?: unknown
}
interface Answer {
  endpoint: Endpoint
  handler: (input: unknown) => Promise<unknown>
}
interface Fixtures {
  createFixtures: () => Answer[]
  createStandaloneFixtures?: () => Answer[]
  samples: Record<string, string>
}
interface Page {
  data: Record<string, unknown>[]
  total: number
  page: number
  last_page: number
}

const load = async <T>(path: string) => (await import(join(root, path))) as T
const fixturesOf = (area: string) => load<Fixtures>(`remote-${area}/src/fixtures.ts`)
const areas = remoteNames().filter((area) => existsSync(join(root, `remote-${area}/src/fixtures.ts`)))

/** Values for the parameters of any endpoint; the first that a schema accepts and a fixture answers is used. */
const guesses = [
  {},
  ...[1, 7, 12, 58, 11, 901].flatMap((id) => [{ id }, { id, code: 'READ', tries: 1 }, { classroom_id: id }]),
  { id: 13, code: 'READ' },
  { id: 58, token: 'a-link' },
  { id: '0400-31' },
  { months: 24 },
  { list: 'students' },
  { classroom_id: 1, measure: 500 },
  { area: 'teacher', version: '2.5.0-9d11b0e4', before: '2.4.1-77aa01c3', after: '2.5.0-9d11b0e4' },
]

const parse = (schema: Schema | undefined, value: object) => schema?.safeParse(value)

/** Returns inputs with which the endpoint can be called. */
function inputsFor({ params, query }: Endpoint) {
  const paramsList = guesses.flatMap((guess) => (parse(params, guess)?.success ? [guess] : []))
  const queries = guesses.flatMap((guess) => (parse(query, guess)?.success ? [guess] : []))
  return (params ? paramsList : [{}]).flatMap((forParams) =>
    (query ? queries.slice(0, 3) : [{}]).map((forQuery) => ({
      ...(params && { params: parse(params, forParams)?.data }),
      ...(query && { query: parse(query, forQuery)?.data }),
    })),
  )
}

/** Returns the first answer to one of the inputs; undefined if the fixture refuses all of them. */
async function answerTo({ endpoint, handler }: Answer) {
  for (const input of inputsFor(endpoint)) {
    const output = await handler(input).then(
      (value) => ({ value, input }),
      () => undefined,
    )
    if (output) return output
  }
  return undefined
}

const isRead = ({ endpoint: { method, stream, file } }: Answer) => method === 'GET' && !stream && !file

interface Kit {
  answersInState: (state: string, all: readonly Answer[]) => Answer[]
  assertFits: (endpoint: Endpoint, output: unknown) => void
}
const kit = async (): Promise<Kit> => ({
  ...(await load<Kit>('shared/src/testing/states/answers-in-state.ts')),
  ...(await load<Kit>('shared/src/testing/fake-api.ts')),
})

describe.each(areas)('the fixtures of %s', (area) => {
  test.each(['full', 'empty', 'manyRows'])('fit their contracts in the state %s', async (state) => {
    const { answersInState, assertFits } = await kit()
    const { createFixtures, createStandaloneFixtures } = await fixturesOf(area)
    const reads = answersInState(state, (createStandaloneFixtures ?? createFixtures)()).filter(isRead)
    const called = await Promise.all(reads.map(async (read) => ({ read, answer: await answerTo(read) })))
    for (const { read, answer } of called) if (answer) assertFits(read.endpoint, answer.value)
    const skipped = called.filter(({ answer }) => !answer).map(({ read }) => read.endpoint.path)
    expect(skipped).toEqual([])
    expect(called.length).toBeGreaterThanOrEqual(4)
  })

  test('have at least 10,000 different rows in every list of the state manyRows, which can be paged', async () => {
    const { answersInState } = await kit()
    const { createFixtures } = await fixturesOf(area)
    for (const { endpoint, handler } of answersInState('manyRows', createFixtures())) {
      if (!endpoint.paged) continue
      const { value, input } = (await answerTo({ endpoint, handler })) as { value: Page; input: { query: object } }
      if (value.total === 0) continue
      expect(value.total).toBeGreaterThanOrEqual(10_000)
      const options = { ...(input.query as { options: object }).options, page: 2 }
      const second = (await handler({ ...input, query: { ...input.query, options } })) as Page
      const keys = [...value.data, ...second.data].map(({ id, code, place, ...row }) =>
        String(id ?? code ?? place ?? JSON.stringify(row)),
      )
      expect(keys).toHaveLength(40)
      expect(new Set(keys).size).toBe(40)
    }
  })
})
