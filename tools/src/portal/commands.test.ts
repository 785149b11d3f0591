import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packRelease } from '../package/pack'
import { errorOf, failure, runCommand, setUpFakePortal, success } from '../testing/fake-portal'
import { describeEmpty } from '../testing/release-line'
import { UsageError } from '../usage-error'
import { portalCommands } from './commands'

const portal = setUpFakePortal()

const bodyOf = (index = 0) => JSON.parse(String(portal.received[index]?.body)) as unknown

describe('publish', () => {
  const passed = { gate: 'integrity', outcome: 'passed', messages: [] }
  const running = { gate: 'pages', outcome: 'running', messages: [] }
  const failed = { gate: 'size', outcome: 'failed', messages: ['The page /teacher loads 300.0 KB.'] }

  async function writePackage() {
    const packed = await packRelease({ content: describeEmpty('1.0.0'), files: new Map() }, undefined)
    mkdirSync(join(portal.project, 'dist'))
    writeFileSync(join(portal.project, 'dist/teacher-1.0.0.tgz'), packed)
    return packed
  }

  test('hands in the package of dist with the token, and prints the checks', async () => {
    const packed = await writePackage()
    portal.answers = [success({ version: '1.0.0', checks: [passed, running] })]
    await runCommand('publish')
    expect(portal.received).toMatchObject([
      {
        method: 'PUT',
        path: '/api/releases/teacher',
        headers: { authorization: 'Bearer secret', 'content-type': 'application/gzip' },
      },
    ])
    expect(portal.received[0]?.body.equals(packed)).toBe(true)
    expect(portal.printed[0]).toBe(
      '✓ Its files are as they were built\n… Its pages work in every state (being checked)',
    )
    expect(portal.printed[1]).toContain('has teacher 1.0.0. It can be rolled out when all checks have passed.')
  })

  test('says which checks a refused package has failed', async () => {
    await writePackage()
    portal.answers = [failure(422, { message: 'The release was refused.', data: { checks: [passed, failed] } })]
    const { message } = await errorOf('publish')
    expect(message).toBe(
      'The release was refused.\n✓ Its files are as they were built\n✗ Its pages are small enough\n    The page /teacher loads 300.0 KB.',
    )
  })

  test('waits with --wait until no check is running, and fails if one has failed', async () => {
    await writePackage()
    const broken = { ...running, outcome: 'failed', messages: ['/teacher is white.'] }
    portal.answers = [success({ version: '1.0.0', checks: [running] }), success({ checks: [passed, broken] })]
    const { message } = await errorOf('publish', '--wait')
    expect(portal.received[1]).toMatchObject({ method: 'GET', path: '/api/releases/teacher/version/1.0.0' })
    expect(portal.printed[0]).toContain('✗ Its pages work in every state\n    /teacher is white.')
    expect(message).toContain('has 1.0.0, but it cannot be rolled out.')
  })

  test('needs a package', async () => {
    expect((await errorOf('publish')).message).toContain(`${join(portal.project, 'dist')} contains no package.`)
    expect((await errorOf('publish', 'nowhere.tgz')).message).toContain('There is no file nowhere.tgz.')
    writeFileSync(join(portal.project, 'a.tgz'), 'nothing')
    expect((await errorOf('publish', join(portal.project, 'a.tgz'))).message).toContain('is not a package')
    expect(portal.received).toEqual([])
  })
})

