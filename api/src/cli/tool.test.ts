import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { LOGIN_LIMITS, LOGIN_WINDOW } from '../auth/login-rate-limit'
import { connect } from '../database/connect'
import { account, auditEntry, latestResult, school } from '../database/schema'
import { jobs } from '../jobs'
import type { TestClient } from '../testing/client'
import { createEmptyDatabase, dropDatabase } from '../testing/cluster'
import { PASSWORD } from '../testing/factories/people'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { commands } from './commands'
import { runTool, type Terminal } from './run'

const GOOD = 'four plain words here'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let made = 0
const newUsername = () => `operator.${++made}`

/** Runs the tool on the database of the running server. The tool has a terminal only if `answers` are given. */
async function run(
  args: string[],
  { answers, input = '', ...environment }: { answers?: string[]; input?: string } & Record<string, unknown> = {},
) {
  const [printed, errors]: [string[], string[]] = [[], []]
  const questions: string[] = []
  const terminal: Terminal = {
    environment: { DATABASE_URL: app.databaseUrl, NODE_ENV: 'test', DEMO: '0', ...environment },
    ask:
      answers === undefined
        ? null
        : async (question) => {
            questions.push(question)
            return answers.shift() ?? ''
          },
    readInput: async () => input,
    print: (text) => void printed.push(text),
    printError: (text) => void errors.push(text),
    progress: () => undefined,
    jobs,
  }
  const code = await runTool(args, terminal)
  const output = printed.join('\n')
  return {
    code,
    output,
    error: errors.join('\n'),
    questions,
    password: /Password +(\S+)/.exec(output)?.[1] ?? '',
  }
}

const accountOf = async (username: string) =>
  (await app.database.select().from(account).where(eq(account.username, username)))[0]

const auditOf = (subject: string) =>
  app.database
    .select({ action: auditEntry.action, source: auditEntry.source, by: auditEntry.accountId })
    .from(auditEntry)
    .where(eq(auditEntry.subject, subject))

const logIn = (username: string, password: string) =>
  app.anonymous.call('loginMaster', { body: { username, password } })

/** Waits until the server has heard that the tool, another process, ended a session. */
const loggedOut = (client: TestClient) => until(async () => (await client.send('profileMe')).status === 401)

describe('admin create', () => {
  test('creates an admin who logs in with the printed password and then has to choose another', async () => {
    const username = newUsername()
    const { code, password } = await run(['admin', 'create', '--name', 'Sri', '--username', username.toUpperCase()])
    expect(code).toBe(0)
    expect(await logIn(username, password)).toMatchObject({ user: { role: 'admin' }, must_change_password: true })
    const row = await accountOf(username)
    expect(await auditOf(`account ${row?.id}`)).toEqual([{ action: 'admin created', source: 'command', by: null }])
    expect(JSON.stringify(row)).not.toContain(password)
  })

  test('reads the password from standard input, and prints none', async () => {
    const username = newUsername()
    const args = ['admin', 'create', '--name', 'Sri', '--username', username, '--password-stdin']
    const { code, output } = await run(args, { input: `${GOOD}\n` })
    expect([code, output.includes(GOOD), output.includes('Password')]).toEqual([0, false, false])
    expect(await logIn(username, GOOD)).toMatchObject({ must_change_password: false })
  })

  test('refuses a weak password, a taken username and a taken address, and creates nothing', async () => {
    const teacher = await app.make.teacher({ email: `taken${++made}@school.example` })
    const username = newUsername()
    const create = (...more: string[]) => ['admin', 'create', '--name', 'Sri', ...more]
    const weak = await run(create('--username', username, '--password-stdin'), { input: 'short' })
    const taken = await run(create('--username', teacher.username))
    const address = await run(create('--username', username, '--email', teacher.email ?? ''))
    expect([weak.code, taken.code, address.code]).toEqual([1, 1, 1])
    expect(weak.error).toMatch(/^Choose a password of at least 10 characters/)
    expect(taken.error).toBe('This username is already taken. Please choose another.')
    expect(address.error).toBe('This e-mail address is already in use.')
    expect(await accountOf(username)).toBeUndefined()
  })

  test('prompts for missing values on a terminal, again after an invalid answer', async () => {
    const username = newUsername()
    const { code, questions } = await run(['admin', 'create'], { answers: ['Sri', 'B', username, '', ''] })
    expect(code).toBe(0)
    expect(questions).toEqual([
      'Name: ',
      'Username: ',
      'Username: ',
      'E-mail address (none): ',
      'Language, en or id (id): ',
    ])
    expect(await accountOf(username)).toMatchObject({ name: 'Sri', roles: ['admin'], email: null, language: 'id' })
  })
})

