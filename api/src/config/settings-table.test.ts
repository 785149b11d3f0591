import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable } from './settings-table'

test('the README shows every setting as the server reads it', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const [, shown] = /<!-- settings -->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readme) ?? []
  expect(shown).toBe(settingsTable())
})
