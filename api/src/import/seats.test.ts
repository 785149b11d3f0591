import { eq, like } from 'drizzle-orm'
import { notification, plan, seat, subscription, voucher } from '../database/schema'
import { newCode, printCode } from '../money/voucher-code'
import { bookOf, errorsIn, importer } from '../testing/importer'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const terms = { audience: 'school', price: 1, months: 12, testsPerChild: 4, position: 1 } as const
  await app.database.insert(plan).values({ code: 'school-year', name: 'School year', ...terms })
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60_000

async function someSchool(seats = 3) {
  const { id: schoolId } = await app.make.school()
  const room = await app.make.classroom({ schoolId, name: '4A', grade: 4 })
  const owner = await app.make.schoolAccount({ schoolId })
  const sri = await app.make.teacher({ schoolId, classrooms: [room], username: `sri.${schoolId}` })
  const inRoom = { schoolId, classrooms: [room] }
  const ayu = await app.make.student({ ...inRoom, username: `ayu.${schoolId}`, nisn: '0000000001', name: 'Ayu' })
  const bagas = await app.make.student({ ...inRoom, username: `bagas.${schoolId}`, name: 'Bagas' })
  const buy = async (count: number, endsIn = 90) => {
    const now = app.clock.now().getTime()
    const times = { startsAt: new Date(now - DAY), endsAt: new Date(now + endsIn * DAY) }
    const terms = { price: 1, currency: 'IDR', months: 12, testsPerChild: 4, planCode: 'school-year' }
    const [bought] = await app.database
      .insert(subscription)
      .values({ ...terms, ...times, schoolId, seats: count, status: 'active', createdBy: owner.id })
      .returning()
    const id = bought?.id ?? 0
    await app.database.insert(seat).values(Array.from({ length: count }, () => ({ subscriptionId: id })))
    return id
  }
  const subscriptionId = await buy(seats)
  const seated = async () =>
    (await app.database.select().from(seat).where(eq(seat.subscriptionId, subscriptionId)))
      .flatMap(({ studentId }) => studentId ?? [])
      .sort()
  const makeVouchers = async (...codes: string[]) => {
    const free = await app.database.select().from(seat).where(eq(seat.subscriptionId, subscriptionId))
    await app.database
      .insert(voucher)
      .values(codes.map((code, i) => ({ code, seatId: free[i]?.id ?? 0, batch: 'b', createdBy: owner.id })))
  }
  const [school, teacher] = [importer(app, app.as(owner)), importer(app, app.as(sri))]
  return { schoolId, owner, sri, ayu, bagas, buy, seated, makeVouchers, school, teacher, subscriptionId }
}

describe('an import of seats', () => {
  test('gives each named student one seat, and undo takes back the unused ones', async () => {
    const { school, ayu, bagas, seated } = await someSchool()
    const rows = [
      ['Username', 'NISN'],
      [ayu.username, null],
      [null, '0000000001'],
      [bagas.username, null],
      ['nobody', null],
      [null, null, 'x'],
    ]
    const run = await school.check('importSubscriptions', bookOf(rows))
    expect(run).toMatchObject({ created: 2, same: 1, rejected: 1 })
    expect(errorsIn(await school.rows(run))).toEqual(['5 username noSuchStudent'])
    await school.commit(run, true)
    expect(await seated()).toEqual([ayu.id, bagas.id].sort())
    await app.database.update(seat).set({ testsUsed: 1 }).where(eq(seat.studentId, ayu.id))
    expect(await school.undo(run)).toMatchObject({ status: 'undone', kept: 1 })
    expect(await seated()).toEqual([ayu.id])
  })

  test('gives seats to all students of a classroom or of a teacher', async () => {
    const { school, sri, ayu, bagas, seated } = await someSchool()
    const byClassroom = await school.check('importSubscriptions', bookOf([['Kelas'], ['Kelas 4a'], ['9Z']]), {
      kind: 'classroom-seat',
    })
    expect(byClassroom).toMatchObject({ rows: 3, created: 2, rejected: 1 })
    expect((await school.rows(byClassroom)).map(({ line, cells }) => [line, cells.name])).toEqual([
      [2, 'Ayu'],
      [2, 'Bagas'],
      [3, undefined],
    ])
    const byTeacher = await school.check('importSubscriptions', bookOf([['Guru'], [sri.username.toUpperCase()]]), {
      kind: 'teacher-seat',
    })
    await school.commit(byTeacher)
    expect(await seated()).toEqual([ayu.id, bagas.id].sort())
    await school.commit(byClassroom, true)
    expect(await school.run(byClassroom.id)).toMatchObject({ status: 'committed', created: 0, same: 2 })
  })

  test('by a teacher only accepts the teacher’s own students', async () => {
    const { teacher, schoolId, ayu } = await someSchool()
    const stranger = await app.make.student({ schoolId })
    const run = await teacher.check('importSubscriptions', bookOf([['Username'], [ayu.username], [stranger.username]]))
    expect(errorsIn(await teacher.rows(run))).toEqual(['3 username noSuchStudent'])
  })
})

