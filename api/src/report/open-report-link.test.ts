import { and, eq } from 'drizzle-orm'
import { deleteOldSessions } from '../auth/delete-old-sessions'
import { installBank } from '../bank/install-bank'
import { auditEntry, parentLink, reportLink } from '../database/schema'
import { notify } from '../notification/notify'
import { REPORT_LINK_LIFETIME } from '../report-link/report-link'
import { type TestApp, testApp } from '../testing/test-app'
import { reportLinkLimits } from './open-report-link'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
})
afterAll(() => app.close())

/** A child with a finished test, its parent, and the link that was sent to the parent. */
async function shared(existing?: { id: number }) {
  const parent = existing ?? (await app.make.parent())
  const child = await app.make.student({ parentId: parent.id, grade: 4 })
  const assignment = await app.make.assignment({ studentId: child.id })
  const attempt = await app.make.finishedAttempt({ studentId: child.id, assignmentId: assignment.id, grade: 4 })
  const parents = app.as(parent)
  const { token } = await parents.call('shareReport', { params: { id: attempt.id } })
  return { parent, child, attempt, parents, childs: app.as(child), link: { params: { id: attempt.id, token } } }
}

test('a link opens for the parent as an adult’s report, and for the child as a child’s', async () => {
  const { parents, childs, link, attempt } = await shared()
  expect(await parents.call('sharedReport', link)).toMatchObject({ id: attempt.id, answers: [] })
  expect(await childs.call('sharedReport', link)).toMatchObject({ id: attempt.id, answers: null })
})

test('the link’s secret is stored only as a hash, and its recipient is recorded', async () => {
  const { link, attempt, parent, child } = await shared()
  const rows = await app.database.select().from(reportLink).where(eq(reportLink.attemptId, attempt.id))
  expect(rows).toMatchObject([{ accountId: parent.id }])
  expect(JSON.stringify(rows)).not.toContain(link.params.token)
  const made = and(eq(auditEntry.studentId, child.id), eq(auditEntry.action, 'report link made'))
  expect(await app.database.$count(auditEntry, made)).toBe(1)
})

test('another parent, another child, a forged token and another report’s token all find no such report', async () => {
  const { parents, link, attempt } = await shared()
  const other = await shared()
  const forged = { params: { id: attempt.id, token: 'made-up' } }
  const crossed = { params: { id: attempt.id, token: other.link.params.token } }
  const refusals = await Promise.all([
    other.parents.refusal('sharedReport', link),
    other.childs.refusal('sharedReport', link),
    parents.refusal('sharedReport', forged),
    parents.refusal('sharedReport', crossed),
  ])
  const messages = refusals.map(({ status, message }) => ({ status, message }))
  expect(messages).toEqual(messages.map(() => ({ status: 404, message: 'There is no such report.' })))
  expect((await other.parents.refusal('shareReport', { params: { id: attempt.id } })).status).toBe(404)
})

test('a parent whose child it is no more cannot open it', async () => {
  const { parents, link, attempt } = await shared()
  await app.database.delete(parentLink).where(eq(parentLink.studentId, attempt.studentId))
  expect((await parents.refusal('sharedReport', link)).status).toBe(404)
})

test('it cannot be opened without a login, nor by a teacher', async () => {
  const { link } = await shared()
  expect((await app.nobody.refusal('sharedReport', link)).status).toBe(401)
  expect((await app.as(await app.make.teacher()).refusal('sharedReport', link)).status).toBe(403)
})

test('a link that is too old says where the report is, and is forgotten a week later', async () => {
  const { parent, link, attempt } = await shared()
  app.clock.advance(REPORT_LINK_LIFETIME)
  expect(await app.as(parent).refusal('sharedReport', link)).toMatchObject({
    status: 410,
    message: 'This link has expired. Open the report from the child’s page instead.',
  })
  app.clock.advance(8 * 24 * 60 * 60_000)
  await deleteOldSessions(app.database, app.clock.now())
  expect(await app.database.$count(reportLink, eq(reportLink.attemptId, attempt.id))).toBe(0)
})

test('attempts with links that do not exist are limited', async () => {
  const { parents, attempt } = await shared()
  const guess = (token: string) => parents.refusal('sharedReport', { params: { id: attempt.id, token } })
  for (let i = 0; i < reportLinkLimits.missed.tries; i++) expect((await guess(`guess-${i}`)).status).toBe(404)
  expect((await guess('one-more')).status).toBe(429)
})

test('the mail that a report is ready carries a link of its own to it', async () => {
  const parent = await app.make.parent({ email: 'rina@home.example', emailConfirmedAt: new Date() })
  const { child, attempt } = await shared(parent)
  const values = { child: child.name, childId: child.id, title: 'May check', zone: 'Asia/Jakarta', attempt: attempt.id }
  const reader = { accountId: parent.id, role: 'parent' } as const
  await notify(app.database, [reader], 'testFinished', values, `attempt ${attempt.id} finished`)
  await app.runJobs()
  const [mail] = await app.mails('rina@home.example')
  const [, id, token = ''] = /\/parents\/child\/report\/(\d+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  expect(Number(id)).toBe(attempt.id)
  expect(await app.as(parent).call('sharedReport', { params: { id: attempt.id, token } })).toMatchObject({
    id: attempt.id,
  })
})
