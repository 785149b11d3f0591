import { LINK_PAUSE, LINK_WAITS } from '@lekta/shared/contract/people/link'
import { LINK_REQUEST_RETENTION } from '@lekta/shared/contract/retention'
import { eq } from 'drizzle-orm'
import { auditEntry, consent, linkRequest, parentLink } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { deleteOldRequests } from './delete-old-requests'

const DAY = 24 * 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const confirmed = (username: string) => ({ email: `${username}@home.example`, emailConfirmedAt: new Date() })

let count = 0
/** Creates a school with one child in a class, an account that manages the school, and a parent without a link. */
async function createFixture() {
  const mark = `s${++count}`
  const school = await app.make.school({ code: `MELATI-${count}Q7K` })
  const room = await app.make.classroom({ schoolId: school.id, name: '4A' })
  const child = await app.make.student({ schoolId: school.id, name: 'Ayu Lestari', classrooms: [room] })
  const schoolAccount = await app.make.schoolAccount({ schoolId: school.id, ...confirmed(`${mark}.school`) })
  const parent = await app.make.parent({ name: 'Dewi Lestari', ...confirmed(`${mark}.parent`) })
  const typed = { code: school.code, username: child.username }
  const requestLink = (body: object = typed, by: { id: number } = parent) =>
    app.as(by).send('askLink', { body: { consent: true, ...body } })
  const sentRequest = async () => {
    await requestLink()
    const [waiting] = (await app.as(schoolAccount).call('linkRequests', { query: {} })).data
    return waiting as NonNullable<typeof waiting>
  }
  const approved = async () => {
    const { id } = await sentRequest()
    await app.as(schoolAccount).call('approveLink', { params: { id } })
    return id
  }
  const audit = async () =>
    (await app.database.select().from(auditEntry).where(eq(auditEntry.studentId, child.id))).map(({ action }) => action)
  return { school, room, child, schoolAccount, parent, typed, requestLink, sentRequest, approved, audit }
}

type Fixture = Awaited<ReturnType<typeof createFixture>>

const messagesOf = async (account: { id: number }) =>
  (await app.as(account).call('notifications', { query: { showAll: true } })).data.map(({ pesan, tautan }) => ({
    pesan,
    tautan,
  }))

describe('a parent who requests a link', () => {
  test('is listed at the school with the child’s class, and sees the child after approval', async () => {
    const { child, schoolAccount, parent, sentRequest, audit } = await createFixture()
    const waiting = await sentRequest()
    expect(waiting).toMatchObject({
      parent: { name: 'Dewi Lestari', email: parent.email },
      child: { id: child.id, name: 'Ayu Lestari', classrooms: ['4A'] },
    })
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({ data: [] })
    expect(await app.as(parent).refusal('child', { params: { id: child.id } })).toMatchObject({ status: 404 })
    expect((await app.as(schoolAccount).call('schoolDashboard')).link_requests).toBe(1)

    await app.as(schoolAccount).call('approveLink', { params: { id: waiting.id } })
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({ data: [{ id: child.id }] })
    expect(await app.as(parent).call('ownLinkRequests')).toEqual([])
    expect((await app.as(schoolAccount).call('linkRequests', { query: {} })).total).toBe(0)
    expect((await app.as(schoolAccount).call('schoolDashboard')).link_requests).toBe(0)
    expect(await audit()).toEqual(['link asked', 'link approved'])
  })

  test('must consent to the storage of the child’s data, which is recorded and later verified by the school', async () => {
    const { parent, schoolAccount, child, sentRequest, requestLink } = await createFixture()
    const { id } = await sentRequest()
    const recorded = () => app.database.select().from(consent).where(eq(consent.accountId, parent.id))
    expect(await recorded()).toMatchObject([{ subject: 'child-data', studentId: null, verifiedBy: null }])
    await app.as(schoolAccount).call('approveLink', { params: { id } })
    expect(await recorded()).toMatchObject([{ studentId: child.id, verifiedBy: 'school', relation: 'parent' }])
    expect((await requestLink({ consent: false })).status).toBe(400)
  })

  test('may type the code in lower case, without its dash, and with letters for similar digits', async () => {
    const { school, child, schoolAccount, requestLink } = await createFixture()
    await app.database.execute(`update school set code = 'BUNGA-10Q' where id = ${school.id}`)
    expect((await requestLink({ code: ' bunga loq', username: ` ${child.username.toUpperCase()}` })).status).toBe(200)
    expect((await app.as(schoolAccount).call('linkRequests', { query: {} })).total).toBe(1)
  })

  test('gets the same response whether or not the school has such a child', async () => {
    const [here, there] = [await createFixture(), await createFixture()]
    const shape = ({ body, status }: { body: unknown; status: number }) => {
      const { data } = body as { data: Record<string, unknown> }
      return [status, { ...data, id: 0, code: '', username: '', asked_at: '' }]
    }
    const reply = shape(await here.requestLink())
    for (const body of [
      { code: 'NOBODY-1', username: here.child.username },
      { code: here.school.code, username: 'nobody' },
      { code: here.school.code, username: there.child.username },
      { code: here.school.code, username: here.schoolAccount.username },
    ]) {
      expect(shape(await here.requestLink(body))).toEqual(reply)
    }
    const requests = await app.as(here.parent).call('ownLinkRequests')
    expect(requests.map(({ state }) => state)).toEqual(Array(5).fill('waiting'))
    expect((await app.as(here.schoolAccount).call('linkRequests', { query: {} })).total).toBe(1)
    expect((await app.as(there.schoolAccount).call('linkRequests', { query: {} })).total).toBe(0)
  })
})

