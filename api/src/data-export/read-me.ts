import { brand } from '@lekta/shared/brand'
import { dateFormat } from '@lekta/shared/lib/formats'
import { homeZone } from '../config/home-zone'
import { type Language, type Plain, say, speak } from '../i18n/sentence'
import type { ArchiveFacts } from './archive-files'
import { datasetTitles, sectionTitles } from './dataset-titles'
import type { Dataset } from './records/dataset'
import { FORMAT } from './records/json-file'

/** Folders and files that an archive contains only if there is something for them. */
const optional = [
  ['reports/', 'The report of every finished test, by its day'],
  ['invoices/', 'Every invoice'],
  ['payments/', 'Proofs of bank transfers'],
  ['picture.webp', 'The picture of the account'],
] as const satisfies readonly (readonly [string, Plain])[]

const ruled = (title: string) => [title, '-'.repeat(title.length)]

function readMeIn(language: Language, facts: ArchiveFacts, datasets: readonly Dataset[], names: readonly string[]) {
  const translate = (sentence: Plain) => speak(sentence, language)
  const time = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: homeZone })
  const title = speak(
    say('Everything that {{product}} stores about {{name}}', { product: brand.name, name: facts.person.name }),
    language,
  )
  const made = speak(
    say('Made on {{time}} for {{name}}.', {
      time: time.format(new Date(facts.made_at)),
      name: facts.requested_by.name,
    }),
    language,
  )
  const structure = speak(
    say('Everything in one file for programs. Structure “{{name}}”, version {{version}}.', FORMAT),
    language,
  )
  const files = [
    ['report.pdf', translate('A summary to read and to print')],
    ['data.json', structure],
    ...optional
      .filter(([start]) => names.some((name) => name.startsWith(start)))
      .map(([n, text]) => [n, translate(text)]),
  ]
  const tables = datasets.map(({ section, name }) => [
    `csv/${section}-${name}.csv`,
    translate(datasetTitles[name] ?? sectionTitles[section]),
  ])
  const widest = Math.max(...[...files, ...tables].map(([name = '']) => name.length)) + 2
  const listed = (rows: readonly (readonly string[])[]) =>
    rows.map(([name = '', text = '']) => `${name.padEnd(widest)}${text}`)
  return [
    title,
    '='.repeat(title.length),
    '',
    made,
    translate('Times are in UTC. Other children, the texts of the test and their right answers are not included.'),
    '',
    ...listed(files),
    '',
    ...ruled(translate('The same data as tables, for spreadsheet programs')),
    ...listed(tables),
  ].join('\r\n')
}

/** Returns the text that explains the files of an archive, in both languages. */
export const readMe = (facts: ArchiveFacts, datasets: readonly Dataset[], names: readonly string[]): string =>
  `${(['en', 'id'] as const).map((language) => readMeIn(language, facts, datasets, names)).join('\r\n\r\n\r\n')}\r\n`
