import type { ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { defaultReadingSettings, type ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { eq } from 'drizzle-orm'
import { installBank } from '../bank/install-bank'
import { student } from '../database/schema'
import { takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
})
afterAll(() => app.close())

describe('the reading settings of a child', () => {
  test('are unset at first and then keep the last choice', async () => {
    const child = await app.make.student()
    const client = app.as(child)
    expect(await client.call('readingWays')).toEqual({ student_id: child.id, ways: null })
    await client.call('keepReadingWays', { body: { ...defaultReadingSettings, face: 'dyslexia' } })
    const last: ReadingSettings = { ...defaultReadingSettings, face: 'plain', ruler: 'on' }
    await client.call('keepReadingWays', { body: last })
    expect(await client.call('readingWays')).toEqual({ student_id: child.id, ways: last })
    expect((await app.as(await app.make.student()).call('readingWays')).ways).toBeNull()
  })

  test('reject an unknown choice and stay unchanged', async () => {
    const client = app.as(await app.make.student())
    const body = { ...defaultReadingSettings, size: 'huge' } as unknown as ReadingSettings
    const refusal = await client.refusal('keepReadingWays', { body })
    expect(refusal).toMatchObject({ status: 400, errors: { size: expect.any(String) } })
    expect((await client.call('readingWays')).ways).toBeNull()
  })

  test('count as unset if a stored choice is no longer offered', async () => {
    const child = await app.make.student()
    const settings = { ...defaultReadingSettings, face: 'runes' } as unknown as ReadingSettings
    await app.database.update(student).set({ readingWays: settings }).where(eq(student.id, child.id))
    expect((await app.as(child).call('readingWays')).ways).toBeNull()
  })
})

describe('a result', () => {
  async function finishedTest(aidsAt: (number: number) => string[] | undefined) {
    const parent = await app.make.parent()
    const child = await app.make.student({ grade: 4, parentId: parent.id })
    const { id } = await app.make.assignment({ studentId: child.id })
    const params = { code: 'reading', id }
    const decide = ({ number }: ShownItem) => ({ choice: 0, milliseconds: 60_000, aids: aidsAt(number) })
    const { state } = await takeTest(app.as(child), params, decide)
    const report = await app.as(parent).call('testReport', { params: { ...params, tries: state.tries } })
    return { report, client: app.as(child), params, tries: state.tries }
  }

  test('shows how many texts each reading aid was used for', async () => {
    const { report } = await finishedTest((number) => (number <= 2 ? ['face:dyslexia', 'ruler:on'] : ['ruler:on']))
    expect(report.aids).toEqual([
      { aid: 'face:dyslexia', texts: 1 },
      { aid: 'ruler:on', texts: report.texts },
    ])
  })

  test('has an empty list of reading aids if none were used, and null if they are unknown', async () => {
    expect((await finishedTest(() => [])).report.aids).toEqual([])
    expect((await finishedTest(() => undefined)).report.aids).toBeNull()
  })

  test('ignores unknown and repeated reading aids', async () => {
    const { report } = await finishedTest(() => ['face:runes', 'size:large', 'size:large'])
    expect(report.aids).toEqual([{ aid: 'size:large', texts: report.texts }])
  })

  test('keeps the reading aids of the first answer when the same answer is sent again', async () => {
    const { client, params, tries } = await finishedTest(() => ['size:large'])
    const again = { tries, number: 1, choice: 0, milliseconds: 60_000, aids: [] }
    await client.call('answerItem', { params, body: again })
    const { aids, texts } = await client.call('testReport', { params: { ...params, tries } })
    expect(aids).toEqual([{ aid: 'size:large', texts }])
  })
})
