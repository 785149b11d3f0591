import { RETENTION_EXTENSION, RETENTION_NOTICE, SCHOOL_RETENTION } from '@lekta/shared/contract/retention'
import { after, before } from '@lekta/shared/lib/time/period'
import { and, eq, isNull, like } from 'drizzle-orm'
import { account, auditEntry, erasure, retentionRound } from '../database/schema'
import { eraseDue } from '../privacy/erase/erase-due'
import { type TestApp, testApp } from '../testing/test-app'
import { announceRounds, finishRounds } from './rounds'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const now = () => app.clock.now()
const monthsAgo = (months: number) => before(now(), { months })
/** Ends and announces rounds, as the job does. */
async function runRounds(date = now()) {
  await finishRounds(app.database, date)
  await announceRounds(app.database, date)
}

/** A school with a student who left long ago, one who left recently, and one who has not left. */
async function createFixture() {
  const school = await app.make.school({ name: 'SD Melati' })
  const schoolAccount = await app.make.schoolAccount({ schoolId: school.id, email: 'tu@melati.example' })
  await app.database.update(account).set({ emailConfirmedAt: now() }).where(eq(account.id, schoolAccount.id))
  const parent = await app.make.parent()
  const leaver = await app.make.student({
    schoolId: school.id,
    name: 'Budi Lama',
    archivedAt: monthsAgo(SCHOOL_RETENTION.months + 1),
    parentId: parent.id,
  })
  await app.make.student({ schoolId: school.id, archivedAt: monthsAgo(SCHOOL_RETENTION.months - 2) })
  await app.make.student({ schoolId: school.id })
  const client = app.as(schoolAccount)
  const names = async () => (await client.call('leavers', { query: {} })).data.map(({ name }) => name)
  return { school, schoolAccount, client, parent, leaver, names }
}

const openErasures = () => app.database.select().from(erasure).where(isNull(erasure.cancelledAt))
const sentences = async (who: { id: number }) =>
  (await app.as(who).call('notifications', { query: { showAll: true } })).data.map(({ pesan }) => pesan)

describe('students who left longer ago than their school keeps them', () => {
  test('are announced to the school and the parents a month before they are erased', async () => {
    const { school, schoolAccount, parent, leaver, client, names } = await createFixture()
    await runRounds()
    expect(await names()).toEqual(['Budi Lama'])
    expect(await sentences(schoolAccount)).toEqual([
      expect.stringMatching(/^All data about 1 student who left long ago will be deleted/),
    ])
    expect(await sentences(parent)).toEqual([expect.stringMatching(/^All data about Budi Lama will be deleted/)])
    const { round } = await client.call('retention')
    expect(round).toMatchObject({ announced: 1, waiting: 1 })
    expect(round?.due_at).toBe(after(new Date(round?.announced_at ?? ''), RETENTION_NOTICE).toISOString())
    expect(await openErasures()).toMatchObject([{ accountId: leaver.id, reason: 'retention', schoolId: school.id }])
    await app.runJobs()
    const [mail] = await app.mails('tu@melati.example')
    expect(mail?.text).toMatch(/1 student who left long ago will be deleted/)
    expect(mail?.text).toContain('/school/retention')
    expect(mail?.text).not.toContain('Budi')
  })

  test('are announced once, whatever the number of processes and runs', async () => {
    const { schoolAccount } = await createFixture()
    await runRounds()
    await runRounds(new Date(now().getTime() + 5 * DAY))
    expect(await app.database.$count(retentionRound)).toBe(1)
    expect(await openErasures()).toHaveLength(1)
    expect(await sentences(schoolAccount)).toHaveLength(1)
  })

  test('are erased when the round is due, and the school gets their number without names', async () => {
    const { school, schoolAccount, client, parent } = await createFixture()
    await runRounds()
    const due = after(now(), RETENTION_NOTICE)
    await runRounds(new Date(due.getTime() + DAY))
    expect((await client.call('retention')).round).toMatchObject({ announced: 1, waiting: 1 })
    expect(await eraseDue(app.database, app.app.dependencies.config, new Date(due.getTime() - DAY))).toBe(0)
    expect(await eraseDue(app.database, app.app.dependencies.config, due)).toBe(1)
    expect(await app.database.$count(account, eq(account.name, 'Budi Lama'))).toBe(0)
    await runRounds(new Date(due.getTime() + DAY))
    expect(await client.call('retention')).toMatchObject({ round: null, last: { announced: 1, erased: 1 } })
    expect(await sentences(schoolAccount)).toHaveLength(2)
    expect(await sentences(parent)).toContainEqual(
      expect.stringMatching(/^The child whose deletion .* has been deleted/),
    )
    expect((await sentences(schoolAccount))[0]).toBe('All data about 1 student who left long ago has been deleted.')
    const ofRounds = and(eq(auditEntry.schoolId, school.id), like(auditEntry.action, 'retention%'))
    const entries = await app.database.select().from(auditEntry).where(ofRounds)
    expect(entries).toMatchObject([
      { action: 'retention announced', subject: 'students: 1', source: 'server' },
      { action: 'retention done', subject: 'students: 1', source: 'server' },
    ])
    expect(JSON.stringify(entries)).not.toContain('Budi')
  })
})

describe('a school’s decision about students who are about to be erased', () => {
  test('can keep them one more year, after which they are announced again', async () => {
    const { client, leaver, names } = await createFixture()
    await runRounds()
    await client.call('extendLeavers', { body: { ids: [leaver.id] } })
    expect(await names()).toEqual([])
    const end = after(now(), RETENTION_EXTENSION)
    await runRounds(after(now(), RETENTION_NOTICE))
    expect((await client.call('retention')).last).toMatchObject({ announced: 1, erased: 0 })
    await runRounds(new Date(end.getTime() - DAY))
    expect(await names()).not.toContain('Budi Lama')
    await app.database.update(retentionRound).set({ doneAt: now() })
    await runRounds(new Date(end.getTime() + DAY))
    expect(await names()).toContain('Budi Lama')
  })

  test('can restore them, and then they are not erased', async () => {
    const { client, leaver, names } = await createFixture()
    await runRounds()
    await client.call('restoreStudents', { body: { ids: [leaver.id] } })
    expect(await names()).toEqual([])
    expect(await openErasures()).toEqual([])
  })
})

describe('a school', () => {
  test('chooses how long it keeps students who have left, and sees how many that concerns', async () => {
    const { client, names } = await createFixture()
    expect(await client.call('retention')).toEqual({ months: SCHOOL_RETENTION.months, round: null, last: null })
    expect(await client.call('retentionPreview', { query: { months: 120 } })).toEqual({ students: 0 })
    expect(await client.call('retentionPreview', { query: { months: 12 } })).toEqual({ students: 2 })
    expect(await client.call('editRetention', { body: { months: 12 } })).toMatchObject({ months: 12 })
    await runRounds()
    expect(await names()).toHaveLength(2)
    await client.call('editRetention', { body: { months: 36 } })
    expect(await names()).toEqual(['Budi Lama'])
  })

  test.each([11, 121, 24.5])('cannot choose %d months', async (months) => {
    const { client } = await createFixture()
    expect(await client.refusal('editRetention', { body: { months } })).toMatchObject({ status: 400 })
  })

  test('cannot keep the students of another school', async () => {
    const { leaver } = await createFixture()
    await runRounds()
    const other = app.as(await app.make.schoolAccount())
    const refusal = await other.refusal('extendLeavers', { body: { ids: [leaver.id] } })
    expect(refusal).toMatchObject({ status: 404 })
    expect(await openErasures()).toHaveLength(1)
  })
})
