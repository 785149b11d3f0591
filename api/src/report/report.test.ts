import { questionKinds } from '@lekta/shared/contract/measure'
import { eq } from 'drizzle-orm'
import { abilityOf } from '../assessment/scale'
import { seededRandom } from '../assessment/simulate'
import { type Bank, bankOf } from '../bank/bank'
import { installBank } from '../bank/install-bank'
import { auditEntry } from '../database/schema'
import { answerByAbility, takeTest } from '../testing/take-test'
import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
let bank: Bank
beforeAll(async () => {
  app = await testApp({ random: seededRandom(21) })
  await installBank(app.database)
  bank = await bankOf(app.database, app.clock.now())
})
afterAll(() => app.close())

async function classOfOne() {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId })
  const teacher = await app.make.teacher({ schoolId, classrooms: [room] })
  const parent = await app.make.parent()
  const child = await app.make.student({ schoolId, grade: 4, classrooms: [room], parentId: parent.id })
  return { schoolId, teacher, parent, child }
}

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * DAY)

describe('a report', () => {
  test('is the same for child, parent and teacher, except that parents see no questions and children no answers', async () => {
    const { teacher, parent, child } = await classOfOne()
    const { id } = await app.make.assignment({ studentId: child.id })
    await takeTest(app.as(child), { code: 'reading', id }, answerByAbility(bank, abilityOf(700), seededRandom(1)))
    const [line] = (await app.as(teacher).call('reports', { query: {} })).data
    const params = { id: line?.id ?? 0 }
    const presented = await app.as(teacher).call('report', { params })
    const answers = presented.answers?.map((answer) => ({ ...answer, asked: '' }))
    expect(await app.as(parent).call('report', { params })).toEqual({ ...presented, answers })
    expect(await app.as(child).call('report', { params })).toEqual({ ...presented, answers: null })
    expect(presented).toMatchObject({
      items: 2 * (presented.texts ?? 0),
      skipped: 0,
      too_fast: false,
      left_out: null,
      doubt: null,
      rapid_share: 0,
      grown: null,
      range: { low: presented.measure.value - 100 },
    })
    expect(presented.strands.map(({ genre }) => genre).sort()).toEqual(['informational', 'literary'])
    expect(presented.forecast.map(({ comprehension }) => comprehension)).toEqual(
      presented.forecast.map(({ comprehension }) => comprehension).sort((a, b) => b - a),
    )
  })

  test('shows adults each item shortened, with level and outcome, without passage and options', async () => {
    const { teacher, child } = await classOfOne()
    const { id } = await app.make.assignment({ studentId: child.id })
    await takeTest(app.as(child), { code: 'reading', id }, answerByAbility(bank, abilityOf(700), seededRandom(2)))
    const [line] = (await app.as(teacher).call('reports', { query: {} })).data
    const { answers, items, right, place, ended } = await app
      .as(teacher)
      .call('report', { params: { id: line?.id ?? 0 } })
    expect(place).toBe('home')
    expect(['length', 'precision']).toContain(ended)
    expect(answers?.map(({ number }) => number)).toEqual(Array.from({ length: items }, (_, i) => i + 1))
    expect(answers?.filter(({ outcome }) => outcome === 'right')).toHaveLength(right)
    const statements = [...bank.items.values()].map(({ statement }) => statement)
    for (const { number, asked, text, kind, passage } of answers ?? []) {
      expect(asked.length).toBeLessThanOrEqual(71)
      expect(statements.some((statement) => statement.startsWith(asked.replace(/…$/, '')))).toBe(true)
      expect(text % 10).toBe(0)
      expect(questionKinds).toContain(kind)
      expect(passage).toBe(Math.ceil(number / 2))
    }
    const presented = JSON.stringify(answers)
    for (const { passage, options } of bank.items.values()) {
      expect(presented).not.toContain(passage)
      expect(presented).not.toContain(JSON.stringify(options))
    }
  })

  test('that staff open is audited, and one that the family opens is not', async () => {
    const { teacher, parent, child } = await classOfOne()
    const { id } = await app.make.finishedAttempt({ studentId: child.id })
    await app.as(teacher).call('report', { params: { id } })
    await app.as(parent).call('report', { params: { id } })
    const entries = await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, child.id))
    expect(entries).toMatchObject([{ accountId: teacher.id, action: 'report read', subject: `attempt ${id}` }])
  })
})

