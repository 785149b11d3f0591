import type { Audience } from '@lekta/shared/contract/delivery/rollout'
import { sql } from 'drizzle-orm'
import { release, releaseHealth } from '../../database/schema'
import type { TestClient } from '../../testing/client'
import { type TestApp, testApp } from '../../testing/test-app'
import { describeRelease } from '../testing'

let app: TestApp
let admin: TestClient
beforeAll(async () => {
  app = await testApp()
  admin = app.as(await app.make.account('admin', { name: 'Sri' }))
})
afterAll(() => app.close())

let areas = 0
let area: string
let params: { area: string }
beforeEach(async () => {
  area = `library${++areas}`
  params = { area }
  await admin.call('addReleaseArea', { body: { name: area, paths: [`/${area}/`], key: null } })
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    const { author, ...content } = describeRelease({ version })
    const described = { ...content, area: { ...content.area, name: area } }
    await app.database
      .insert(release)
      .values({ area, version, content: described, author, packageHash: version, bytes: 1, checks: [] })
  }
  await promote('1.0.0')
})

const noOne: Audience = { share: 0, schools: [], roles: [], accounts: [] }
const promote = (version: string, at: string | null = null) =>
  admin.call('promote', { params, body: { version, at, reason: 'Tested.' } })
const rollOutBody = (audience: Partial<Audience>, at: string | null = null) => ({
  ...{ version: '1.1.0', channel: 'canary' as const, at, reason: 'Trial.' },
  audience: { ...noOne, ...audience },
})
const rollOut = (audience: Partial<Audience>, at: string | null = null) =>
  admin.call('rollOut', { params, body: rollOutBody(audience, at) })
const rollout = () => admin.call('rollout', { params })
const served = async () =>
  Object.fromEntries((await rollout()).channels.map(({ channel, version }) => [channel, version]))
const history = async () => (await admin.call('releaseHistory', { params, query: {} })).data
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()
/** Makes every job due, as if the time had passed. */
const runLater = async () => {
  await app.database.execute(
    sql`update pgboss.job set start_after = now() - interval '1 second' where name = 'scheduled-release'`,
  )
  await app.runJobs()
}

describe('a rollout', () => {
  test('goes to schools, roles and accounts, whose names are shown', async () => {
    const school = await app.make.school({ name: 'SDN Menteng 1' })
    const teacher = await app.make.teacher({ schoolId: school.id, name: 'Budi' })
    await rollOut({ share: 10, schools: [school.id], roles: ['parent'], accounts: [teacher.id] })
    const audience = {
      share: 10,
      schools: [{ id: school.id, name: 'SDN Menteng 1' }],
      roles: ['parent'],
      accounts: [{ id: teacher.id, name: 'Budi', username: teacher.username }],
    }
    expect((await rollout()).channels).toContainEqual(
      expect.objectContaining({ channel: 'canary', version: '1.1.0', previous: '1.0.0', audience }),
    )
    expect((await history())[0]).toMatchObject({
      ...{ action: 'rolled out', version: '1.1.0', before: '1.0.0', audience, by: 'Sri', reason: 'Trial.' },
      commit: describeRelease().commit,
    })
    const listed = (await admin.call('releaseAreas')).find(({ name }) => name === area)
    expect(listed).toMatchObject({
      stable: { version: '1.0.0' },
      canary: { version: '1.1.0', share: 10, schools: 1, roles: 1, people: 1 },
    })
    await admin.call('stopRollout', { params, body: { channel: 'canary', reason: 'Enough.' } })
    expect(await served()).toEqual({ stable: '1.0.0' })
  })

  test('to no one, or to someone who does not exist, is refused', async () => {
    const errorsOf = async (audience: Partial<Audience>) =>
      (await admin.refusal('rollOut', { params, body: rollOutBody(audience) })).errors
    expect(await errorsOf({})).toEqual({ audience: 'Choose who gets it.' })
    expect(await errorsOf({ schools: [2_000_000_000] })).toEqual({ 'audience.schools': 'There is no such school.' })
    expect(await errorsOf({ accounts: [2_000_000_000] })).toEqual({ 'audience.accounts': 'There is no such account.' })
  })

  test('shows how the release compares with the stable one', async () => {
    expect((await rollout()).verdict).toBeNull()
    await rollOut({ share: 50 })
    const rows = await app.database.select().from(release)
    const idOf = (version: string) => rows.find((row) => row.area === area && row.version === version)?.id ?? 0
    const minute = new Date(Math.ceil(Date.now() / 60_000) * 60_000)
    await app.database.insert(releaseHealth).values([
      { releaseId: idOf('1.0.0'), minute, browsers: 100, failingBrowsers: 0 },
      { releaseId: idOf('1.1.0'), minute, browsers: 100, failingBrowsers: 10, failures: 12, slow: 3 },
    ])
    const verdict = (await rollout()).verdict
    expect(verdict).toMatchObject({
      stable: { browsers: 100, failing_browsers: 0 },
      canary: { browsers: 100, failing_browsers: 10 },
    })
    expect(verdict?.evidence).toBeGreaterThan(verdict?.stops_at ?? Number.POSITIVE_INFINITY)
    const { data } = await admin.call('releases', { params, query: {} })
    expect(data.find(({ version }) => version === '1.1.0')).toMatchObject({
      ...{ channels: ['canary'], available: true, withdrawn: null, author: 'Ayu Lestari' },
      health: { browsers: 100, failing_browsers: 10, failures: 12, fallbacks: 0, slow: 3 },
    })
    const { hours } = await admin.call('release', { params: { area, version: '1.1.0' } })
    expect(hours).toHaveLength(24)
  })
})

