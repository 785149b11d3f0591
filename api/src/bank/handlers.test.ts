import { eq, type SQL, sql } from 'drizzle-orm'
import { attemptItem, itemStatistic } from '../database/schema'
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
  const found = await admin.call('bankItems', { query: { q: '0400-2' } })
  expect(found.data.map(({ id }) => id)).toEqual(expect.arrayContaining(['0400-23', '0400-29']))
  expect(found.total).toBe(3)
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

test('the coverage counts every item once, by genre and band of 100L', async () => {
  const { items, attempts, bands, highest_exposure, counted_at } = await admin.call('bankCoverage')
  expect(bands.reduce((sum, { literary, informational }) => sum + literary + informational, 0)).toBe(items)
  expect(bands.map(({ low }) => low)).toEqual(bands.map((_, i) => (bands[0]?.low ?? 0) + 100 * i))
  expect({ attempts, highest_exposure }).toEqual({ attempts: 2, highest_exposure: 1 })
  expect(Date.parse(counted_at ?? '')).toBeLessThanOrEqual(app.clock.now().getTime())
})
