import { REPORT_LINK_RETENTION } from '@lekta/shared/contract/retention'
import { lengthOf } from '@lekta/shared/lib/time/period'
import { and, eq } from 'drizzle-orm'
import { deleteOldSessions } from '../auth/delete-old-sessions'
import { installBank } from '../bank/install-bank'
import { auditEntry, parentLink, reportLink } from '../database/schema'
import { notify } from '../notification/notify'
import { type TestApp, testApp } from '../testing/test-app'
import { reportLinkLimits } from './open-report-link'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await installBank(app.database)
})
afterAll(() => app.close())

/** Creates a child with a finished test, a parent of the child, and the link that was sent to the parent. */
async function reportWithLink(existing?: { id: number }) {
  const parent = existing ?? (await app.make.parent())
  const child = await app.make.student({ parentId: parent.id, grade: 4 })
  const assignment = await app.make.assignment({ studentId: child.id })
  const attempt = await app.make.finishedAttempt({ studentId: child.id, assignmentId: assignment.id, grade: 4 })
  const parentClient = app.as(parent)
  const { token } = await parentClient.call('shareReport', { params: { id: attempt.id } })
  return {
    parent,
    child,
    attempt,
    parentClient,
    childClient: app.as(child),
    link: { params: { id: attempt.id, token } },
  }
}

test('a report link opens the adult report for the parent and the child report for the child', async () => {
  const { parentClient, childClient, link, attempt } = await reportWithLink()
  expect(await parentClient.call('sharedReport', link)).toMatchObject({ id: attempt.id, answers: [] })
  expect(await childClient.call('sharedReport', link)).toMatchObject({ id: attempt.id, answers: null })
})

test('only a hash of the link’s secret is stored, and creating the link is audited', async () => {
  const { link, attempt, parent, child } = await reportWithLink()
  const rows = await app.database.select().from(reportLink).where(eq(reportLink.attemptId, attempt.id))
  expect(rows).toMatchObject([{ accountId: parent.id }])
  expect(JSON.stringify(rows)).not.toContain(link.params.token)
  const made = and(eq(auditEntry.studentId, child.id), eq(auditEntry.action, 'report link made'))
  expect(await app.database.$count(auditEntry, made)).toBe(1)
})

test('another parent or child, a forged token and another report’s token get a 404', async () => {
  const { parentClient, link, attempt } = await reportWithLink()
  const other = await reportWithLink()
  const forged = { params: { id: attempt.id, token: 'made-up' } }
  const crossed = { params: { id: attempt.id, token: other.link.params.token } }
  const refusals = await Promise.all([
    other.parentClient.refusal('sharedReport', link),
    other.childClient.refusal('sharedReport', link),
    parentClient.refusal('sharedReport', forged),
    parentClient.refusal('sharedReport', crossed),
  ])
  const messages = refusals.map(({ status, message }) => ({ status, message }))
  expect(messages).toEqual(messages.map(() => ({ status: 404, message: 'There is no such report.' })))
  expect((await other.parentClient.refusal('shareReport', { params: { id: attempt.id } })).status).toBe(404)
})

test('a parent who is no longer linked to the child cannot open the link', async () => {
  const { parentClient, link, attempt } = await reportWithLink()
  await app.database.delete(parentLink).where(eq(parentLink.studentId, attempt.studentId))
  expect((await parentClient.refusal('sharedReport', link)).status).toBe(404)
})

test('the link cannot be opened without logging in, nor by a teacher', async () => {
  const { link } = await reportWithLink()
  expect((await app.anonymous.refusal('sharedReport', link)).status).toBe(401)
  expect((await app.as(await app.make.teacher()).refusal('sharedReport', link)).status).toBe(403)
})

test('an expired link says where the report is, and is deleted a week later', async () => {
  const { parent, link, attempt } = await reportWithLink()
  app.clock.advance(lengthOf(REPORT_LINK_RETENTION))
  expect(await app.as(parent).refusal('sharedReport', link)).toMatchObject({
    status: 410,
    message: 'This link has expired. Open the report from the child’s page instead.',
  })
  app.clock.advance(8 * 24 * 60 * 60_000)
  await deleteOldSessions(app.database, app.clock.now())
  expect(await app.database.$count(reportLink, eq(reportLink.attemptId, attempt.id))).toBe(0)
})

test('attempts to open unknown links are limited', async () => {
  const { parentClient, attempt } = await reportWithLink()
  const guess = (token: string) => parentClient.refusal('sharedReport', { params: { id: attempt.id, token } })
  for (let i = 0; i < reportLinkLimits.missed.tries; i++) expect((await guess(`guess-${i}`)).status).toBe(404)
  expect((await guess('one-more')).status).toBe(429)
})

test('the mail about a finished test contains a report link', async () => {
  const parent = await app.make.parent({ email: 'rina@home.example', emailConfirmedAt: new Date() })
  const { child, attempt } = await reportWithLink(parent)
  const values = { child: child.name, childId: child.id, title: 'May check', zone: 'Asia/Jakarta', attempt: attempt.id }
  const recipient = { accountId: parent.id, role: 'parent' } as const
  await notify(app.database, [recipient], 'testFinished', values, `attempt ${attempt.id} finished`)
  await app.runJobs()
  const [mail] = await app.mails('rina@home.example')
  const [, id, token = ''] = /\/parents\/child\/report\/(\d+)\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  expect(Number(id)).toBe(attempt.id)
  expect(await app.as(parent).call('sharedReport', { params: { id: attempt.id, token } })).toMatchObject({
    id: attempt.id,
  })
})
