import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { attemptItem, exam, itemStatistic, passage } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { bankOf } from './bank'
import { installBank } from './install-bank'
import { recalibrateBank } from './recalibrate-bank'

let app: TestApp
let admin: ReturnType<TestApp['as']>
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
  admin = app.as(await app.make.account('admin'))
  const { items } = await bankOf(app.database, app.clock.now())
  const key = items.get('0400-23')?.key ?? 0
  for (const ability of [1, -1]) {
    const { id } = await app.make.finishedAttempt({ ability })
    const choice = ability > 0 ? key : (key + 1) % 4
    await app.database.insert(attemptItem).values({
      attemptId: id,
      number: 1,
      itemId: '0400-23',
      difficulty: 0,
      choice,
      correct: ability > 0,
      milliseconds: 20_000 + ability * 1000,
      answeredAt: app.clock.now(),
    })
  }
  await recalibrateBank(app.database, app.clock.now())
})
afterAll(() => app.close())

test('the item list shows exposure and answers of each item, and can be sorted, searched and filtered', async () => {
  const { data, total } = await admin.call('bankItems', { query: { options: { sortBy: 'exposure', sortDesc: true } } })
  expect(total).toBeGreaterThan(500)
  expect(data[0]).toMatchObject({ id: '0400-23', version: 1, exposure: 1, answers: 2, right: 0.5, median_seconds: 20 })
  expect(data[0]?.expected).toBeGreaterThan(0.25)
  expect(data[1]).toMatchObject({ exposure: 0, answers: 0, right: null })
  const found = await admin.call('bankItems', { query: { q: '0400-29' } })
  expect(found.data.map(({ id }) => id)).toEqual(['0400-29'])
  expect(found.total).toBe(1)
})

test('the item list can be filtered by items whose answers raise doubts', async () => {
  const listItemsWithWarnings = () => admin.call('bankItems', { query: { doubtful: true } })
  expect((await listItemsWithWarnings()).total).toBe(0)
  const figuresWithWarning = sql`jsonb_set(${itemStatistic.figures}, '{doubts}', '["flat"]')`
  await app.database
    .update(itemStatistic)
    .set({ figures: figuresWithWarning })
    .where(eq(itemStatistic.itemId, '0400-29'))
  expect((await listItemsWithWarnings()).data.map(({ id }) => id)).toEqual(['0400-29'])
})

test('an item is returned with the share of answers for each option; an unknown one is not found', async () => {
  const item = await admin.call('bankItem', { params: { id: '0400-23' } })
  expect(item.options.filter(({ right }) => right)).toHaveLength(1)
  expect(item.options.map(({ share }) => share).sort()).toEqual([0, 0, 0.5, 0.5])
  expect(item).toMatchObject({ skipped: 0, rapid: 0, history: [] })
  expect(item.measure).toBe(item.text)
  expect(await admin.refusal('bankItem', { params: { id: '9999-01' } })).toMatchObject({ status: 404 })
})

test('an item is returned with the groups that were compared, and none if it has too few answers or was counted before', async () => {
  const comparisonsOf = async () => (await admin.call('bankItem', { params: { id: '0400-23' } })).comparisons
  expect(await comparisonsOf()).toEqual([])
  const comparison = { grouping: 'city', group: 'ambon', answers: 240, difference: -1.9, class: 'C' }
  const setFigures = (figures: SQL) =>
    app.database.update(itemStatistic).set({ figures }).where(eq(itemStatistic.itemId, '0400-23'))
  await setFigures(
    sql`${itemStatistic.figures} || ${JSON.stringify({ comparisons: [{ ...comparison, otherAnswers: 900 }] })}::jsonb`,
  )
  expect(await comparisonsOf()).toEqual([{ ...comparison, other_answers: 900 }])
  await setFigures(sql`${itemStatistic.figures} - 'comparisons'`)
  expect(await comparisonsOf()).toEqual([])
})

const question = async (number: number) => admin.call('bankItem', { params: { id: `0400-201-${number}` } })

