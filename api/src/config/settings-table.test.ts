import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable } from './settings-table'

test('the settings table in the README is up to date', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const [, shown] = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme) ?? []
  expect(shown).toBe(settingsTable())
})