describe('school create', () => {
  test('creates a school with a code and an account that has to change the printed password', async () => {
    const args = ['school', 'create', '--name', 'SD Kenanga', '--time-zone', 'Asia/Makassar', '--language', 'en']
    const { code, output, password } = await run(args)
    expect(code).toBe(0)
    const [, username = ''] = /Username +(\S+)/.exec(output) ?? []
    const { token } = await logIn(username, password)
    const client = app.holding(token)
    const profile = await client.call('profileMe')
    expect(profile).toMatchObject({ roles: ['school'], must_change_password: true, school: { name: 'SD Kenanga' } })
    await client.call('chooseFirstPassword', { body: { password: GOOD } })
    const mine = await client.call('mySchool')
    expect(mine).toMatchObject({ name: 'SD Kenanga', time_zone: 'Asia/Makassar', language: 'en' })
    expect(output).toContain(`Its school code is ${mine.code}:`)
    expect(await auditOf(`school ${mine.id}`)).toEqual([{ action: 'school created', source: 'command', by: null }])
  })

  test('creates two schools of the same name with different codes', async () => {
    for (let i = 0; i < 2; i++) expect((await run(['school', 'create', '--name', 'SD Flamboyan'])).code).toBe(0)
    const rows = await app.database.select().from(school).where(eq(school.name, 'SD Flamboyan'))
    expect(new Set(rows.map(({ code }) => code)).size).toBe(2)
  })
})

describe('password reset', () => {
  test('prints a new first password, ends the sessions and sends the owner a mail', async () => {
    const teacher = await app.make.teacher({ email: `reset${++made}@school.example`, language: 'en' })
    const client = app.as(teacher)
    await client.call('profileMe')
    const { code, output, password } = await run(['password', 'reset', teacher.username])
    expect(code).toBe(0)
    expect(output).toContain('1 session was ended.')
    await loggedOut(client)
    expect(await logIn(teacher.username, password)).toMatchObject({ must_change_password: true })
    expect(await auditOf(`account ${teacher.id}`)).toEqual([{ action: 'password reset', source: 'command', by: null }])
    await app.runJobs()
    expect((await app.mails(teacher.email)).at(-1)?.text).toContain('has just been changed')
  })

  test('finds an account by its e-mail address, and lets a child keep the new password', async () => {
    const child = await app.make.student({ email: `child${++made}@home.example` })
    const { code, password } = await run(['password', 'reset', child.email?.toUpperCase() ?? ''])
    expect(code).toBe(0)
    const body = { username: child.username, password }
    expect(await app.anonymous.call('loginUsername', { body })).toMatchObject({ must_change_password: false })
  })

  test('fails for an unknown username, an address of several accounts and an archived account', async () => {
    const email = `several${++made}@home.example`
    const parents = [await app.make.parent({ email }), await app.make.parent({ email })]
    const gone = await app.make.teacher({ archivedAt: new Date() })
    const names = parents.map(({ username }) => username).sort()
    expect((await run(['password', 'reset', 'nobody'])).error).toBe(
      'No account has the username or e-mail address "nobody".',
    )
    expect((await run(['password', 'reset', email])).error).toContain(`Give one of the usernames: ${names.join(', ')}.`)
    const archived = await run(['password', 'reset', gone.username])
    expect([archived.code, archived.error]).toEqual([1, expect.stringContaining('is archived')])
    expect(await logIn((await app.make.teacher()).username, PASSWORD)).toBeTruthy()
  })
})

