import { readMigrationFiles } from 'drizzle-orm/migrator'
import { lektaVersion } from '../../config/build'
import { parseConcurrent } from './concurrent-index'
import { isExpanding, problemsOf } from './migration-rules'
import { migrationsFolder, parseMigration, readMigrations } from './read-migrations'

/** The first migration that had to leave the previous version running. */
const FIRST = '0019'

/** 0019 is older than this rule. */
const builtBefore = /^0019_\w+ creates the index /

describe('the migrations of this version', () => {
  const migrations = readMigrations()

  test('leave servers of the previous version running, or declare since when nothing uses what they remove', async () => {
    const recent = migrations.filter(({ tag }) => tag >= FIRST)
    expect(recent.length).toBeGreaterThan(0)
    const problems = await Promise.all(recent.map((migration) => problemsOf(migration, lektaVersion())))
    expect(problems.flat().filter((problem) => !builtBefore.test(problem))).toEqual([])
  })

  test('only create and drop indexes if they are concurrent', () => {
    const concurrent = migrations.filter(({ isConcurrent }) => isConcurrent)
    expect(concurrent.flatMap(({ statements }) => statements).filter((sql) => !parseConcurrent(sql))).toEqual([])
  })

  test('are in the order of their times, and recorded as Drizzle would record them', () => {
    const times = migrations.map(({ when }) => when)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    const byDrizzle = readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({
      when: folderMillis,
      hash,
    }))
    expect(migrations.map(({ when, hash }) => ({ when, hash }))).toEqual(byDrizzle)
  })
})

describe('a migration', () => {
  const problems = (sql: string) => problemsOf(parseMigration('0042_example', 1, sql), '1.5.0')
  const breakpoint = '\n--> statement-breakpoint\n'

  test.each([
    ['drops a column', 'alter table student drop column nisn', /drops the column student.nisn, but the previous/],
    ['drops a table', 'drop table student', /drops the table student/],
    ['drops a view', 'drop view "public"."standing"', /drops the view standing/],
    [
      'renames a column',
      'alter table student rename column nisn to number',
      /renames the column student.nisn to number/,
    ],
    ['renames a table', 'alter table student rename to pupil', /renames the table student to pupil/],
    ['requires a value', 'alter table student alter column nisn set not null', /makes student.nisn required/],
    ['adds a required column', 'alter table student add column age int not null', /inserts rows without it/],
    ['changes a type', 'alter table student alter column nisn type int using nisn::int', /changes the type of/],
    [
      'checks existing columns',
      'alter table student add constraint a check (grade > 0)',
      /adds the check a to student/,
    ],
    ['makes existing columns unique', 'create unique index concurrently a on student (nisn)', /the unique index a/],
    ['deletes rows', 'delete from student', /deletes rows of student/],
    ['does something unknown', 'alter table student set unlogged', /makes an unknown change of student/],
    ['builds an index', 'create index a on student (nisn)', /create it concurrently/],
  ])('that %s is refused', async (_, sql, sentence) => {
    expect(await problems(sql)).toEqual([expect.stringMatching(sentence)])
  })

  test.each([
    [
      'adds a table with indexes',
      `create table a (id int primary key, b int not null)${breakpoint}create index on a (b)`,
    ],
    ['adds an optional column', 'alter table student add column age int'],
    ['adds a required column with a default', `alter table student add column age int default 7 not null`],
    ['makes a column optional', 'alter table student alter column nisn drop not null'],
    ['checks a new column', 'alter table student add age int; alter table student add constraint a check (age > 0)'],
    ['builds an index concurrently', '--> concurrently\ncreate index concurrently a on student (nisn)'],
    ['changes rows', "update consent set relation = 'self'"],
  ])('that %s is accepted', async (_, sql) => {
    expect(await problems(sql)).toEqual([])
  })

  test('that declares since when nothing uses what it removes is accepted', async () => {
    const remove = 'alter table student drop column nisn'
    expect(await problems(`-- contract: since 1.4.0 nothing uses student.nisn\n${remove}`)).toEqual([])
    expect(await problems(`-- contract: since 1.5.0 nothing uses student.nisn\n${remove}`)).toHaveLength(1)
    expect(await problems(`-- contract: nothing uses student.nisn\n${remove}`)).toHaveLength(1)
    expect(await isExpanding(parseMigration('0042_example', 1, remove))).toBe(false)
  })

  test('that declares why a removal breaks nothing is accepted', async () => {
    const loosen = 'alter table seat drop constraint used; alter table seat add constraint used check (grade > 0)'
    expect(await problems(loosen)).toHaveLength(2)
    expect(await problems(`-- expand: used becomes looser\n${loosen}`)).toEqual([])
    expect(await problems(`-- expand: other becomes looser\n${loosen}`)).toHaveLength(2)
  })

  test('cannot mix concurrent statements with others', () => {
    const mixed = 'alter table a add b int;\n--> concurrently\ncreate index concurrently c on a (b)'
    expect(() => parseMigration('0042_example', 1, mixed)).toThrow(/give them their own file/)
  })
})
