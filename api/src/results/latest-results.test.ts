import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { STANDARD_PASSAGE_PROFILE } from '../assessment/passages/profile'
import { PASSAGE_ENGINE_VERSION } from '../assessment/passages/result'
import { attempt, derivedResult, latestResult } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { rebuildLatestResults } from './rebuild-latest-results'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const resultOf = async (studentId: number) =>
  (await app.database.select().from(latestResult).where(eq(latestResult.studentId, studentId)))[0]

const on = (day: string) => new Date(`${day}T08:00:00Z`)

describe('the latest result of a student', () => {
  test('is that of the attempt that finished last, with the trusted one before it', async () => {
    const { id: studentId } = await app.make.student()
    await app.make.finishedAttempt({ studentId, finishedAt: on('2026-03-01'), ability: 1 })
    await app.make.finishedAttempt({ studentId, finishedAt: on('2026-05-01'), ability: 2, trusted: false })
    const last = await app.make.finishedAttempt({ studentId, finishedAt: on('2026-07-01'), ability: 3 })
    await app.make.finishedAttempt({ studentId, finishedAt: on('2026-01-01'), ability: 0 })
    expect(await resultOf(studentId)).toMatchObject({ attemptId: last.id, ability: 3, abilityBefore: 1 })
  })

  test('follows each change and each deletion of an attempt', async () => {
    const { id: studentId } = await app.make.student()
    const first = await app.make.finishedAttempt({ studentId, finishedAt: on('2026-03-01'), ability: 1 })
    const last = await app.make.finishedAttempt({ studentId, finishedAt: on('2026-05-01'), ability: 2 })
    await app.database.update(attempt).set({ trusted: false }).where(eq(attempt.id, first.id))
    expect(await resultOf(studentId)).toMatchObject({ attemptId: last.id, abilityBefore: null })
    await app.database.delete(attempt).where(eq(attempt.id, last.id))
    expect(await resultOf(studentId)).toMatchObject({ attemptId: first.id, trusted: false })
    await app.database.delete(attempt).where(eq(attempt.id, first.id))
    expect(await resultOf(studentId)).toBeUndefined()
  })

  test('does not exist while no attempt is finished', async () => {
    const { id: studentId } = await app.make.student()
    await app.make.finishedAttempt({ studentId, status: 'started', finishedAt: null })
    expect(await resultOf(studentId)).toBeUndefined()
  })

  test('is right when two attempts finish at the same moment', async () => {
    const { id: studentId } = await app.make.student()
    const all = await Promise.all(
      [1, 2, 3, 4].map((month) =>
        app.make.finishedAttempt({ studentId, finishedAt: on(`2026-0${month}-01`), ability: month }),
      ),
    )
    const found = await app.database.select().from(derivedResult).where(eq(derivedResult.studentId, studentId))
    expect(found).toEqual([expect.objectContaining({ attemptId: all[3]?.id, abilityBefore: 3 })])
    expect([await resultOf(studentId)]).toEqual(found)
  })
})

test('rows from before a migration get what was expected before the last test, if it had passages', async () => {
  const passages = { profile: STANDARD_PASSAGE_PROFILE, engineVersion: PASSAGE_ENGINE_VERSION }
  const expected = { priorMean: 1.5, priorDeviation: 0.5, priorSource: 'last' as const }
  const [withPassages, withItems] = [await app.make.student(), await app.make.student()]
  await app.make.finishedAttempt({ studentId: withPassages.id, ...passages, ...expected })
  await app.make.finishedAttempt({ studentId: withItems.id, ...expected })
  const derived = [await resultOf(withPassages.id), await resultOf(withItems.id)]
  expect(derived.map((row) => [row?.expectedAbility, row?.expectedDeviation])).toEqual([
    [1.5, 0.5],
    [null, null],
  ])
  await app.database.update(latestResult).set({ expectedAbility: null, expectedDeviation: null })
  const fill = new URL('../../migrations/0032_fill_expected_results.sql', import.meta.url)
  await app.database.execute(sql.raw(readFileSync(fill, 'utf8')))
  expect([await resultOf(withPassages.id), await resultOf(withItems.id)]).toEqual(derived)
})

test('all latest results can be derived from the attempts again', async () => {
  const [right, changed, lost, invented] = await Promise.all([1, 2, 3, 4].map(() => app.make.student()))
  const ids = [right, changed, lost, invented].map((pupil) => pupil?.id ?? 0) as [number, number, number, number]
  for (const studentId of ids) await app.make.finishedAttempt({ studentId, ability: 1 })
  const before = await app.database.select().from(latestResult).orderBy(latestResult.studentId)
  await app.database.execute(sql`alter table attempt disable trigger attempt_latest_result`)
  await app.database.update(latestResult).set({ ability: 5 }).where(eq(latestResult.studentId, ids[1]))
  await app.database.delete(latestResult).where(eq(latestResult.studentId, ids[2]))
  const [spare] = await app.database.select().from(latestResult).where(eq(latestResult.studentId, ids[3]))
  await app.database.update(attempt).set({ status: 'expired' }).where(eq(attempt.studentId, ids[3]))
  expect(spare).toBeDefined()
  const rebuilt = await rebuildLatestResults(app.database)
  await app.database.execute(sql`alter table attempt enable trigger attempt_latest_result`)
  expect(rebuilt).toEqual({ students: before.length - 1, corrected: 3 })
  const after = await app.database.select().from(latestResult).orderBy(latestResult.studentId)
  expect(after).toEqual(before.filter(({ studentId }) => studentId !== ids[3]))
})
