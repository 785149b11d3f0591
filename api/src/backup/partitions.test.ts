import { sql } from 'drizzle-orm'
import { keepPartitions } from '../attempt/partitions/keep-partitions'
import { selectMonths } from '../attempt/partitions/queries'
import { installBank } from '../bank/install-bank'
import { attemptItem, item } from '../database/schema'
import { type TestApp, testApp } from '../testing/test-app'
import { type BackupTool, backupTool } from './testing/backup-tool'

let app: TestApp
let tool: BackupTool
beforeEach(async () => {
  ;[app, tool] = await Promise.all([testApp(), backupTool()])
})
afterEach(async () => {
  await app.close()
  await tool.close()
})

test('a restored database has the answers of each month in the partition of the month', async () => {
  await installBank(app.database)
  await keepPartitions(app.database, new Date('2026-11-26T10:00:00Z'))
  const { id } = await app.make.finishedAttempt()
  const [first] = await app.database.select().from(item).limit(1)
  const answer = { attemptId: id, number: 1, itemId: first?.id ?? '', difficulty: 0 }
  await app.database.insert(attemptItem).values(answer)
  const path = await tool.backUp(app.databaseUrl)
  const { tables } = await tool.manifestOf(path)
  expect(tables.flatMap(({ name, rows }) => (name.startsWith('attempt_item') ? [{ name, rows }] : []))).toEqual([
    { name: 'attempt_item', rows: 1 },
  ])
  const url = await tool.emptyDatabase()
  expect(await tool.run(['restore', path], { url })).toMatchObject({ code: 0 })
  await tool.withConnection(url, async ({ database }) => {
    const { rows } = await database.execute(sql`select attempt_id, tableoid::regclass::text as name from attempt_item`)
    expect(rows).toEqual([{ attempt_id: id, name: 'attempt_item_2026_11' }])
    const orphan = database.insert(attemptItem).values({ ...answer, attemptId: id + 1 })
    await expect(orphan).rejects.toMatchObject({ cause: { code: '23503' } })
    await keepPartitions(database, new Date('2026-12-26T10:00:00Z'))
    const months = (await selectMonths(database)).map(({ month }) => month.slice(0, 7))
    expect(months).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03'])
  })
})
