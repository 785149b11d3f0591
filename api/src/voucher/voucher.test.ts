import { eq } from 'drizzle-orm'
import { account, seat, subscription } from '../database/schema'
import { installPlans } from '../plan/install'
import { buyerFor, findBrokenRules } from '../testing/shop'
import { type TestApp, testApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterEach(async () => expect(await findBrokenRules(app.database)).toEqual({}))
afterAll(() => app.close())

async function someSchool(seats = 5) {
  const schoolAccount = await app.make.schoolAccount()
  const schoolId = schoolAccount.schoolId as number
  const buyer = buyerFor(app, app.as(schoolAccount))
  const bought = await buyer.buy({ plan: 'school-year', seats })
  const make = (count: number) => buyer.client.call('makeVouchers', { body: { subscription_id: bought.id, count } })
  const list = (query = {}) => buyer.client.call('vouchers', { query })
  return { schoolAccount, schoolId, ...buyer, bought, make, list }
}

async function family() {
  const parent = await app.make.parent()
  const child = await app.make.student({ parentId: parent.id })
  return { parent, child, client: app.as(parent) }
}

const redeem = (code: string, student: { id: number }) => ({ body: { code, student_id: student.id } })

describe('vouchers', () => {
  test('are created for free seats, which they reserve, and can be listed by batch and status', async () => {
    const { make, list, bought, client, subscription: find } = await someSchool()
    const { batch, codes } = await make(3)
    expect(new Set(codes).size).toBe(3)
    expect(codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}-\w$/)
    expect(await find(bought.id)).toMatchObject({ seats: 5, kept: 3, free: 2, given: 0 })
    await make(1)
    const { data, total } = await list({ batch, status: 'open' })
    expect([total, data.map(({ code }) => code).sort()]).toEqual([3, codes.toSorted()])
    expect((await list({ q: codes[1]?.toLowerCase() })).data).toMatchObject([{ code: codes[1], status: 'open' }])
    expect((await list({ status: 'redeemed' })).total).toBe(0)
    expect(await client.refusal('makeVouchers', { body: { subscription_id: bought.id, count: 2 } })).toMatchObject({
      status: 409,
      message: 'There are fewer than 2 free seats left. Choose fewer vouchers or add seats.',
    })
  })

  test('cannot be created for a subscription that has ended', async () => {
    const { client, bought } = await someSchool()
    await app.database.update(subscription).set({ status: 'ended' }).where(eq(subscription.id, bought.id))
    const body = { subscription_id: bought.id, count: 1 }
    expect(await client.refusal('makeVouchers', { body })).toMatchObject({ status: 409 })
  })

  test('free their seats when they are voided, except those that were redeemed', async () => {
    const { make, list, client, bought, subscription: find } = await someSchool()
    const { batch, codes } = await make(4)
    const home = await family()
    await home.client.call('redeemVoucher', redeem(codes[0] ?? '', home.child))
    expect(await client.call('voidVouchers', { body: { codes: [codes[0] ?? '', codes[1] ?? ''] } })).toEqual({
      voided: 1,
    })
    expect(await client.call('voidVouchers', { body: { batch } })).toEqual({ voided: 2 })
    expect(await find(bought.id)).toMatchObject({ kept: 0, free: 4, given: 1 })
    const states = (await list({ batch })).data.map(({ status }) => status)
    expect(states.sort()).toEqual(['redeemed', 'void', 'void', 'void'])
    const refusal = await home.client.refusal('redeemVoucher', redeem(codes[2] ?? '', home.child))
    expect(refusal).toMatchObject({ status: 409, message: 'This voucher is no longer valid.' })
    expect(await client.refusal('voidVouchers', { body: {} })).toMatchObject({ status: 400 })
    expect((await make(4)).codes).toHaveLength(4)
  })
})

describe('a voucher', () => {
  test('gives a child its seat for a code in lower case with spaces, and returns its plan', async () => {
    const { make, list } = await someSchool()
    const { client, child } = await family()
    const { codes } = await make(1)
    const typed = codes[0]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o') ?? ''
    const worth = await client.call('redeemVoucher', redeem(typed, child))
    expect(worth).toEqual({ plan_name: 'School year', tests_per_child: 4, ends_at: expect.any(String) })
    expect(await client.call('redeemVoucher', redeem(typed, child))).toEqual(worth)
    expect((await list()).data).toMatchObject([{ status: 'redeemed', student: null }])
  })

  test.each(['school', 'teacher', 'child'] as const)('can be redeemed by a %s', async (role) => {
    const { make, schoolId, client, list } = await someSchool()
    const room = await app.make.classroom({ schoolId })
    const student = await app.make.student({ schoolId, classrooms: [room], name: 'Ayu' })
    const teacher = app.as(await app.make.teacher({ schoolId, classrooms: [room] }))
    const { codes } = await make(1)
    const callers = { school: client, teacher, child: app.as(student) }
    await callers[role].call('redeemVoucher', redeem(codes[0] ?? '', student))
    expect((await list()).data).toMatchObject([{ student: { id: student.id, name: 'Ayu' } }])
  })

  test('can be redeemed by only one of fifty concurrent requests', async () => {
    const { make, bought } = await someSchool()
    const { codes } = await make(1)
    const children = []
    for (let i = 0; i < 50; i++) children.push(await app.make.student())
    const tries = children.map((child) => app.as(child).send('redeemVoucher', redeem(codes[0] ?? '', child)))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const seats = await app.database.select().from(seat).where(eq(seat.subscriptionId, bought.id))
    expect(seats.filter(({ studentId }) => studentId !== null)).toHaveLength(1)
  })

  test('cannot be redeemed together with another of the same subscription for one child', async () => {
    const { make } = await someSchool()
    const { client, child } = await family()
    const { codes } = await make(2)
    const tries = await Promise.all(codes.map((code) => client.send('redeemVoucher', redeem(code, child))))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is refused for a misspelt or unknown code, for another family’s child, and at another school', async () => {
    const [{ make }, other] = [await someSchool(), await someSchool()]
    const { client, child } = await family()
    const { codes } = await make(1)
    const code = codes[0] ?? ''
    const misspelt = code.slice(0, -1) + (code.endsWith('7') ? '8' : '7')
    const refusal = async (typed: string, student = child, by = client) => {
      const { status, message } = await by.refusal('redeemVoucher', redeem(typed, student))
      return [status, message]
    }
    expect(await refusal(misspelt)).toEqual([
      400,
      'There is a typing mistake in this code. Check it character by character.',
    ])
    expect(await refusal('0000-0000-0000-0')).toEqual([404, 'There is no such voucher.'])
    expect(await refusal(code, (await family()).child)).toEqual([404, 'There is no such student.'])
    const student = await app.make.student({ schoolId: other.schoolId })
    expect(await refusal(code, student, other.client)).toEqual([404, 'There is no such voucher.'])
    expect(await app.database.select().from(account).where(eq(account.id, child.id))).toHaveLength(1)
  })

  test('cannot be guessed, because attempts with unknown codes are limited', async () => {
    const { client, child } = await family()
    const tries = []
    for (let i = 0; i < 101; i++)
      tries.push((await client.send('redeemVoucher', redeem('0000000000000', child))).status)
    expect([tries[0], tries[99], tries[100]]).toEqual([404, 404, 429])
  })
})
