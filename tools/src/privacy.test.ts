import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'
import { readSources } from './sources'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)

const policies = {
  English: read('host/src/site/privacy-policy/text.en.ts'),
  Indonesian: read('host/src/site/privacy-policy/text.id.ts'),
}

/** Files that store something in the browser, with the names under which they do. */
const storedBy: Readonly<Record<string, readonly string[]>> = {
  'shared/src/client/store/storage.ts': [
    ...['School-Token', 'role', 'token', 'token_child', 'user', 'user_child', 'children', 'fcmToken'],
  ],
  'shared/src/client/store/layout.ts': ['sidebarStatus', 'tabs'],
  'shared/src/lib/size.ts': ['size'],
  'shared/src/lists/column-menu.tsx': ['columns-'],
  'shared/src/lists/use-list.tsx': ['sorting-'],
  'shared/src/lists/density.tsx': ['list-density'],
  'host/src/shell/search/remember-records.ts': ['recent-'],
  'host/src/shell/shortcuts/shortcut-keys.ts': ['single-keys'],
  'host/src/lib/language.ts': ['language'],
  'host/src/lib/color-scheme.ts': ['colours'],
  'host/src/lib/color-scheme-manager.ts': [],
  'host/src/lib/login-redirect.ts': ['wanted'],
  'host/src/notification/push.ts': ['pushOwner'],
  'host/src/notification/permission.ts': ['notificationsAsked', 'notificationsMuted'],
  'host/src/federation/override.ts': ['remote:'],
  // It stores under the names of the file above.
  'host/src/federation/try-overrides.ts': [],
  'host/src/federation/recovery/tab-record.ts': ['runningReleases', 'brokenReleases'],
  // It removes its entry at once: it checks whether the browser can store anything.
  'host/src/site/stresstest/device.ts': [],
  'remote-test-runner/src/reading/settings/unsent-settings.ts': ['lekta-reading-ways:'],
  'remote-test-runner/src/queue/database.ts': ['lekta-test'],
  'remote-test-runner/src/queue/fallback-store.ts': ['lekta-test-answers:'],
  'remote-test-runner/src/screens/main/item-clock.ts': ['lekta-test-time'],
  'api/src/replica/position-cookie.ts': ['written-until'],
  'api/src/auth/known-device.ts': ['known-device'],
  // These only pass on a cookie that another file names.
  'api/src/http/access.ts': [],
  'api/src/portal/portal.ts': [],
}

const storing =
  /\b(?:browserStore|tabStore)\.set\(|\bkeepCookie\(|\bwriteCookie\(|\.setItem\(|\bopenDB\b|indexedDB\.open|sendCookie\(|'Set-Cookie'/

test('every file that stores something in the browser is listed with its names', () => {
  const isProduct = (file: string) => /^(api|host|shared|staff|remote-[\w-]+)\/src\//.test(file)
  const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
  const found = readSources().filter(({ file, text }) => isProduct(file) && !isTest(file) && storing.test(text))
  expect(found.length).toBeGreaterThan(10)
  expect(found.map(({ file }) => file).filter((file) => !(file in storedBy))).toEqual([])
  for (const [file, names] of Object.entries(storedBy)) for (const name of names) expect(read(file)).toContain(name)
})

describe.each(Object.entries(policies))('the privacy policy in %s', (_, source) => {
  test('names everything that is stored in the browser', () => {
    for (const name of Object.values(storedBy).flat()) expect(source).toContain(name)
  })

  test('takes every period from the values of the program', () => {
    const periods = namesIn(read('shared/src/contract/retention.ts'), /^export const ([A-Z_]+) =/gm)
    expect(periods.length).toBeGreaterThan(20)
    expect(periods.filter((name) => !source.includes(`\${period.${name}}`))).toEqual([])
    const own = source.replaceAll(/\$\{period\.\w+\}/g, '')
    expect(own.match(/\d+ (hour|day|week|month|year|jam|hari|minggu|bulan|tahun)/g)).toBeNull()
  })
})

test('every company that a setting names gets a place in the policy', () => {
  const described = namesIn(read('shared/src/contract/recipients.ts'), /'([A-Z_]+)'/g)
  const variables = namesIn(read('api/src/config/variables.ts'), /^ {2}([A-Z][A-Z_]+):/gm)
  const isExternal = (name: string) => /_(URL|API|SNAP|KEY|APP|ACCOUNT)$/.test(name)
  const ours = ['PUBLIC_URL', 'BACKUP_KEY', 'BANK_ACCOUNT']
  expect(variables.filter(isExternal).length).toBeGreaterThan(5)
  expect(variables.filter((name) => isExternal(name) && !described.includes(name) && !ours.includes(name))).toEqual([])
  expect(described.filter((name) => !variables.includes(name))).toEqual([])
})

test('the notes for operators name every table, period and company', () => {
  const notes = read('docs/privacy.md')
  const tables = readdirSync(join(root, 'api/src/database/schema')).flatMap((file) =>
    namesIn(read(`api/src/database/schema/${file}`), /pgTable\(\s*'(\w+)'/g),
  )
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter((name) => !notes.includes(`\`${name}\``))).toEqual([])
  const periods = [
    ...read('shared/src/contract/retention.ts').matchAll(/^export const ([A-Z_]+) = \{ (\w+): (\d+) \}/gm),
  ]
  const rows = periods.map(
    ([, name, unit = '', count]) => `| \`${name}\` | ${count} ${count === '1' ? unit.slice(0, -1) : unit} |`,
  )
  expect(rows.filter((row) => !notes.includes(row))).toEqual([])
  const companies = namesIn(read('shared/src/contract/recipients.ts'), /^ {2}(\w+): \[/gm)
  expect(companies.filter((name) => !notes.includes(`\`${name}\``))).toEqual([])
})
