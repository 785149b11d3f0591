import { type BackupTool, backupTool } from '../backup/testing/backup-tool'
import { migrate } from '../database/migrations/migrate'
import { parseMigration, readMigrations } from '../database/migrations/read-migrations'
import { presentPlan } from './upgrade'

let tool: BackupTool
beforeAll(async () => {
  tool = await backupTool()
})
afterAll(() => tool.close())

test('the plan says what pending migrations do, and changes nothing', async () => {
  const url = await tool.emptyDatabase()
  const migrations = readMigrations().filter(({ tag }) => tag < '0019')
  const pending = readMigrations().length - migrations.length
  await tool.withConnection(url, ({ pool }) => migrate(pool, { migrations }))
  const before = await tool.dump(url)
  const { code, output } = await tool.run(['upgrade', '--plan'], { url })
  expect(code).toBe(0)
  expect(output).toMatch(new RegExp(`The database is at 0018_preferred_names; ${pending} migrations? will be run:`))
  expect(output).toContain('0019_administration_and_privacy (expand: only adds)')
  expect(output).toContain('adds the column audit_entry.source\n      blocks audit_entry for an instant')
  expect(output).toContain('Servers of the previous version can go on running meanwhile and afterwards.')
  expect(await tool.dump(url)).toBe(before)
})

test('upgrade brings a database up to date once', async () => {
  const url = await tool.emptyDatabase()
  expect((await tool.run(['upgrade', '--plan'], { url })).output).toContain('The database is empty; ')
  const [newest] = readMigrations().slice(-1)
  expect((await tool.run(['upgrade'], { url })).output).toMatch(
    new RegExp(`^\\d+ migrations run: .*, ${newest?.tag}\\.$`),
  )
  expect((await tool.run(['upgrade'], { url })).output).toBe('The database is up to date.')
  expect((await tool.run(['upgrade', '--plan'], { url })).output).toContain(`is at ${newest?.tag}; nothing has to be`)
})

test('the plan says why servers of an older version have to be stopped', async () => {
  const header = '-- contract: since 1.4.0 nothing uses student.nisn'
  const removal = parseMigration('0042_no_nisn', 1, `${header}\nalter table student drop column nisn`)
  const plan = await presentPlan('1.5.0', '0041_last', [removal])
  expect(plan).toContain(
    '0042_no_nisn (contract: removes or changes)\n    contract: since 1.4.0 nothing uses student.nisn',
  )
  expect(plan).toContain('stops older servers: the previous version may use it')
  expect(plan).toContain(
    'Stop servers of older versions first, unless they are of the release that the migration names',
  )
})