describe('admin list, archive and restore', () => {
  test('show who runs the platform, and log an archived admin out', async () => {
    const [admin, other] = [await app.make.account('admin'), await app.make.account('admin')]
    const client = app.as(other)
    await client.call('profileMe')
    expect(await run(['admin', 'archive', other.username])).toMatchObject({
      code: 0,
      output: `${other.name} is archived and logged out everywhere.`,
    })
    await loggedOut(client)
    const { output } = await run(['admin', 'list'])
    expect(output).toMatch(new RegExp(`${admin.username} .* active`))
    expect(output).toMatch(new RegExp(`${other.username} .* archived`))
    expect((await run(['admin', 'restore', other.username])).code).toBe(0)
    expect(await logIn(other.username, PASSWORD)).toBeTruthy()
    expect(await auditOf(`account ${other.id}`)).toEqual(
      ['admin archived', 'admin restored'].map((action) => ({ action, source: 'command', by: null })),
    )
  })

  test('refuse an account that is no admin, and a step that changes nothing', async () => {
    const { username } = await app.make.teacher()
    const admin = await app.make.account('admin')
    expect(await run(['admin', 'archive', username])).toMatchObject({ code: 1, error: `${username} is not an admin.` })
    expect(await run(['admin', 'restore', admin.username])).toMatchObject({
      code: 1,
      error: `${admin.name} is not archived.`,
    })
  })
})

describe('school list, archive and restore', () => {
  test('name schools by their codes, and lock an archived one out', async () => {
    const school = await app.make.school({ name: 'SD Kenanga' })
    const { username } = await app.make.schoolAccount({ schoolId: school.id })
    const code = school.code.toLowerCase()
    expect(await run(['school', 'archive', code])).toMatchObject({
      code: 0,
      output: 'SD Kenanga is archived. Its accounts are logged out, and its data is kept.',
    })
    await expect(logIn(username, PASSWORD)).rejects.toThrow('access to Lekta has ended')
    expect(await run(['password', 'reset', username])).toMatchObject({
      code: 1,
      error: `The school of ${username} is archived: run "school restore" first.`,
    })
    expect((await run(['school', 'list'])).output).toMatch(new RegExp(`${school.code} +SD Kenanga .* archived`))
    expect((await run(['school', 'archive', code])).error).toBe('SD Kenanga is already archived.')
    expect((await run(['school', 'restore', code])).code).toBe(0)
    expect(await logIn(username, PASSWORD)).toBeTruthy()
    expect((await auditOf(`school ${school.id}`)).map(({ action, source }) => [action, source])).toEqual([
      ['school archived', 'command'],
      ['school restored', 'command'],
    ])
  })

  test('refuse an unknown code', async () => {
    expect(await run(['school', 'restore', 'NONE-0000'])).toMatchObject({
      code: 1,
      error: 'No school has the code "NONE-0000". "school list" lists all codes.',
    })
  })
})

test('unlock forgets the failed logins of an account', async () => {
  app.clock.startWindow(LOGIN_WINDOW)
  const teacher = await app.make.teacher()
  for (let i = 0; i < LOGIN_LIMITS.account; i++) await expect(logIn(teacher.username, 'wrong')).rejects.toThrow('401')
  await expect(logIn(teacher.username, PASSWORD)).rejects.toThrow('429')
  expect(await run(['unlock', teacher.username])).toMatchObject({
    code: 0,
    output: `The failed logins of ${teacher.name} are forgotten.`,
  })
  expect(await logIn(teacher.username, PASSWORD)).toBeTruthy()
  expect(await auditOf(`account ${teacher.id}`)).toEqual([{ action: 'account unlocked', source: 'command', by: null }])
})

