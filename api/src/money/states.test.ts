import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { payment, seat, subscription, voucher } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { allows, type EventOf, type MachineName, machines } from './states'
import { seatAllows, seatHasState, transition } from './transition'

const machineNames = Object.keys(machines) as MachineName[]
const stepsOf = (machine: MachineName) =>
  Object.entries<{ from: readonly string[]; to: string }>(machines[machine]).flatMap(([event, { from, to }]) =>
    from.map((state) => `${state} --> ${to}: ${event}`),
  )

/** Returns the steps that docs/money.md draws as arrows, by heading. */
function documentedSteps(): Record<string, string[]> {
  const page = readFileSync(join(__dirname, '../../../docs/money.md'), 'utf8')
  const parts = [...page.matchAll(/^## (\w+)\n[\s\S]*?```mermaid\nstateDiagram-v2\n([\s\S]*?)```/gm)]
  return Object.fromEntries(
    parts.map(([, title = '', arrows = '']) => [
      title.toLowerCase(),
      arrows
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ]),
  )
}

test('the diagrams in docs/money.md show exactly the steps of the state machines', () => {
  const page = documentedSteps()
  expect(Object.keys(page).sort()).toEqual(machineNames.toSorted())
  for (const machine of machineNames) expect(page[machine]?.toSorted()).toEqual(stepsOf(machine).toSorted())
})

describe('an event', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test.each(['subscription', 'payment'] as const)(
    'changes the state of a %s only from the states that its state machine lists',
    async (machine) => {
      const table = { subscription, payment }[machine]
      const bought = await app.make.subscription()
      const issued = await app.make.invoice({ subscriptionId: bought.id })
      const values = {
        invoiceId: issued.id,
        provider: 'sandbox' as const,
        orderId: machine,
        amount: 1,
        currency: 'IDR',
      }
      const [row] = machine === 'payment' ? await app.database.insert(payment).values(values).returning() : [bought]
      const id = row?.id ?? 0
      for (const event of Object.keys(machines[machine]) as EventOf<typeof machine>[]) {
        for (const status of table.status.enumValues) {
          await app.database.update(table).set({ status } as never)
          const done = await transition(app.database, machine, event as never, id)
          const [after] = await app.database.select({ status: table.status }).from(table)
          const { to } = (machines[machine] as Record<string, { to: string }>)[event] ?? { to: '' }
          expect([event, status, done, after?.status]).toEqual([
            event,
            status,
            allows(machine, event, status),
            allows(machine, event, status) ? to : status,
          ])
        }
      }
    },
  )

  test('such as “give” is only allowed for a free seat, and each seat is in exactly one state', async () => {
    const student = await app.make.student()
    const bought = await app.make.subscription({ students: [student], seats: 5 })
    const [ofStudent, free, ofVoucher, revoked, used] = bought.seatRows.map(({ id }) => id)
    const set = (id: number | undefined, values: object) =>
      app.database
        .update(seat)
        .set(values)
        .where(eq(seat.id, id ?? 0))
    await app.database
      .insert(voucher)
      .values({ code: 'KEEPS', seatId: ofVoucher ?? 0, batch: 'b', createdBy: bought.createdBy })
    await set(revoked, { revokedAt: new Date() })
    await set(used, { studentId: (await app.make.student()).id, testsUsed: 1 })
    const expected = { free, kept: ofVoucher, given: ofStudent, used, revoked }
    const inThis = eq(seat.subscriptionId, bought.id)
    for (const [state, id] of Object.entries(expected)) {
      const rows = await app.database
        .select({ id: seat.id })
        .from(seat)
        .where(and(inThis, seatHasState[state as keyof typeof seatHasState]()))
      expect([state, rows]).toEqual([state, [{ id }]])
    }
    const allowed = await app.database
      .select({ id: seat.id })
      .from(seat)
      .where(and(inThis, seatAllows('give')))
    expect(allowed).toEqual([{ id: free }])
  })
})