describe('changes', () => {
  test('a rollout names its audience, its time and its reason', async () => {
    portal.answers = [success(null), success(null)]
    const audience = ['--share', '10', '--school', '3', '--school', '4', '--role', 'teacher', '--account', '7']
    await runCommand('rollout', '1.0.0', ...audience, '--at', '2026-12-01T07:00:00+07:00', '--reason', 'Try')
    expect(portal.received[0]).toMatchObject({ method: 'POST', path: '/api/releases/teacher/roll-out' })
    expect(bodyOf()).toEqual({
      version: '1.0.0',
      channel: 'canary',
      audience: { share: 10, schools: [3, 4], roles: ['teacher'], accounts: [7] },
      at: '2026-12-01T00:00:00.000Z',
      reason: 'Try',
    })
    expect(portal.printed).toEqual([
      'On 2026-12-01 00:00 UTC, 1.0.0 is served to 10 % of all accounts, school 3, school 4, every teacher, account 7.',
    ])
    await runCommand('rollout', '1.0.0', '--role', 'admin', '--next', '--reason', 'Try')
    expect(bodyOf(1)).toMatchObject({ channel: 'next', at: null })
  })

  test.each([
    ['promote', ['1.0.0', '--reason', 'Good'], '/promote', { version: '1.0.0', at: null, reason: 'Good' }],
    ['rollback', ['0.9.0', '--reason', 'Bad'], '/roll-back', { version: '0.9.0', reason: 'Bad' }],
    ['stop', ['--reason', 'Bad'], '/stop', { channel: 'canary', reason: 'Bad' }],
    ['stop', ['--next', '--reason', 'Bad'], '/stop', { channel: 'next', reason: 'Bad' }],
  ] as const)('%s %j is sent', async (name, words, path, body) => {
    portal.answers = [success(null)]
    await runCommand(name, ...words)
    expect(portal.received[0]).toMatchObject({ method: 'POST', path: `/api/releases/teacher${path}` })
    expect(bodyOf()).toEqual(body)
  })

  test('a preview prints its link', async () => {
    portal.answers = [success({ url: 'https://lekta.example/preview#abc', expires_at: '2026-12-01T00:00:00.000Z' })]
    await runCommand('preview', '1.0.0', '--for', 'ayu')
    expect(bodyOf()).toEqual({ version: '1.0.0', username: 'ayu', hours: 48 })
    expect(portal.printed).toEqual(['https://lekta.example/preview#abc\nIt works for ayu until 2026-12-01 00:00 UTC.'])
  })

  test.each([
    ['rollout', [], 'The version is missing.'],
    ['rollout', ['1.0.0', '--reason', 'a'], 'Nobody would get it'],
    ['rollout', ['1.0.0', '--sahre', '10', '--reason', 'a'], 'There is no option --sahre. Did you mean --share?'],
    ['rollout', ['1.0.0', '--share'], '--share needs a value.'],
    ['rollout', ['1.0.0', '--next=yes', '--reason', 'a'], '--next takes no value.'],
    ['rollout', ['1.0.0', '--share', '101', '--reason', 'a'], 'Give a whole number from 0 to 100.'],
    ['rollout', ['1.0.0', '--school', 'x', '--reason', 'a'], '--school is “x”. Give the id, a number'],
    ['rollout', ['1.0.0', '--role', 'pupil', '--reason', 'a'], 'Give one of admin, school,'],
    ['rollout', ['1.0.0', '--share', '1', '--at', 'soon', '--reason', 'a'], '--at is “soon”'],
    ['rollout', ['1.0.0', '--share', '1'], '--reason is missing.'],
    ['promote', ['1.0.0', '2.0.0', '--reason', 'a'], '“2.0.0” is not expected here.'],
    ['promote', ['1.0.0', '--because', 'a'], 'There is no option --because.'],
    ['preview', ['1.0.0'], '--for is missing.'],
    ['preview', ['1.0.0', '--for', 'ayu', '--hours', '0'], 'Give a whole number from 1 to 720.'],
  ] as const)('%s %j is refused with what is wrong and how it is called', async (name, words, text) => {
    const error = await errorOf(name, ...words)
    expect(error).toBeInstanceOf(UsageError)
    expect(error.message).toContain(text)
    expect(error.message).toContain(`lekta-tools ${name}`)
    expect(portal.received).toEqual([])
  })
})

describe('what a portal has', () => {
  const audience = { share: 10, schools: [{ id: 3, name: 'SD Melati' }], roles: ['teacher'], accounts: [] }

  test('releases are listed with where they are served', async () => {
    const release = { version: '1.1.0', commit: 'abc', author: 'Ayu', published_at: '2026-11-25T10:00:00.000Z' }
    const rest = { bytes: 1024 * 1024, channels: ['stable', 'next'], pins: 2, withdrawn: null }
    portal.answers = [success([{ ...release, ...rest }]), success([])]
    await runCommand('releases')
    await runCommand('releases')
    expect(portal.printed).toEqual([
      '1.1.0 · published 2026-11-25 10:00 UTC · Ayu, commit abc · 1.0 MB · served as stable and next · pinned 2 times',
      'The area has no release yet.',
    ])
  })

  test('the status says who gets what, how the rollout goes, and what is scheduled', async () => {
    const since = '2026-11-25T10:00:00.000Z'
    portal.answers = [
      success({
        channels: [{ channel: 'canary', version: '1.1.0', previous: '1.0.0', audience, since }],
        verdict: {
          canary: { browsers: 1, failing_browsers: 1 },
          stable: { browsers: 90, failing_browsers: 0 },
          evidence: 12.34,
          stops_at: 100,
        },
        pins: [{ version: '0.9.0', school: { id: 4, name: 'SD Mawar' }, account: null, reason: 'Exams' }],
        scheduled: [{ channel: 'stable', version: '1.1.0', audience: null, due_at: since, by: 'Ayu', reason: 'Good' }],
      }),
    ]
    await runCommand('status')
    expect(portal.printed[0]?.split('\n')).toEqual([
      'canary: 1.1.0 for 10 % of all accounts, SD Melati, every teacher since 2026-11-25 10:00 UTC; 1.0.0 takes over where it fails',
      'The rollout failed in 1 of 1 browser, the stable release in 0 of 90 browsers. Evidence that it is worse: 12.3; at 100 the rollout stops by itself.',
      'pinned: 0.9.0 for SD Mawar (Exams)',
      'on 2026-11-25 10:00 UTC: 1.1.0 becomes stable, by Ayu (Good)',
    ])
  })

  test('the history says who did what, when and why', async () => {
    const at = '2026-11-25T10:00:00.000Z'
    const event = { version: '1.1.0', before: '1.0.0', commit: null, at }
    portal.answers = [
      success([
        { ...event, action: 'rolled out', audience, by: 'Ayu', reason: 'Try' },
        { ...event, action: 'stopped by itself', audience: null, by: null, reason: null },
      ]),
    ]
    await runCommand('history')
    expect(portal.printed[0]?.split('\n')).toEqual([
      '2026-11-25 10:00 UTC · 1.1.0 rolled out · instead of 1.0.0 · for 10 % of all accounts, SD Melati, every teacher · by Ayu · Try',
      '2026-11-25 10:00 UTC · 1.1.0 stopped by itself · instead of 1.0.0 · by the portal itself',
    ])
  })
})

test.each(Object.keys(portalCommands))('%s --help says how it is called, and does nothing', async (name) => {
  await runCommand(name, '--help')
  expect(portal.printed[0]).toContain(`lekta-tools ${name}`)
  expect(portal.received).toEqual([])
})
