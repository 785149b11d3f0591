import { join } from 'node:path'
import { findWaitingChildren } from '../support/people/children'
import { apiSession } from '../support/people/people'
import { shareTestRun } from '../support/test-run'
import { type AcknowledgedAnswer, findMissingAnswers, takeTest } from './acknowledged'
import { expect, test } from './fixtures'
import { startPrimary } from './postgres-pair'
import { checkDatabase, startPooler, startProcess } from './programs'

const ports = { postgres: 21411, session: 21412, transaction: 21413, server: 21414 } as const
const portal = `http://localhost:${ports.server}`

test('a server works through a PgBouncer that pools sessions, and the check finds what does not fit', async ({
  folder,
}) => {
  shareTestRun({ portal, folder, dist: '', data: '', log: null, children: [] })
  const postgres = await startPrimary(join(folder, 'postgres'), ports.postgres)
  const startMode = (mode: 'session' | 'transaction') =>
    startPooler({ folder, mode, ports: { pooler: ports[mode], postgres: ports.postgres } })
  const pooler = await startMode('session')
  await startMode('transaction')
  const settingsFor = (port: number) => ({
    ...{ DEMO: '1', PUBLIC_URL: portal, LOG_LEVEL: 'warn', DATA_DIR: join(folder, 'data') },
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/lekta`,
  })
  const [session, transaction] = [settingsFor(ports.session), settingsFor(ports.transaction)]
  const server = await startProcess('main', ports.server, session)

  const children = (await findWaitingChildren()).slice(0, 4)
  expect(children).toHaveLength(4)
  const answers: AcknowledgedAnswer[] = []
  await Promise.all(children.map((username) => takeTest(username, answers, performance.now() + 120_000)))
  expect(answers.length).toBeGreaterThan(children.length)
  expect(findMissingAnswers(postgres, answers)).toEqual([])

  // Jobs lock what they work on, and events are listened for: both need a session.
  const due = "select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()"
  await expect.poll(() => postgres.query(due)).toBe('0')
  const { get } = await apiSession('admin')
  await expect.poll(async () => (await get('/v2/platform/system')).body.data).toMatchObject({ workers: 1 })

  const dropped = { verdict: 'warning', text: expect.stringContaining('A pooler drops the time limits') }
  expect(checkDatabase(session)).toMatchObject([dropped])
  postgres.query("alter role postgres set statement_timeout = '15s'")
  await server.stop()
  // The connections that it holds keep the limits with which they began.
  await pooler.stop()
  await startMode('session')
  expect(checkDatabase(session)).toEqual([])
  expect(checkDatabase(transaction)).toMatchObject([
    { verdict: 'bad', text: expect.stringContaining('A pooler gives each transaction another connection') },
  ])
})
