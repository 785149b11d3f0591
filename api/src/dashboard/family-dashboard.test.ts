import { abilityOf } from '../assessment/scale'
import { type TestApp, testApp } from '../testing/test-app'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY)

/**
 * Creates two siblings. The elder has grown to 610L and has tests. The younger has a careless attempt and no test.
 */
async function family() {
  const parent = await app.make.parent()
  const elder = await app.make.student({ parentId: parent.id, name: 'Elder', grade: 4 })
  const younger = await app.make.student({ parentId: parent.id, name: 'Younger', grade: 1 })
  const finish = (studentId: number, days: number, measure: number, trusted = true) =>
    app.make.finishedAttempt({ studentId, finishedAt: ago(days), ability: abilityOf(measure), trusted, grade: 4 })
  await finish(elder.id, 90, 400)
  const last = await finish(elder.id, 30, 610)
  await finish(younger.id, 10, -120, false)
  const values = { studentId: elder.id, opensAt: ago(1) }
  await app.make.assignment({ ...values, title: 'Later', opensAt: ago(-3), closesAt: ago(-9) })
  await app.make.assignment({ ...values, title: 'Until next week', closesAt: ago(-6) })
  const urgent = await app.make.assignment({ ...values, title: 'Until tomorrow', closesAt: ago(-1) })
  await app.make.assignment({ ...values, title: 'Missed', opensAt: ago(9), closesAt: ago(4) })
  return { elder, younger, last, urgent, parent: app.as(parent) }
}

describe('a parent’s dashboard', () => {
  test('shows each child’s last measure, reading range and the test that closes first', async () => {
    const { parent, last } = await family()
    const { children } = await parent.call('parentDashboard')
    expect(children.map(({ name }) => name)).toEqual(['Elder', 'Younger'])
    expect(children[0]).toMatchObject({
      standing: { report_id: last.id, measure: { value: 610 }, growth: { difference: 210 } },
      range: { low: 510, high: 660 },
      test: { title: 'Until tomorrow', state: 'open' },
    })
  })

  test('has no range for an untrusted measure, and no test if none is assigned', async () => {
    const { parent } = await family()
    const { children } = await parent.call('parentDashboard')
    expect(children[1]).toMatchObject({ standing: { trusted: false }, range: null, test: null })
  })

  test('is empty without children', async () => {
    expect(await app.as(await app.make.parent()).call('parentDashboard')).toEqual({ children: [] })
  })
})

describe('a child’s dashboard', () => {
  test('shows the current test, the next one, and the measures so far', async () => {
    const { elder, urgent } = await family()
    const dashboard = await app.as(elder).call('childDashboard')
    expect(dashboard).toMatchObject({
      now: { id: urgent.id, title: 'Until tomorrow' },
      next: { title: 'Later', state: 'upcoming' },
      open: 2,
      range: { low: 510, high: 660 },
      hurried: false,
    })
    expect(dashboard.stops.map(({ measure }) => measure.value)).toEqual([400, 610])
  })

  test('puts a test with a running attempt before all others', async () => {
    const { elder } = await family()
    const running = await app.make.assignment({ studentId: elder.id, title: 'Begun', closesAt: ago(-8) })
    const begun = { studentId: elder.id, assignmentId: running.id, status: 'started', finishedAt: null } as const
    await app.make.finishedAttempt(begun)
    expect((await app.as(elder).call('childDashboard')).now).toMatchObject({ title: 'Begun', state: 'running' })
  })

  test('keeps its measures and range after a hurried test', async () => {
    const { elder, younger } = await family()
    await app.make.finishedAttempt({ studentId: elder.id, finishedAt: ago(0), ability: -9, trusted: false })
    const dashboard = await app.as(elder).call('childDashboard')
    expect(dashboard).toMatchObject({ hurried: true, range: { low: 510, high: 660 } })
    expect(dashboard.stops).toHaveLength(2)
    expect(await app.as(younger).call('childDashboard')).toMatchObject({ hurried: true, stops: [], range: null })
  })

  test('is empty for a new child', async () => {
    const child = app.as(await app.make.student())
    const nothing = { now: null, next: null, open: 0, stops: [], range: null, hurried: false }
    expect(await child.call('childDashboard')).toEqual(nothing)
  })
})