describe('a frozen area', () => {
  const reason = 'Exams until Friday.'
  beforeEach(async () => {
    await promote('1.1.0')
    await admin.call('rollOut', { params, body: { ...rollOutBody({ share: 10 }), version: '1.2.0' } })
    await admin.call('freezeArea', { params, body: { reason, until: inMinutes(60) } })
  })

  test('refuses every change with the reason', async () => {
    const school = await app.make.school()
    const body = { version: '1.2.0', at: null, reason: 'Now.' }
    const refusals = [
      await admin.refusal('promote', { params, body }),
      await admin.refusal('promote', { params, body: { ...body, at: inMinutes(5) } }),
      await admin.refusal('rollOut', { params, body: rollOutBody({ share: 10 }) }),
      await admin.refusal('pinRelease', { params, body: { ...body, school_id: school.id, account_id: null } }),
    ]
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining(reason) })
    expect((await admin.call('releaseAreas')).find(({ name }) => name === area)?.freeze).toMatchObject({
      reason,
      by: 'Sri',
    })
  })

  test('can be stopped and rolled back', async () => {
    await admin.call('stopRollout', { params, body: { channel: 'canary', reason: 'Broken.' } })
    await admin.call('rollBack', { params, body: { version: '1.0.0', reason: 'Broken.' } })
    expect(await served()).toEqual({ stable: '1.0.0' })
  })

  test('can be changed once the freeze has ended by itself or by someone', async () => {
    await admin.call('unfreezeArea', { params })
    await promote('1.2.0')
    expect(await admin.refusal('unfreezeArea', { params })).toMatchObject({ status: 409 })
    await admin.call('freezeArea', { params, body: { reason, until: inMinutes(60) } })
    app.clock.advance(61 * 60_000)
    await promote('1.1.0')
    expect((await history()).map(({ action }) => action).slice(0, 4)).toEqual([
      'promoted',
      'frozen',
      'promoted',
      'unfrozen',
    ])
  })

  test('cannot be frozen until a time that has passed', async () => {
    const body = { reason, until: inMinutes(-1) }
    expect((await admin.refusal('freezeArea', { params, body })).errors).toEqual({
      until: 'Please choose a time in the future.',
    })
  })
})

describe('a scheduled change', () => {
  const inFuture = () => new Date(app.clock.now().getTime() + 60_000).toISOString()

  test('is carried out when it is due, in the name of the person who scheduled it', async () => {
    await promote('1.1.0', inFuture())
    expect(await served()).toEqual({ stable: '1.0.0' })
    expect((await rollout()).scheduled).toMatchObject([
      { channel: 'stable', version: '1.1.0', by: 'Sri', failure: null },
    ])
    await app.runJobs()
    expect(await served()).toEqual({ stable: '1.0.0' })
    await runLater()
    expect(await served()).toEqual({ stable: '1.1.0' })
    expect((await rollout()).scheduled).toEqual([])
    expect(await history()).toMatchObject([{ action: 'promoted', by: 'Sri' }, { action: 'scheduled' }, {}])
  })

  test('can be cancelled, once', async () => {
    await rollOut({ share: 10 }, inFuture())
    const [planned] = (await rollout()).scheduled
    const about = { params: { area, id: planned?.id ?? 0 } }
    await admin.call('cancelScheduled', about)
    expect(await admin.refusal('cancelScheduled', about)).toMatchObject({ status: 404 })
    await runLater()
    expect(await served()).toEqual({ stable: '1.0.0' })
    expect((await history())[0]).toMatchObject({ action: 'unscheduled', version: '1.1.0' })
  })

  test('that is not possible says why until it is cancelled', async () => {
    await rollOut({ share: 10 }, inFuture())
    await admin.call('freezeArea', { params, body: { reason: 'Exams.', until: null } })
    await runLater()
    expect(await served()).toEqual({ stable: '1.0.0' })
    const [failed] = (await rollout()).scheduled
    expect(failed).toMatchObject({
      channel: 'canary',
      audience: { share: 10 },
      failure: expect.stringContaining('Exams.'),
    })
    await admin.call('cancelScheduled', { params: { area, id: failed?.id ?? 0 } })
    expect((await rollout()).scheduled).toEqual([])
  })

  test('in the past is refused', async () => {
    const body = { version: '1.1.0', at: inMinutes(-5), reason: 'Late.' }
    expect((await admin.refusal('promote', { params, body })).errors).toEqual({
      at: 'Please choose a time in the future.',
    })
  })
})

