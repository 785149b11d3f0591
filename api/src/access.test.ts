import { type Access, type Endpoint, type Role, roles } from '@lekta/shared/contract/endpoint'
import { and, eq, getTableName, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { installBank } from './bank/install-bank'
import * as tables from './database/schema'
import type { ForeignCall } from './testing/access/foreign-call'
import { foreignCalls } from './testing/access/foreign-calls'
import { makeWorld, type World } from './testing/access/world'
import type { TestClient } from './testing/client'
import { type EndpointName, endpoints } from './testing/endpoints'
import { type TestApp, testApp } from './testing/test-app'

let app: TestApp
let home: World
let foreign: World
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
  home = await makeWorld(app, 'HOME')
  foreign = await makeWorld(app, 'FOREIGN')
})
afterAll(() => app.close())

const { subscription, seat, voucher, invoice, payment } = tables
const money = [subscription, seat, voucher, invoice, payment]
const { school, account, student, classroom, classroomTeacher, classroomStudent } = tables
const { schedule, assignment, attempt, attemptItem, auditEntry, notification, importRow } = tables
const { parentLink, linkRequest } = tables
const lastingTables = [
  school,
  tables.schoolContact,
  student,
  parentLink,
  linkRequest,
  classroom,
  classroomTeacher,
  classroomStudent,
  schedule,
  assignment,
  attempt,
]

const watched = [...lastingTables, ...money, attemptItem, notification, importRow]

/**
 * Returns the part of a statement that selects each row of a table as text: the table's name and the row as JSON.
 * Text is compared much faster than objects.
 */
const rowsOf = (table: PgTable, condition: SQL = sql`true`) =>
  sql`select ${`${getTableName(table)} `}::text || to_jsonb(${table})::text as row from ${table} where ${condition}`

/**
 * Returns all data that a stranger must not change, including the sessions that a stranger must not end. Uses only
 * one statement, because it runs often.
 */
async function stateOfAll(): Promise<string[]> {
  const idsOf = ({ accounts }: World) => Object.values(accounts).map(({ id }) => id)
  const parts = [
    ...watched.map((table) => rowsOf(table)),
    // What strangers view is recorded, but not in the log of a school that is not theirs.
    rowsOf(
      auditEntry,
      or(
        isNull(auditEntry.accountId),
        notInArray(auditEntry.accountId, idsOf(home)),
        and(eq(auditEntry.schoolId, foreign.school.id), ne(auditEntry.accountId, home.accounts.admin.id)),
      ),
    ),
    // Strangers may change their own accounts.
    rowsOf(account, notInArray(account.id, idsOf(home))),
    rowsOf(tables.session, inArray(tables.session.accountId, idsOf(foreign))),
  ]
  const { rows } = await app.database.execute<{ row: string }>(sql.join(parts, sql` union all `))
  return rows.map(({ row }) => row)
}

/** Returns the rows that do not belong to the stranger. */
const foreignPart = (state: readonly string[]) =>
  state.filter((row) => row.startsWith('session ') || row.includes(foreign.mark))

/** The state after one role's calls, reused as the state before the next role's calls. */
let latest: string[] | undefined

const casesOf = (name: EndpointName): ForeignCall<EndpointName>[] => foreignCalls[name](foreign)
const names = Object.keys(endpoints) as EndpointName[]
const allows = (access: Access, role: Role) => access === 'public' || access === 'user' || access.includes(role)
const send = (client: TestClient, name: EndpointName, { input }: ForeignCall<EndpointName>) =>
  client.send(name, input as object)

describe.each(names)('%s', (name) => {
  const { access }: Endpoint = endpoints[name]

  test('returns 401 without a session, unless it is public', async () => {
    for (const call of casesOf(name)) {
      const { status, body } = await send(app.anonymous, name, call)
      const refused = [401, { code: 50008 }]
      expect([status, body]).toMatchObject(access === 'public' ? [call.status, {}] : refused)
    }
    latest = undefined
  })

  test.each(roles)('does not show or change another tenant’s rows for the role %s', async (role) => {
    const before = latest ?? (await stateOfAll())
    expect(foreignPart(before).length).toBeGreaterThan(10)
    for (const call of casesOf(name)) {
      const { status, body } = await send(app.as(home.accounts[role]), name, call)
      const actsForAll = role === 'admin' && call.admin !== undefined
      expect(status).toBe(allows(access, role) ? (actsForAll ? call.admin : call.status) : 403)
      const text = JSON.stringify(body)
      if (actsForAll || call.namesAdmins) continue
      expect(call.namesSchools ? text.replaceAll(foreign.school.name, '') : text).not.toContain(foreign.mark)
    }
    const part = casesOf(name).some(({ writesOwnAccount }) => writesOwnAccount)
      ? foreignPart
      : (state: string[]) => state
    latest = await stateOfAll()
    expect(part(latest)).toEqual(part(before))
  })
})

/**
 * Calls an endpoint as the owners of its rows. Returns the status of each response, and the status that at least one
 * owner should get.
 */
async function callAsOwners(world: World, name: EndpointName) {
  const { access }: Endpoint = endpoints[name]
  const owners = roles.filter((role) => allows(access, role))
  const results: { call: ForeignCall<EndpointName>; statuses: number[]; expected: number }[] = []
  for (const call of foreignCalls[name](world)) {
    const replies = await Promise.all(owners.map((role) => send(app.as(world.accounts[role]), name, call)))
    results.push({ call, statuses: replies.map(({ status }) => status), expected: call.owner ?? 200 })
  }
  return results
}

test('each of the calls returns its expected status to at least one owner of the rows', async () => {
  for (const name of names.filter((one) => endpoints[one].access !== 'public')) {
    const results = await callAsOwners(foreign, name)
    const missed = results.some(({ statuses, expected }) => !statuses.includes(expected))
    // Earlier calls may have removed data that this call needs, such as a teacher's classroom or a parent's link.
    const last = missed ? await callAsOwners(await makeWorld(app, `FRESH ${name}`), name) : results
    for (const { call, statuses, expected } of last)
      expect([name, call, statuses]).toEqual([name, call, expect.arrayContaining([expected])])
  }
  // Two of the calls start a thread, which is slow on a busy machine.
}, 90_000)
