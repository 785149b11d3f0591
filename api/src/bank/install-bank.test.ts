import { eq, inArray } from 'drizzle-orm'
import type { Passage } from '../assessment/passages/types'
import { difficultyOf } from '../assessment/scale'
import { analyse } from '../assessment/text/analyse'
import { englishLexicon } from '../assessment/text/analyse-lexicon'
import { item, passage } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { bankOf } from './bank'
import { installBank } from './install-bank'
import { type BankPassage, readPassages } from './passages/read-passages'
import { selectItems, selectPassages } from './queries'
import { readBank } from './read-bank'

type Row = Awaited<ReturnType<typeof selectPassages>>[number]

let app: TestApp
let total: number
beforeAll(async () => {
  app = await testApp()
  const passages = (await readPassages()).flatMap(({ passages }) => passages)
  total = (await readBank()).flatMap(({ items }) => items).length + 2 * passages.length
})
afterAll(() => app.close())

let calls = 0
/** Returns the bank as it is now. Each call is later than what the cache keeps. */
const freshBank = () => bankOf(app.database, new Date(Date.now() + 120_000 * ++calls))

const textOf = async (id: string) => (await selectItems(app.database)).find((row) => row.id === id)?.passage

test('an empty database gets the whole bank, with the difficulties of the passages’ measures', async () => {
  expect(await installBank(app.database)).toEqual({ added: total, retired: 0, changed: [] })
  const lexicon = englishLexicon()
  for (const { passage, textMeasure, difficulty } of await selectItems(app.database)) {
    expect(textMeasure).toBe(analyse(passage, lexicon).measure)
    expect(difficulty).toBe(difficultyOf(textMeasure))
  }
})

test('an item keeps the measure and the difficulty that it was installed with', async () => {
  await installBank(app.database)
  const earlier = { textMeasure: 412, difficulty: difficultyOf(412) }
  await app.database.update(item).set(earlier).where(eq(item.id, '0500-52'))
  await installBank(app.database)
  expect((await selectItems(app.database)).find(({ id }) => id === '0500-52')).toMatchObject(earlier)
})

test('a database that contains the bank gets only missing items', async () => {
  await installBank(app.database)
  const before = await selectItems(app.database)
  expect(await installBank(app.database)).toEqual({ added: 0, retired: 0, changed: [] })
  const fresh = ['0400-23', '0400-29']
  await app.database.delete(item).where(inArray(item.id, fresh))
  expect(await installBank(app.database)).toEqual({ added: fresh.length, retired: 0, changed: [] })
  expect(await selectItems(app.database)).toEqual(before)
})

test('a stored passage that differs from its file is kept and reported', async () => {
  await installBank(app.database)
  const used = 'Two goats met on a bridge.'
  await app.database.update(item).set({ passage: used }).where(eq(item.id, '0400-23'))
  expect(await installBank(app.database)).toEqual({ added: 0, retired: 0, changed: ['0400-23'] })
  expect(await textOf('0400-23')).toBe(used)
})

test('passages are installed with their questions, which are not given on their own', async () => {
  await installBank(app.database)
  const { items, passages, pool } = await freshBank()
  const { passages: written } = (await readPassages())[0] as { passages: BankPassage[] }
  const [first] = written as [BankPassage]
  const { motifs, genre, questions, uncertainty } = passages.get(first.id) as Passage
  expect({ motifs, genre }).toEqual({ motifs: first.motifs, genre: first.genre })
  expect(questions.map(({ kind }) => kind)).toEqual(first.questions.map(({ kind }) => kind))
  expect(questions.map(({ id }) => items.get(id)?.statement)).toEqual(first.questions.map(({ statement }) => statement))
  expect(uncertainty).toBeGreaterThan(0)
  expect(pool.passages.map(({ id }) => id)).toContain(first.id)
  expect(pool.items.filter(({ id }) => items.get(id)?.passageId)).toEqual([])
})

test('a passage that is in no file is retired, and a retired passage that is in a file is used again', async () => {
  await installBank(app.database)
  const [gone, back] = (await selectPassages(app.database)) as [Row, Row]
  const copied = { ...gone, id: '0400-999' }
  await app.database.insert(passage).values(copied)
  const questions = (await selectItems(app.database)).filter(({ passageId }) => passageId === gone.id)
  await app.database
    .insert(item)
    .values(
      questions.map((question) => ({ ...question, id: `${copied.id}-${question.question}`, passageId: copied.id })),
    )
  await app.database.update(passage).set({ retired: true }).where(eq(passage.id, back.id))
  expect(await installBank(app.database)).toMatchObject({ added: 0, retired: 1 })
  const retired = (await selectPassages(app.database)).filter((row) => row.retired).map(({ id }) => id)
  expect(retired).toEqual([copied.id])
})

test('an item that is in no file is retired, and a retired item that is in a file is used again', async () => {
  await installBank(app.database)
  const gone = { id: '0400-99', genre: 'literary' as const, passage: 'A goat ate a hat.', statement: 'The goat ____.' }
  const rest = { options: ['a', 'b', 'c', 'd'], key: 0, words: 5, textMeasure: 400, difficulty: 0 }
  await app.database.insert(item).values([{ ...gone, ...rest }])
  await app.database.update(item).set({ retired: true }).where(eq(item.id, '0400-23'))
  expect(await installBank(app.database)).toMatchObject({ added: 0, retired: 1 })
  const { items, pool } = await freshBank()
  expect(pool.items.some(({ id }) => id === gone.id)).toBe(false)
  expect(pool.items.some(({ id }) => id === '0400-23')).toBe(true)
  expect(items.get(gone.id)?.passage).toBe(gone.passage)
})