describe('a call of the tool', () => {
  test.each([
    ['no command', [], 'Please give a command.'],
    ['an unknown command', ['admin', 'delete'], 'There is no command "admin delete".'],
    ['an unknown option', ['admin', 'create', '--nmae', 'Sri'], "Unknown option '--nmae'."],
    ['a password as an option', ['password', 'reset', 'sri', '--password', 'secret'], "Unknown option '--password'."],
    ['an unexpected argument', ['password', 'reset', 'sri', 'secret'], 'Unexpected word "secret".'],
    [
      'a password for a command that sets none',
      ['unlock', 'sri', '--password-stdin'],
      "Unknown option '--password-stdin'.",
    ],
    ['a missing argument', ['password', 'reset'], '<username or e-mail> is missing.'],
    ['missing options without a terminal', ['admin', 'create'], 'Missing: --name, --username.'],
    ['an invalid value', ['school', 'create', '--name', 'SD', '--npsn', '12'], '--npsn is "12" but must be 8'],
    [
      'an empty standard input',
      ['password', 'reset', 'sri', '--password-stdin'],
      'Standard input contains no password.',
    ],
  ])('with %s prints an error with the usage and exits with code 2', async (_, args, sentence) => {
    const { code, output, error } = await run(args)
    expect([code, output]).toEqual([2, ''])
    expect(error.startsWith(sentence)).toBe(true)
    expect(error).toContain('Usage: npm run lekta --')
  })

  test.each([
    [['admin', 'create'], { npm_config_name: 'Sri', npm_config_username: 'sri' }, '--name and --username'],
    [['admin', 'create', '--username', 'sri'], { npm_config_name: 'Sri' }, '--name'],
    [['password', 'reset', 'sri'], { npm_config_password_stdin: 'true' }, '--password-stdin'],
  ])('whose options npm has kept for itself exits with code 2 and explains it: %j', async (args, options, names) => {
    const answers = ['Somebody else', newUsername(), '', '']
    const { code, error, questions } = await run(args, { answers, npm_lifecycle_event: 'lekta', ...options })
    expect([code, questions]).toEqual([2, []])
    expect(error).toContain(`npm has kept ${names} for itself. Put two dashes after "lekta".`)
  })
})

test('the help lists the commands, and the help of a command lists its options', async () => {
  const [all, one] = [await run(['--help']), await run(['school', 'create', '--help'])]
  const short = await run(['unlock', '--help'])
  expect([short.code, short.output]).toEqual([0, expect.stringContaining('lekta -- unlock <username or e-mail>')])
  expect(short.output).not.toContain('--password-stdin')
  expect([all.code, one.code]).toEqual([0, 0])
  for (const group of [await run(['admin', '--help']), await run(['admin'])]) {
    const text = group.output + group.error
    expect(text).toContain('admin archive <username or e-mail>')
    expect(text).not.toContain('school create')
  }
  expect(one.output).toContain('--time-zone <zone>')
})

test.each(Object.entries(commands))(
  '%s has a help with all its options, and none for a password',
  async (name, command) => {
    const { code, output } = await run([...name.split(' '), '--help'])
    const heading = [name, command.argument].filter(Boolean).join(' ')
    expect([code, output]).toEqual([0, expect.stringMatching(/^Usage: npm run lekta -- /)])
    expect(output).toContain(`lekta -- ${heading} [options]`)
    expect((await run(['--help'])).output).toContain(`  ${heading}  `)
    for (const option of [...Object.keys(command.options), ...Object.keys(command.flags ?? {}), 'help'])
      expect(output).toContain(`--${option} `)
    expect(output).not.toMatch(/--password(?!-stdin)/)
  },
)

test('rebuild results corrects latest results that are wrong, and counts them', async () => {
  const { id: studentId } = await app.make.student()
  await app.make.finishedAttempt({ studentId, ability: 1 })
  await app.database.update(latestResult).set({ ability: 2 }).where(eq(latestResult.studentId, studentId))
  expect(await run(['rebuild', 'results'])).toMatchObject({
    code: 0,
    output: 'Latest results: 1. Corrected: 1.',
  })
  expect((await run(['rebuild', 'results'])).output).toBe('Latest results: 1. Corrected: 0.')
})

describe('a database', () => {
  const cluster = process.env.LEKTA_TEST_CLUSTER ?? ''
  const name = `tool_${randomUUID().replaceAll('-', '')}`
  let empty: string
  beforeAll(async () => {
    empty = await createEmptyDatabase(cluster, name)
  })
  afterAll(() => dropDatabase(cluster, name))
  const create = () => run(['admin', 'create', '--name', 'Sri', '--username', newUsername()], { DATABASE_URL: empty })

  test('that is empty gets its tables', async () => {
    expect(await create()).toMatchObject({ code: 0, error: '' })
  })

  test('of an older version is refused with a message', async () => {
    const { pool, database } = await connect(empty, () => {})
    await database.execute(sql`delete from drizzle.__drizzle_migrations where id > 1`)
    await pool.end()
    expect(await create()).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^The database was created by an older/),
    })
  })

  test('that does not respond is named in the error message', async () => {
    const { code, error } = await run(['password', 'reset', 'sri'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' })
    expect([code, error]).toEqual([1, expect.stringMatching(/^No PostgreSQL server responds at 127\.0\.0\.1:1\/none/)])
  })
})