test('a question is returned with its passage, its kind and the other question; the list can be filtered by kind', async () => {
  const second = await question(2)
  expect(second.question).toEqual({
    ...{ passage_id: '0400-201', number: 2, kind: 'inference', form: 'notice', motifs: ['swimming', 'door'] },
  })
  expect(second.other_question).toMatchObject({ id: '0400-201-1', number: 1, kind: 'inference' })
  expect(second.other_question?.options.filter(({ right }) => right)).toEqual([{ text: 'the water', right: true }])
  const single = await admin.call('bankItem', { params: { id: '0400-23' } })
  expect(single).toMatchObject({ question: null, other_question: null })
  const { data, total } = await admin.call('bankItems', {
    query: { kind: 'vocabulary', options: { itemsPerPage: 50 } },
  })
  expect(new Set(data.map((row) => row.question?.kind))).toEqual(new Set(['vocabulary']))
  expect(total).toBeLessThan(0.15 * 1508)
})

test('a question is retired with its passage, and is in as many tests as the passage', async () => {
  const { id } = await app.make.finishedAttempt({ ability: 0 })
  const answer = { attemptId: id, number: 1, itemId: '0400-201-1', difficulty: 0, choice: 1, correct: true }
  await app.database.insert(attemptItem).values({ ...answer, answeredAt: app.clock.now() })
  const exposure = expect.closeTo(1 / 3, 10)
  expect(await question(1)).toMatchObject({ retired: false, exposure, answers: 0 })
  expect(await question(2)).toMatchObject({ retired: false, exposure })
  await app.database.update(passage).set({ retired: true }).where(eq(passage.id, '0400-201'))
  expect(await question(1)).toMatchObject({ retired: true })
  expect(await admin.call('bankCoverage')).toMatchObject({ items: 753, highest_exposure: 0 })
  await app.database.update(passage).set({ retired: false }).where(eq(passage.id, '0400-201'))
})

test('the coverage counts every passage once, by genre and band of 100L, and what its questions ask for', async () => {
  const { items, form, figures, limits, attempts, bands, highest_exposure, counted_at } =
    await admin.call('bankCoverage')
  expect({ items, form }).toEqual({ items: 754, form: 'passages' })
  expect(bands.reduce((sum, { literary, informational }) => sum + literary + informational, 0)).toBe(items)
  expect(bands.map(({ low }) => low)).toEqual(bands.map((_, i) => (bands[0]?.low ?? 0) + 100 * i))
  expect({ attempts, highest_exposure }).toEqual({ attempts: 3, highest_exposure: expect.closeTo(1 / 3, 10) })
  expect(Date.parse(counted_at ?? '')).toBeLessThanOrEqual(app.clock.now().getTime())
  expect(bands.reduce((sum, band) => sum + (band.figures?.questions ?? 0), 0)).toBe(figures?.questions)
  const sumOf = (shares: Record<string, number> = {}) => Object.values(shares).reduce((sum, share) => sum + share, 0)
  for (const band of bands) expect(sumOf(band.figures?.kinds)).toBeCloseTo(1, 10)
  expect(figures?.matched).toBeLessThanOrEqual(limits?.matched ?? 0)
  expect(limits?.kinds).toContainEqual({ kinds: ['evaluation', 'vocabulary'], least: 0.1, most: 1 })
})

test('a passage counts as doubtful once, however many of its questions need a review', async () => {
  const countToReview = async () =>
    (await admin.call('bankCoverage')).bands.reduce((sum, { doubtful }) => sum + doubtful, 0)
  expect(await countToReview()).toBe(0)
  await app.database
    .update(itemStatistic)
    .set({ figures: sql`jsonb_set(${itemStatistic.figures}, '{doubts}', '["flat"]')` })
    .where(inArray(itemStatistic.itemId, ['0400-201-1', '0400-201-2']))
  expect(await countToReview()).toBe(1)
})

test('items with a passage of their own are covered only if an exam still gives them', async () => {
  await app.database.update(exam).set({ passageProfile: null })
  expect((await admin.call('bankCoverage')).items).toBe(754 + 504)
})