describe('an import without enough seats', () => {
  test('rejects a row if no seat is free; seats reserved for vouchers are not free', async () => {
    const { school, ayu, bagas, makeVouchers } = await someSchool(2)
    await makeVouchers(newCode())
    const run = await school.check('importSubscriptions', bookOf([['Username'], [ayu.username], [bagas.username]]))
    expect((await school.rows(run)).map(({ faults }) => faults)).toEqual([
      [],
      [{ field: null, sentence: 'noFreeSeat', values: { free: '1' } }],
    ])
  })

  test('rejects every row if the subscription has ended', async () => {
    const { school, ayu, subscriptionId } = await someSchool()
    await app.database.update(subscription).set({ status: 'ended' }).where(eq(subscription.id, subscriptionId))
    const run = await school.check('importSubscriptions', bookOf([['Username'], [ayu.username]]))
    expect(errorsIn(await school.rows(run))).toEqual(['2 null noFreeSeat'])
  })

  test('commits nothing if its seats were taken after the check, and notifies the owner', async () => {
    const { school, ayu, bagas, seated } = await someSchool(1)
    const [one, other] = [bookOf([['Username'], [ayu.username]]), bookOf([['Username'], [bagas.username]])]
    const [first, second] = [
      await school.check('importSubscriptions', one),
      await school.check('importSubscriptions', other),
    ]
    await school.commit(first)
    expect(await school.commit(second)).toMatchObject({
      status: 'checked',
      rejected: 1,
      failure: { sentence: 'changedSince' },
    })
    expect(await seated()).toEqual([ayu.id])
    const notifications = await app.database.select().from(notification).where(like(notification.link, '%?run=%'))
    const runs = notifications.map(({ kind, values }) => [kind, values.run])
    expect(runs).toEqual(
      expect.arrayContaining([
        ['importDone', first.id],
        ['importHeld', second.id],
      ]),
    )
  })
})

describe('an import of vouchers', () => {
  test('redeems each code for its student, in upper or lower case, and undo restores it', async () => {
    const { school, ayu, bagas, seated, makeVouchers } = await someSchool()
    const [ab, cd] = [newCode(), newCode()]
    await makeVouchers(ab, cd)
    const rows = [
      ['Kode', 'Username'],
      [printCode(ab).toLowerCase(), ayu.username],
      [cd, bagas.username],
    ]
    const run = await school.check('importVouchers', bookOf(rows))
    expect(run).toMatchObject({ created: 2, rejected: 0 })
    await school.commit(run)
    expect(await seated()).toEqual([ayu.id, bagas.id].sort())
    expect(await school.check('importVouchers', bookOf(rows, 'again.xlsx'))).toMatchObject({ id: run.id })
    const again = await school.check('importVouchers', bookOf([rows[0] ?? [], ...rows.slice(1).reverse()]))
    expect(again).toMatchObject({ same: 2, created: 0, rejected: 0 })
    expect(await school.undo(run)).toMatchObject({ kept: 0 })
    expect(await seated()).toEqual([])
    const [one] = await app.database.select().from(voucher).where(eq(voucher.code, ab))
    expect(one).toMatchObject({ redeemedAt: null, studentId: null })
  })

  test('rejects codes that are unknown, another school’s, used, repeated or without a student', async () => {
    const [{ school, ayu, bagas, makeVouchers }, other] = [await someSchool(4), await someSchool()]
    const [a, b, c, x] = [newCode(), newCode(), newCode(), newCode()]
    await other.makeVouchers(x)
    await makeVouchers(a, b, c)
    await app.database.update(voucher).set({ redeemedAt: new Date() }).where(eq(voucher.code, b))
    const run = await school.check(
      'importVouchers',
      bookOf([
        ['Kode', 'Username'],
        ['nope', ayu.username],
        [x, ayu.username],
        [b, ayu.username],
        [a, ayu.username],
        [a.toLowerCase(), bagas.username],
        [c, null],
      ]),
    )
    expect(errorsIn(await school.rows(run))).toEqual([
      '2 code noSuchCode',
      '3 code noSuchCode',
      '4 code codeUsed',
      '5 code codeTwice',
      '6 code codeTwice',
      '7 username whoNeeded',
    ])
  })
})