describe('a pin', () => {
  test('always serves a release to one school, and replaces the pin before', async () => {
    const school = await app.make.school({ name: 'SDN Pinned' })
    const pin = (version: string) =>
      admin.call('pinRelease', {
        params,
        body: { version, reason: 'Old tablets.', school_id: school.id, account_id: null },
      })
    await pin('1.0.0')
    await pin('1.1.0')
    const { pins } = await rollout()
    expect(pins).toMatchObject([
      { version: '1.1.0', school: { name: 'SDN Pinned' }, account: null, reason: 'Old tablets.', by: 'Sri' },
    ])
    const about = { params: { area, id: pins[0]?.id ?? 0 } }
    await admin.call('unpinRelease', about)
    expect(await admin.refusal('unpinRelease', about)).toMatchObject({ status: 404 })
    expect((await rollout()).pins).toEqual([])
    expect((await history()).slice(0, 3)).toMatchObject([
      { action: 'unpinned', version: '1.1.0' },
      { action: 'pinned', version: '1.1.0', before: '1.0.0', audience: { schools: [{ name: 'SDN Pinned' }] } },
      { action: 'pinned', version: '1.0.0', before: null },
    ])
  })

  test('needs one school or one account that exists', async () => {
    const errorsOf = async (school_id: number | null, account_id: number | null) =>
      (await admin.refusal('pinRelease', { params, body: { version: '1.0.0', reason: 'Why.', school_id, account_id } }))
        .errors
    expect(await errorsOf(null, null)).toEqual({ school_id: 'Choose one school or one account.' })
    expect(await errorsOf(1, 1)).toEqual({ school_id: 'Choose one school or one account.' })
    expect(await errorsOf(2_000_000_000, null)).toEqual({ school_id: 'There is no such school.' })
    expect(await errorsOf(null, 2_000_000_000)).toEqual({ account_id: 'There is no such account.' })
  })
})

test('a token may change who gets a release only if it was made for that', async () => {
  const tokenOf = async (may_roll_out: boolean) => {
    const body = { name: `CI ${may_roll_out}`, may_roll_out, expires_at: null }
    return app.holding((await admin.call('addReleaseToken', { params, body })).token)
  }
  const [reading, rolling] = [await tokenOf(false), await tokenOf(true)]
  const body = { version: '1.1.0', at: null, reason: 'By CI.' }
  expect(await reading.refusal('promote', { params, body })).toMatchObject({
    status: 403,
    message: 'This token may hand in releases, but not change who gets them.',
  })
  expect((await reading.call('rollout', { params })).channels).toHaveLength(1)
  await rolling.call('promote', { params, body })
  expect((await history())[0]).toMatchObject({ action: 'promoted', by: 'CI true' })
  expect(await rolling.refusal('freezeArea', { params, body: { reason: 'Why.', until: null } })).toMatchObject({
    status: 403,
  })
})

test('releases are compared by pages, endpoints, shared modules and texts', async () => {
  const { author, ...content } = describeRelease({
    version: '2.0.0',
    area: {
      name: area,
      pages: [
        { path: '/library/shelf', title: 'Shelves', roles: ['school'] },
        { path: '/library/new', title: 'New' },
      ],
      words: { id: {} },
    },
    preload: { '/library/new': ['assets/shelf.js'] },
    shared: { react: '^19.0.0' },
    strings: { Shelves: 'Rak', New: 'Baru' },
  })
  await app.database
    .insert(release)
    .values({ area, version: '2.0.0', content, author, packageHash: '2', bytes: 5, checks: [] })
  const query = { before: '1.0.0', after: '2.0.0' }
  expect(await admin.call('compareReleases', { params, query })).toEqual({
    pages: [
      { path: '/library/new', before: null, after: expect.any(Number) },
      { path: '/library/shelf', before: expect.any(Number), after: null },
    ],
    endpoints: { added: [], removed: [], changed: [] },
    shared: [{ name: 'react', before: null, after: '^19.0.0' }],
    area: [
      'There is a new page, “New” at /library/new.',
      'The title of /library/shelf changes from “Shelf” to “Shelves”.',
      '/library/shelf loses its menu entry.',
      '/library/shelf is only for these roles now: school.',
      `${area} is for all roles now, and was for: teacher.`,
    ],
    strings: { added: 2, removed: 1 },
    bytes: { before: 1, after: 5 },
  })
})

test('an area has a name of its own and paths that no other area has', async () => {
  const add = (name: string, path: string) =>
    admin.refusal('addReleaseArea', { body: { name, paths: [path], key: null } })
  expect(await add(area, '/other/')).toMatchObject({ status: 409 })
  expect((await add('games', `/${area}/games/`)).errors).toEqual({
    paths: `/${area}/games/ belongs to the area ${area}.`,
  })
  expect(await add('games', 'games')).toMatchObject({ status: 400 })
})
