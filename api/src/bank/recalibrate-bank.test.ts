import { and, eq, gt, isNull } from 'drizzle-orm'
import { chanceRight } from '../assessment/model'
import { drawNormal, seededRandom } from '../assessment/simulate'
import { attempt, attemptItem, item, itemCalibration, itemStatistic } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { bankOf, type Item } from './bank'
import { installBank } from './install-bank'
import { recalibrateBank } from './recalibrate-bank'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const guessing = 0.25

/**
 * Stores finished attempts with these items, one for each student. `truth` returns the real difficulty of each item.
 */
async function storeAttempts(items: readonly Item[], count: number, truth: (entry: Item) => number, seed: number) {
  const random = seededRandom(seed)
  const { database } = app
  const answeredAt = app.clock.now()
  for (let student = 0; student < count; student++) {
    const ability = drawNormal(0, 1, random)
    const { id } = await app.make.finishedAttempt({ ability })
    await database.insert(attemptItem).values(
      items.map((entry, i) => {
        const correct = random() < chanceRight(ability, truth(entry), guessing)
        const choice = correct ? entry.key : (entry.key + 1 + Math.floor(random() * 3)) % 4
        const answer = { choice, correct, milliseconds: 25_000, answeredAt }
        return { attemptId: id, number: i + 1, itemId: entry.id, difficulty: entry.difficulty, ...answer }
      }),
    )
  }
}

const itemsBetween = async (low: number, high: number) => {
  const { items } = await bankOf(app.database, app.clock.now())
  return [...items.values()].filter(({ difficulty }) => difficulty > low && difficulty < high).slice(0, 12)
}

const rowOf = async ({ id }: Item) => {
  const [row] = await app.database.select().from(item).where(eq(item.id, id))
  if (!row) throw new Error(`There is no item ${id}.`)
  return row
}

test('an item harder than its text predicts gets a new version; the other answered items hardly move on average, and the rest not at all', async () => {
  await installBank(app.database)
  const items = await itemsBetween(-0.6, 0.6)
  const [hard, ...others] = items as [Item, ...Item[]]
  const truth = (entry: Item) => entry.difficulty + (entry === hard ? 1.5 : 0)
  await storeAttempts(items, 20, truth, 3)
  expect(await recalibrateBank(app.database, app.clock.now())).toBe(0)

  await storeAttempts(items, 100, truth, 4)
  const versions = await recalibrateBank(app.database, app.clock.now())
  const moved = await rowOf(hard)
  expect(moved.version).toBe(2)
  expect(moved.difficulty - hard.difficulty).toBeGreaterThan(0.5)
  const [history] = await app.database.select().from(itemCalibration).where(eq(itemCalibration.itemId, hard.id))
  expect(history).toMatchObject({ version: 2, difficulty: moved.difficulty, answers: 120 })

  const rows = await Promise.all(others.map(rowOf))
  const shift = rows.reduce((sum, row, i) => sum + row.difficulty - (others[i] as Item).difficulty, 0) / rows.length
  expect(Math.abs(shift)).toBeLessThan(0.2)

  const renewed = await app.database.select().from(item).where(gt(item.version, 1))
  expect(renewed).toHaveLength(versions)
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(renewed.map(({ id }) => id)))
})

test('recalibrating without new answers changes nothing, and attempts keep their items’ old difficulty', async () => {
  const before = await app.database.select().from(item).orderBy(item.id)
  expect(await recalibrateBank(app.database, app.clock.now())).toBe(0)
  expect(await app.database.select().from(item).orderBy(item.id)).toEqual(before)
  const moved = before.find(({ version }) => version === 2)
  const [named] = await app.database
    .select()
    .from(attemptItem)
    .where(eq(attemptItem.itemId, moved?.id ?? ''))
  expect(named?.difficulty).not.toBe(moved?.difficulty)
})