describe('a parent who requests a link again', () => {
  test('makes one request, with one notification, even if the button is pressed three times', async () => {
    const { parent, requestLink, audit, schoolAccount } = await createFixture()
    await Promise.all([requestLink(), requestLink(), requestLink()])
    expect(await app.database.$count(linkRequest, eq(linkRequest.parentId, parent.id))).toBe(1)
    expect(await audit()).toEqual(['link asked'])
    await app.runJobs()
    expect(await messagesOf(schoolAccount)).toEqual([
      {
        pesan: 'Dewi Lestari is asking to see Ayu Lestari’s results as a parent. Please approve or decline.',
        tautan: '/school/parent',
      },
    ])
    expect(await app.mails(schoolAccount.email)).toHaveLength(1)
  })

  test('is stopped after ten requests in a row', async () => {
    const { requestLink } = await createFixture()
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await requestLink({ code: 'GUESS', username: `child${i}` })).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('gets an error if the child is already linked', async () => {
    const { requestLink, approved } = await createFixture()
    await approved()
    expect(await requestLink()).toMatchObject({
      status: 400,
      body: { errors: { username: 'This child is already linked to your account.' } },
    })
  })

  test('can withdraw the request, which then cannot be approved', async () => {
    const { schoolAccount, parent, sentRequest, audit, requestLink } = await createFixture()
    const { id } = await sentRequest()
    for (let i = 0; i < 2; i++) await app.as(parent).call('withdrawLink', { params: { id } })
    expect(await app.as(parent).call('ownLinkRequests')).toEqual([])
    expect(await app.as(schoolAccount).refusal('approveLink', { params: { id } })).toMatchObject({
      status: 409,
      message: 'The parent has withdrawn this request.',
    })
    expect(await audit()).toEqual(['link asked', 'link withdrawn'])
    expect((await requestLink()).status).toBe(200)
  })

  test('may send a new request after a month without an answer', async () => {
    const { schoolAccount, parent, sentRequest, requestLink } = await createFixture()
    const { id } = await sentRequest()
    await app.database
      .update(linkRequest)
      .set({ askedAt: new Date(Date.now() - 31 * DAY) })
      .where(eq(linkRequest.id, id))
    expect(await app.as(parent).call('ownLinkRequests')).toMatchObject([{ state: 'unanswered' }])
    expect((await app.as(schoolAccount).call('linkRequests', { query: {} })).total).toBe(0)
    expect(await app.as(schoolAccount).refusal('approveLink', { params: { id } })).toMatchObject({ status: 409 })
    await requestLink()
    expect(await app.as(parent).call('ownLinkRequests')).toMatchObject([{ state: 'waiting' }])
  })
})

describe('a parent without a confirmed e-mail address', () => {
  test('cannot request a link', async () => {
    const { child, school } = await createFixture()
    const stranger = await app.make.parent({ email: 'stranger@elsewhere.example' })
    const body = { code: school.code, username: child.username, consent: true as const }
    expect(await app.as(stranger).refusal('askLink', { body })).toMatchObject({
      status: 409,
      message: 'Please confirm your e-mail address first, so the school can see who is asking.',
    })
  })
})

describe('two people who answer a link request at the same time', () => {
  test('create one link, audit entry and message if both approve', async () => {
    const { child, school, schoolAccount, parent, sentRequest, audit } = await createFixture()
    const second = await app.make.schoolAccount({ schoolId: school.id })
    const { id } = await sentRequest()
    const params = { id }
    await Promise.all([schoolAccount, second, schoolAccount].map((one) => app.as(one).call('approveLink', { params })))
    expect(await audit()).toEqual(['link asked', 'link approved'])
    expect(await messagesOf(parent)).toEqual([
      { pesan: `Ayu Lestari is now linked to ${school.name}.`, tautan: `/parent/profile/child/${child.id}` },
    ])
    await app.runJobs()
    expect(await app.mails(parent.email)).toHaveLength(1)
  })

  test('cannot both approve and decline it', async () => {
    const { school, schoolAccount, sentRequest, audit, child } = await createFixture()
    const second = await app.make.schoolAccount({ schoolId: school.id })
    const { id } = await sentRequest()
    const answers = await Promise.all([
      app.as(schoolAccount).send('approveLink', { params: { id } }),
      app.as(second).send('declineLink', { params: { id }, body: {} }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const linked = await app.database.$count(parentLink, eq(parentLink.studentId, child.id))
    expect(linked).toBe(answers[0]?.status === 200 ? 1 : 0)
    expect(await audit()).toHaveLength(2)
  })
})

describe('a school that answers link requests', () => {
  test('can decline with a reason, and the parent may send a new request after 14 days', async () => {
    const { school, child, schoolAccount, parent, sentRequest, requestLink } = await createFixture()
    const { id } = await sentRequest()
    await app
      .as(schoolAccount)
      .call('declineLink', { params: { id }, body: { reason: ' Please come by the office. ' } })
    expect(await app.as(parent).call('ownLinkRequests')).toMatchObject([
      { state: 'declined', reason: 'Please come by the office.', username: child.username },
    ])
    expect(await messagesOf(parent)).toMatchObject([
      { pesan: expect.stringMatching(new RegExp(`^${school.name} declined .*“Please come by the office.”`)) },
    ])
    expect(await requestLink()).toMatchObject({ status: 409, body: { message: expect.stringContaining('in 14 days') } })
    // Withdrawing the declined request must not shorten the wait.
    await app.as(parent).call('withdrawLink', { params: { id } })
    expect((await requestLink()).status).toBe(409)
    await app.database
      .update(linkRequest)
      .set({ decidedAt: new Date(Date.now() - 15 * DAY) })
      .where(eq(linkRequest.id, id))
    expect((await requestLink()).status).toBe(200)
    expect(await app.as(parent).call('ownLinkRequests')).toMatchObject([{ state: 'waiting', reason: null }])
  })

  test('answers only for its own children, and its teachers cannot answer', async () => {
    const { school, room, parent, sentRequest, child } = await createFixture()
    const { schoolAccount: stranger } = await createFixture()
    const { id } = await sentRequest()
    const teacher = await app.make.teacher({ schoolId: school.id, classrooms: [room] })
    for (const call of ['approveLink', 'declineLink'] as const) {
      expect(await app.as(stranger).refusal(call, { params: { id }, body: {} })).toMatchObject({ status: 404 })
      expect(await app.as(teacher).refusal(call, { params: { id }, body: {} })).toMatchObject({ status: 403 })
    }
    const body = { parent_id: parent.id, child_id: child.id }
    expect(await app.as(stranger).refusal('endLink', { body })).toMatchObject({ status: 404 })
  })

  test('finds linked parents by the name of parent or child', async () => {
    const { schoolAccount, approved } = await createFixture()
    await approved()
    const search = (q: string) => app.as(schoolAccount).call('linkedParents', { query: { q } })
    expect((await search('dewi')).data).toMatchObject([{ child: { name: 'Ayu Lestari' } }])
    expect((await search('ayu')).total).toBe(1)
    expect((await search('somebody else')).total).toBe(0)
  })
})

describe('a linked parent', () => {
  test('sees reports of this child only, may give it a seat, and cannot edit its account', async () => {
    const { school, room, child, parent, approved } = await createFixture()
    const mate = await app.make.student({ schoolId: school.id, classrooms: [room] })
    const [report, other] = [
      await app.make.finishedAttempt({ studentId: child.id }),
      await app.make.finishedAttempt({ studentId: mate.id }),
    ]
    const see = (id: number) => app.as(parent).send('report', { params: { id } })
    expect((await see(report.id)).status).toBe(404)
    await approved()
    expect([(await see(report.id)).status, (await see(other.id)).status]).toEqual([200, 404])
    const bought = await app.make.subscription({ parentId: parent.id, createdBy: parent.id, seats: 2 })
    const giveSeat = (student: number) =>
      app.as(parent).send('addClassroomSubscription', { body: { student_ids: [student], subscription_id: bought.id } })
    expect([(await giveSeat(child.id)).status, (await giveSeat(mate.id)).status]).toEqual([200, 404])
    const edit = { params: { id: child.id }, body: { name: 'Other', username: 'other' } }
    expect(await app.as(parent).refusal('editStudent', edit)).toMatchObject({ status: 403 })
    const renew = { body: { ids: [child.id] } }
    expect(await app.as(parent).refusal('renewStudentPasswords', renew)).toMatchObject({ status: 403 })
    expect(await app.as(parent).refusal('createPasswordLink', { params: { id: child.id } })).toMatchObject({
      status: 403,
    })
  })

  test('sees the same child as the other parent, but not that parent’s other children', async () => {
    const { child, schoolAccount, parent, typed, approved, requestLink } = await createFixture()
    await approved()
    const other = await app.make.parent(confirmed(`other${count}`))
    const theirs = await app.make.student({ parentId: other.id })
    await requestLink(typed, other)
    const [waiting] = (await app.as(schoolAccount).call('linkRequests', { query: {} })).data
    await app.as(schoolAccount).call('approveLink', { params: { id: waiting?.id ?? 0 } })
    const ids = async (by: { id: number }) =>
      (await app.as(by).call('children', { query: {} })).data.map(({ id }) => id)
    expect(await ids(parent)).toEqual([child.id])
    expect(await ids(other)).toEqual([child.id, theirs.id])
    const title = 'Check'
    await app.make.assignment({ studentId: child.id, title, schoolId: child.schoolId })
    for (const by of [parent, other]) {
      const { children } = await app.as(by).call('parentDashboard')
      expect(children[0]).toMatchObject({ id: child.id, test: { title } })
    }
  })
})

describe('a link request', () => {
  const rows = (parent: { id: number }) =>
    app.database.select().from(linkRequest).where(eq(linkRequest.parentId, parent.id))
  const sweepAfter = (days: number) => deleteOldRequests(app.database, new Date(Date.now() + days * DAY))
  const { days: retention } = LINK_REQUEST_RETENTION

  test.each([
    ['was never answered', async () => undefined],
    [
      'was withdrawn',
      async ({ parent }: Fixture, id: number) => app.as(parent).call('withdrawLink', { params: { id } }),
    ],
    [
      'was declined',
      async ({ schoolAccount }: Fixture, id: number) =>
        app.as(schoolAccount).call('declineLink', { params: { id }, body: { reason: '' } }),
    ],
  ])(
    'that %s is deleted after 60 days, while its audit entry is kept',
    async (_, change: (linked: Fixture, id: number) => Promise<unknown>) => {
      const linked = await createFixture()
      const { id } = await linked.sentRequest()
      await change(linked, id)
      await sweepAfter(retention - 1)
      expect(await rows(linked.parent)).toHaveLength(1)
      await sweepAfter(retention + 1)
      expect(await rows(linked.parent)).toEqual([])
      expect(await app.database.$count(consent, eq(consent.accountId, linked.parent.id))).toBe(0)
      expect(await linked.audit()).toContain('link asked')
    },
  )

  test('is stored until the parent has long been able to send it again', () => {
    expect(retention).toBeGreaterThan(Math.max(LINK_WAITS, LINK_PAUSE))
  })

  test('that was approved is not deleted', async () => {
    const { parent, approved } = await createFixture()
    await approved()
    await sweepAfter(10 * retention)
    expect(await rows(parent)).toHaveLength(1)
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({ total: 1 })
  })
})

describe('ending a link', () => {
  test('by the parent hides the child, frees the unused seat and notifies the school', async () => {
    const { child, schoolAccount, parent, approved, audit, requestLink } = await createFixture()
    await approved()
    const { id: report } = await app.make.finishedAttempt({ studentId: child.id })
    const bought = await app.make.subscription({ parentId: parent.id, createdBy: parent.id, seats: 1 })
    const body = { student_ids: [child.id], subscription_id: bought.id }
    await app.as(parent).call('addClassroomSubscription', { body })

    await app.as(parent).call('letGoChild', { params: { id: child.id } })
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({ data: [] })
    expect(await app.as(parent).refusal('report', { params: { id: report } })).toMatchObject({ status: 404 })
    expect(await app.as(parent).refusal('loginId', { body: { id: child.id } })).toMatchObject({ status: 404 })
    expect((await app.as(parent).call('subscription', { params: { id: bought.id } })).free).toBe(1)
    expect(await messagesOf(schoolAccount)).toContainEqual({
      pesan: 'Dewi Lestari has removed the link with Ayu Lestari.',
      tautan: '/school/parent?tab=linked',
    })
    expect((await audit()).filter((action) => action === 'child let go')).toHaveLength(1)
    // A parent who ended the link may send a new request immediately.
    expect((await requestLink()).status).toBe(200)
  })

  test('by the school notifies the parent and ends a session as the child', async () => {
    const { school, child, schoolAccount, parent, approved, audit } = await createFixture()
    await approved()
    const { token } = await app.as(parent).call('loginId', { body: { id: child.id } })
    expect((await app.holding(token).send('tests')).status).toBe(200)
    const body = { parent_id: parent.id, child_id: child.id, reason: 'Moved away.' }
    await Promise.all([1, 2].map(() => app.as(schoolAccount).call('endLink', { body })))
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({ data: [] })
    expect((await app.holding(token).send('tests')).status).toBe(401)
    expect((await messagesOf(parent))[0]?.pesan).toMatch(
      new RegExp(`^${school.name} has ended your link with Ayu Lestari. “Moved away.”`),
    )
    expect(await app.as(parent).call('ownLinkRequests')).toMatchObject([{ state: 'ended', reason: 'Moved away.' }])
    expect((await audit()).filter((action) => action === 'link ended')).toHaveLength(1)
  })

  test('leaves the other parent’s link as it is', async () => {
    const { child, schoolAccount, parent, approved } = await createFixture()
    await approved()
    const other = await app.make.parent()
    await app.database.insert(parentLink).values({ parentId: other.id, studentId: child.id })
    await app.as(schoolAccount).call('endLink', { body: { parent_id: parent.id, child_id: child.id } })
    expect(await app.as(other).call('children', { query: {} })).toMatchObject({ data: [{ id: child.id }] })
  })

  test('is refused for a child who has no school and no other parent', async () => {
    const parent = await app.make.parent()
    const child = await app.make.student({ parentId: parent.id })
    expect(await app.as(parent).refusal('letGoChild', { params: { id: child.id } })).toMatchObject({ status: 409 })
    expect(await app.as(parent).call('children', { query: {} })).toMatchObject({ data: [{ id: child.id }] })
  })
})
