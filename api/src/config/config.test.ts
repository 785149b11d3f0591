import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readConfig } from './config'
import { variables } from './variables'

describe('the configuration', () => {
  test('is complete when no variable is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: 'localhost',
      databaseUrl: null,
      production: false,
      demo: true,
      publicUrl: 'http://localhost:8080',
      mailUrl: null,
      mailFrom: 'Lekta <lekta@localhost>',
      remoteOrigins: [],
      logLevel: 'info',
    })
  })

  test('has its default folders in the repository', () => {
    const { dataDir, portalDir } = readConfig({})
    expect([basename(dataDir), basename(portalDir)]).toEqual(['data', 'dist'])
    for (const folder of [dataDir, portalDir]) expect(existsSync(join(folder, '..', 'pnpm-workspace.yaml'))).toBe(true)
  })

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  test('reads a secret from a file, without the line end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lekta-config-'))
    const file = join(folder, 'database')
    writeFileSync(file, 'postgres://lekta:secret@db.example/lekta\n')
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://lekta:secret@db.example/lekta')
    writeFileSync(file, 'not an address')
    const wrong = () => readConfig({ DATABASE_URL_FILE: file })
    expect(wrong).toThrow('DATABASE_URL is "not an address" but must be like postgres://user:password@host:5432/name.')
    rmSync(folder, { recursive: true })
  })

  test('refuses a secret that is set twice, and one whose file cannot be read', () => {
    const token = 'a-token-for-prometheus'
    const twice = () => readConfig({ METRICS_TOKEN: token, METRICS_TOKEN_FILE: '/run/token' })
    expect(twice).toThrow('METRICS_TOKEN and METRICS_TOKEN_FILE are both set: remove one of them.')
    const missing = () => readConfig({ METRICS_TOKEN_FILE: '/nowhere/token' })
    expect(missing).toThrow('METRICS_TOKEN_FILE is "/nowhere/token" but that file cannot be read (ENOENT).')
  })

  test('splits lists and removes the trailing slash of an address', () => {
    const config = readConfig({
      REMOTE_ORIGINS: 'https://a.example, https://b.example',
      PUBLIC_URL: 'https://read.example/',
    })
    expect(config.remoteOrigins).toEqual(['https://a.example', 'https://b.example'])
    expect(config.publicUrl).toBe('https://read.example')
  })

  test('has no demo in production and refuses DEMO=1 there', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1' })).toThrow(/^DEMO is "1" but must be 0 in production/)
  })

  test('requires MAIL_FROM when MAIL_URL is set', () => {
    expect(() => readConfig({ MAIL_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM is not set but must be like/)
    const sender = 'Lekta <hello@read.example>'
    const { mailUrl, mailFrom } = readConfig({ MAIL_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: sender })
    expect([mailUrl, mailFrom]).toEqual(['smtps://u:p@mail.example:465', sender])
  })

  test('has a description for every variable', () => {
    for (const { expected, purpose } of Object.values(variables)) {
      expect(expected).not.toBe('')
      expect(purpose).toMatch(/\.$/)
    }
  })
})

describe('an invalid value', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'not an address'],
    ['DEMO', 'yes'],
    ['NODE_ENV', 'staging'],
    ['PUBLIC_URL', 'read.example.org'],
    ['PUBLIC_URL', 'https://read.example.org/portal'],
    ['PUBLIC_URL', 'https://read.example.org?school=1'],
    ['REMOTE_ORIGINS', 'https://a.example,nonsense'],
    ['MAIL_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Lekta'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['LOG_LEVEL', 'loud'],
  ] as const)(
    'is refused with an error that names the variable, the value and what is expected: %s=%s',
    (name, value) => {
      const { expected } = variables[name]
      expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${value}" but must be ${expected}.`)
    },
  )

  test('is named without the password of DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host/name' })).toThrow('"mysql://user:…@host/name"')
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:se@cret@host/name' })).toThrow('"mysql://user:…@host/name"')
    expect(() => readConfig({ PUBLIC_URL: 'https://user:secret@host' })).toThrow('"https://user:…@host"')
  })
})

describe('the engines of large installations', () => {
  test('puts releases into the bucket of files, unless they have one of their own', () => {
    const bucket = 'https://KEY:SECRET@s3.example.org/files/lekta?region=eu-1'
    const own = 'https://KEY:SECRET@s3.example.org/releases'
    expect(readConfig({})).toMatchObject({ filesUrl: null, releasesUrl: null, liveUrl: null })
    expect(readConfig({ FILES_URL: bucket }).releasesUrl).toBe(
      'https://KEY:SECRET@s3.example.org/files/lekta/releases?region=eu-1',
    )
    expect(readConfig({ FILES_URL: bucket, RELEASES_URL: own }).releasesUrl).toBe(own)
  })

  test.each(['redis://host:6379/2', 'rediss://:word@host'])('takes %s as the address of Redis', (address) => {
    expect(readConfig({ LIVE_URL: address }).liveUrl).toBe(address)
  })

  test.each(['nats://host:4222', 'redis://host/name', 'host:6379'])('refuses %s as the address of Redis', (address) => {
    expect(() => readConfig({ LIVE_URL: address })).toThrow(/^LIVE_URL is ".*" but must be like redis:\/\//)
  })
})