describe('the sample passages of a report', () => {
  test('are around its measure and not in the bank', async () => {
    const { parent, child } = await classOfOne()
    const { id } = await app.make.finishedAttempt({ studentId: child.id, ability: abilityOf(520) })
    const { measure, samples } = await app.as(parent).call('report', { params: { id } })
    expect(samples.map(({ shelf }) => shelf)).toEqual(['easy', 'right', 'climb'])
    expect(Math.abs((samples[1]?.text ?? 0) - measure.value)).toBeLessThanOrEqual(100)
    const passages = new Set([...bank.items.values()].map(({ passage }) => passage))
    expect(samples.filter(({ passage }) => passages.has(passage))).toEqual([])
  })

  test('are left out if its result cannot be trusted', async () => {
    const { parent, child } = await classOfOne()
    const { id } = await app.make.finishedAttempt({ studentId: child.id, trusted: false })
    expect(await app.as(parent).call('report', { params: { id } })).toMatchObject({ samples: [] })
  })
})

describe('the measures in a report', () => {
  test('are never below the end of the scale, even for a very low ability', async () => {
    const { parent, child } = await classOfOne()
    const { id } = await app.make.assignment({ studentId: child.id })
    await takeTest(app.as(child), { code: 'reading', id }, answerByAbility(bank, abilityOf(-900), seededRandom(5)))
    const [line] = (await app.as(parent).call('reports', { query: {} })).data
    const { strands, forecast } = await app.as(parent).call('report', { params: { id: line?.id ?? 0 } })
    const presented = [
      ...strands.flatMap(({ measure: { value, low, high } }) => [value, low, high]),
      ...forecast.map(({ text }) => text),
    ]
    expect(Math.min(...presented)).toBeGreaterThanOrEqual(-400)
  })

  test('are compared with the norm of the child’s grade at the time of each test', async () => {
    const { parent, child } = await classOfOne()
    const { id } = await app.make.finishedAttempt({ studentId: child.id, grade: 4, gradeElapsed: 0.5 })
    const { growth } = await app.as(parent).call('report', { params: { id } })
    expect(growth[0]?.norm).toEqual({ low: 580, high: 915 })
  })
})

describe('the growth in a report', () => {
  test('is measured from the first test that can be trusted', async () => {
    const { parent, child } = await classOfOne()
    const make = (ability: number, days: number, trusted = true) =>
      app.make.finishedAttempt({ studentId: child.id, ability: abilityOf(ability), finishedAt: daysAgo(days), trusted })
    await make(300, 300, false)
    const first = await make(500, 200)
    const last = await make(650, 10)
    const report = await app.as(parent).call('report', { params: { id: last.id } })
    expect(report.growth).toHaveLength(3)
    expect(report.grown).toMatchObject({ difference: 150, since: first.finishedAt?.toISOString() })
    expect(report.grown?.probability).toBeGreaterThan(0.9)
    expect(report.last_change).toBeNull()
  })

  test('is shown beside the change since the test before, which is no clear decline if it may be chance', async () => {
    const { parent, child } = await classOfOne()
    const make = (ability: number, days: number, trusted = true) =>
      app.make.finishedAttempt({ studentId: child.id, ability: abilityOf(ability), finishedAt: daysAgo(days), trusted })
    const first = await make(450, 300)
    const best = await make(800, 100)
    await make(200, 50, false)
    const last = await make(700, 10)
    const report = await app.as(parent).call('report', { params: { id: last.id } })
    expect(report.grown).toMatchObject({ difference: 250, since: first.finishedAt?.toISOString() })
    expect(report.last_change).toMatchObject({ difference: -100, fallen: false, since: best.finishedAt?.toISOString() })
    expect(report.last_change?.probability).toBeLessThan(0.25)
  })

  test('comes with a warning of a measure far below the last trusted one, until another test confirms it', async () => {
    const { parent, child } = await classOfOne()
    const make = (ability: number, days: number, trusted = true) =>
      app.make.finishedAttempt({ studentId: child.id, ability: abilityOf(ability), finishedAt: daysAgo(days), trusted })
    const fallenAt = async ({ id }: { id: number }) => (await app.as(parent).call('report', { params: { id } })).fallen
    const first = await make(500, 300)
    const best = await make(700, 200)
    const untrusted = await make(300, 100, false)
    const low = await make(450, 50)
    const again = await make(450, 10)
    expect(await Promise.all([first, best, untrusted, again].map(fallenAt))).toEqual([null, null, null, null])
    expect(await fallenAt(low)).toEqual({ from: 700, since: best.finishedAt?.toISOString() })
  })

  test('is not shown if the result cannot be trusted', async () => {
    const { parent, child } = await classOfOne()
    await app.make.finishedAttempt({ studentId: child.id, finishedAt: daysAgo(90) })
    const careless = await app.make.finishedAttempt({ studentId: child.id, trusted: false })
    expect(await app.as(parent).call('report', { params: { id: careless.id } })).toMatchObject({ grown: null })
    expect((await app.as(parent).call('child', { params: { id: child.id } })).standing).toMatchObject({
      trusted: false,
      growth: null,
    })
  })

  test('does not include later tests', async () => {
    const { parent, child } = await classOfOne()
    const first = await app.make.finishedAttempt({ studentId: child.id, finishedAt: daysAgo(60) })
    await app.make.finishedAttempt({ studentId: child.id, finishedAt: daysAgo(1) })
    expect((await app.as(parent).call('report', { params: { id: first.id } })).growth).toHaveLength(1)
  })
})