/** Stores 240 attempts of a student of this city who answers only this item; `right` is the share of right answers. */
async function storeAnswersOf(city: string, language: 'en' | 'id', entry: Item, right: number) {
  const { database, make } = app
  const { id: schoolId } = await make.school({ city })
  const { id: studentId } = await make.student({ schoolId, language })
  const { id: _, ...first } = await make.finishedAttempt({ studentId, ability: 1 })
  const others = Array.from({ length: 239 }, (_, i) => ({ ...first, tries: i + 2 }))
  await database.insert(attempt).values(others)
  const attempts = await database.select().from(attempt).where(eq(attempt.studentId, studentId))
  await database.insert(attemptItem).values(
    attempts.map(({ id }, i) => {
      const correct = i < right * attempts.length
      const choice = correct ? entry.key : (entry.key + 1) % 4
      const answer = { choice, correct, milliseconds: 25_000, answeredAt: app.clock.now() }
      return { attemptId: id, number: 1, itemId: entry.id, difficulty: entry.difficulty, ...answer }
    }),
  )
}

test('an item that is much harder for the students of a city than for others of the same ability needs a review', async () => {
  const [entry] = (await itemsBetween(0.7, 1.5)) as [Item]
  await storeAnswersOf(' Ambon ', 'id', entry, 0.4)
  await storeAnswersOf('Kediri', 'en', entry, 0.8)
  await recalibrateBank(app.database, app.clock.now())
  const [row] = await app.database.select().from(itemStatistic).where(eq(itemStatistic.itemId, entry.id))
  expect(row?.figures.doubts).toContain('unequal')
  const counts = { answers: 240, otherAnswers: 240, class: 'C' }
  expect(row?.figures.comparisons).toHaveLength(3)
  expect(row?.figures.comparisons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ grouping: 'city', group: 'ambon', ...counts }),
      expect.objectContaining({ grouping: 'city', group: 'kediri', ...counts }),
      expect.objectContaining({ grouping: 'language', group: 'id', ...counts }),
    ]),
  )
})

/** Returns the two questions of a passage that nobody has answered yet, in their order. */
async function questionsOf(passageId: string) {
  const rows = await app.database.select().from(item).where(eq(item.passageId, passageId)).orderBy(item.question)
  return rows as [Item, Item]
}

test('a question’s new version has the error of its difficulty, and a single item’s has none', async () => {
  const [first, second] = await questionsOf('0400-201')
  await storeAttempts([first, second], 150, (entry) => entry.difficulty + (entry === second ? 2 : 0), 7)
  await recalibrateBank(app.database, app.clock.now())
  const moved = await rowOf(second)
  const [history] = await app.database.select().from(itemCalibration).where(eq(itemCalibration.itemId, second.id))
  expect(moved.version).toBe(2)
  expect(moved.difficulty - second.difficulty).toBeGreaterThan(0.5)
  expect(moved.difficultyError).toBe(history?.standardError)
  expect(moved.difficultyError).toBeLessThan(first.difficultyError ?? 0)
  const singles = await app.database
    .select()
    .from(item)
    .where(and(gt(item.version, 1), isNull(item.passageId)))
  expect(singles.length).toBeGreaterThan(0)
  expect(singles.every(({ difficultyError }) => difficultyError === null)).toBe(true)
})

test('an answer to a second question is a rapid guess if both answers came faster than the passage can be read', async () => {
  const questions = await questionsOf('0400-202')
  const store = async (...times: [number | null, number]) => {
    const { id } = await app.make.finishedAttempt({ ability: 0 })
    await app.database.insert(attemptItem).values(
      questions.map((entry, i) => ({
        ...{ attemptId: id, number: i + 1, itemId: entry.id, difficulty: entry.difficulty, choice: entry.key },
        ...{ correct: true, milliseconds: times[i] as number | null, answeredAt: app.clock.now() },
      })),
    )
  }
  await store(30_000, 2_500)
  await store(3_000, 2_500)
  await store(30_000, 1_000)
  await store(null, 2_500)
  await recalibrateBank(app.database, app.clock.now())
  const figuresOf = async ({ id }: Item) => {
    const [row] = await app.database.select().from(itemStatistic).where(eq(itemStatistic.itemId, id))
    return row?.figures
  }
  expect(await figuresOf(questions[0])).toMatchObject({ answers: 3, rapid: 1 })
  expect(await figuresOf(questions[1])).toMatchObject({ answers: 2, rapid: 2 })
})

test('answers of untrusted attempts are not counted', async () => {
  await app.database.update(attempt).set({ trusted: false })
  await recalibrateBank(app.database, app.clock.now())
  const rows = await app.database.select().from(itemStatistic)
  expect(rows.length).toBeGreaterThanOrEqual(500)
  expect(rows.every(({ figures }) => figures.answers === 0)).toBe(true)
})
