import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPassages } from '../bank/passages/read-passages'
import { apiFolder } from '../config/api-folder'
import { tableOf } from './measured'
import { renderManual } from './render-manual'

const readDoc = (name: string) => readFile(join(apiFolder, '../docs', name), 'utf8')

test('the technical manual says what the code, the bank and the last measurements say', async () => {
  const passages = (await readPassages()).flatMap((band) => band.passages)
  const manual = renderManual({ measuring: await readDoc('measuring.md'), passages })
  expect(await readDoc('technical-manual.md')).toBe(manual)
})

test('a table is that of the section with exactly this title', () => {
  const measuring =
    '# Measuring\n\n## One, more\n\n| a |\n| --- |\n| 1 |\n\n## One\n\n| b |\n| --- |\n| 2 |\n\n- A note.\n'
  expect(tableOf(measuring, 'One')).toBe('| b |\n| --- |\n| 2 |')
})

test('a section that nobody has measured, or that has no table, is an error', () => {
  expect(() => tableOf('# Measuring\n', 'Speed')).toThrow(
    'docs/measuring.md has no section “Speed”. Run npm run bench.',
  )
  expect(() => tableOf('# Measuring\n\n## Speed\n\nNone.\n', 'Speed')).toThrow('has no table')
})