describe('a report as a PDF', () => {
  const pagesOf = async (file: File) => {
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    return text.match(/\/Type \/Page\b/g)?.length
  }

  test.each(['en', 'id'] as const)('has two pages, and the letter to parents one, in %s', async (language) => {
    const { teacher, parent, child } = await classOfOne()
    const { id } = await app.make.assignment({ studentId: child.id })
    await takeTest(app.as(child), { code: 'reading', id }, answerByAbility(bank, abilityOf(300), seededRandom(3)))
    const [line] = (await app.as(parent).call('reports', { query: {} })).data
    const input = { params: { id: line?.id ?? 0 }, query: { language } }
    for (const account of [teacher, parent]) {
      const file = await app.as(account).call('reportFile', input)
      expect(file.type).toBe('application/pdf')
      expect(await pagesOf(file)).toBe(2)
    }
    const letter = await app.as(teacher).call('parentLetter', input)
    expect(letter.name).toContain(language === 'id' ? 'Surat untuk orang tua' : 'Letter to parents')
    expect(await pagesOf(letter)).toBe(1)
  })

  test.each([
    ['below zero', { ability: abilityOf(-250) }],
    ['at the cap of its grade', { ability: abilityOf(1700), grade: 4 as const }],
    ['that cannot be trusted', { trusted: false }],
  ])('has two pages for a measure %s', async (_, values) => {
    const { parent, child } = await classOfOne()
    const { id } = await app.make.finishedAttempt({ studentId: child.id, ...values })
    expect(await pagesOf(await app.as(parent).call('reportFile', { params: { id }, query: {} }))).toBe(2)
  })

  test('has two pages for a measure far below the previous one', async () => {
    const { parent, child } = await classOfOne()
    await app.make.finishedAttempt({ studentId: child.id, ability: abilityOf(900), finishedAt: daysAgo(90) })
    const { id } = await app.make.finishedAttempt({ studentId: child.id, ability: abilityOf(-250) })
    expect((await app.as(parent).call('report', { params: { id } })).fallen).not.toBeNull()
    expect(await pagesOf(await app.as(parent).call('reportFile', { params: { id }, query: {} }))).toBe(2)
  })

  test('has two pages after twelve tests', async () => {
    const { parent, child } = await classOfOne()
    for (let i = 12; i > 1; i--)
      await app.make.finishedAttempt({ studentId: child.id, ability: i / 10, finishedAt: daysAgo(20 * i) })
    const { id } = await app.make.finishedAttempt({ studentId: child.id })
    expect(await pagesOf(await app.as(parent).call('reportFile', { params: { id }, query: {} }))).toBe(2)
  })

  test('is audited when staff download it, and refused to children and strangers', async () => {
    const { teacher, child } = await classOfOne()
    const stranger = await app.make.teacher()
    const { id } = await app.make.finishedAttempt({ studentId: child.id })
    const input = { params: { id }, query: {} }
    await app.as(teacher).call('parentLetter', input)
    const read = eq(auditEntry.studentId, child.id)
    expect(await app.database.$count(auditEntry, read)).toBe(1)
    expect((await app.as(child).refusal('reportFile', input)).status).toBe(403)
    expect((await app.as(stranger).refusal('reportFile', input)).status).toBe(404)
    expect((await app.as(stranger).refusal('parentLetter', input)).status).toBe(404)
  })
})

describe('the list of reports', () => {
  test('has the newest first, and can be searched and sorted', async () => {
    const { schoolId, teacher, child } = await classOfOne()
    const old = await app.make.finishedAttempt({ studentId: child.id, ability: 2, finishedAt: daysAgo(60) })
    const recent = await app.make.finishedAttempt({ studentId: child.id, ability: 1, finishedAt: daysAgo(1) })
    const ids = async (options: object) =>
      (await app.as(teacher).call('reports', { query: { options } })).data.map(({ id }) => id)
    expect(await ids({})).toEqual([recent.id, old.id])
    expect(await ids({ sortBy: 'measure', sortDesc: true })).toEqual([old.id, recent.id])
    expect(await ids({ search: 'nobody of that name' })).toEqual([])
    expect(await ids({ school_id: schoolId })).toHaveLength(2)
  })

  test('leaves out tests that are not finished', async () => {
    const { child } = await classOfOne()
    const { id } = await app.make.assignment({ studentId: child.id })
    await app.as(child).call('startTest', { params: { code: 'reading', id } })
    expect(await app.as(child).call('reports', { query: {} })).toMatchObject({ total: 0, data: [] })
  })
})
