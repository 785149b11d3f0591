import { eq } from 'drizzle-orm'
import { plan } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { installPlans } from './install'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installPlans(app.database)
})
afterAll(() => app.close())

test('anyone can list the plans for parents and schools, cheapest first', async () => {
  const plans = await app.anonymous.call('plans')
  expect(plans.map(({ code }) => code)).toEqual([
    'family-one',
    'family-half',
    'family-year',
    'school-round',
    'school-year',
    'school-plus',
  ])
  expect(plans[1]).toEqual({
    code: 'family-half',
    audience: 'parent',
    name: 'Half a year',
    price: 99_000,
    currency: 'IDR',
    months: 6,
    tests_per_child: 3,
  })
})

test('a longer plan never costs more per test', async () => {
  const plans = await app.anonymous.call('plans')
  for (const audience of ['parent', 'school']) {
    const each = plans.filter((one) => one.audience === audience).map((one) => one.price / one.tests_per_child)
    expect(each).toEqual(each.toSorted((a, b) => b - a))
  }
})

test('plans that are no longer offered are not shown, and a later start leaves prices unchanged', async () => {
  await app.database.update(plan).set({ offered: false }).where(eq(plan.code, 'school-round'))
  await app.database.update(plan).set({ price: 55_000 }).where(eq(plan.code, 'family-one'))
  await app.database.delete(plan).where(eq(plan.code, 'school-plus'))
  await installPlans(app.database)
  const plans = await app.anonymous.call('plans')
  expect(plans.map(({ code, price }) => [code, price])).toEqual([
    ['family-one', 55_000],
    ['family-half', 99_000],
    ['family-year', 149_000],
    ['school-year', 60_000],
  ])
})
