import { sections } from '@lekta/shared/contract/privacy'
import type { Dataset } from './dataset'

/** The version of the structure of `data.json`. It is increased when a program that reads it has to change. */
export const FORMAT = { name: 'lekta-personal-data', version: 1 } as const

const indent = (text: string, depth: number) => text.replaceAll('\n', `\n${'  '.repeat(depth)}`)

async function* writeRows({ rows }: Dataset): AsyncGenerator<string> {
  let separator = ''
  for await (const row of rows()) {
    yield `${separator}\n        ${JSON.stringify(row)}`
    separator = ','
  }
  if (separator) yield '\n      '
}

/** Writes all data of an archive as JSON, row by row. `facts` are the values at the top of the file. */
export async function* writeJson(facts: Readonly<Record<string, unknown>>, datasets: readonly Dataset[]) {
  yield '{\n'
  for (const [key, value] of Object.entries({ format: FORMAT.name, version: FORMAT.version, ...facts }))
    yield `  ${JSON.stringify(key)}: ${indent(JSON.stringify(value, null, 2), 1)},\n`
  yield '  "sections": {'
  for (const [i, section] of sections.entries()) {
    yield `${i > 0 ? ',' : ''}\n    ${JSON.stringify(section)}: {`
    const inSection = datasets.filter((dataset) => dataset.section === section)
    for (const [k, dataset] of inSection.entries()) {
      yield `${k > 0 ? ',' : ''}\n      ${JSON.stringify(dataset.name)}: [`
      yield* writeRows(dataset)
      yield ']'
    }
    yield '\n    }'
  }
  yield '\n  }\n}\n'
}
