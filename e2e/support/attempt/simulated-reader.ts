import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@lekta/tools/packages'

interface Question {
  options: string[]
  answer: 'A' | 'B' | 'C' | 'D'
}

/** An item of the bank, or a passage with its questions. */
type BankText = { passage: string } & (Question | { questions: Question[] })

/** What a child sees of an item. */
interface SeenItem {
  passage: string
  options: string[]
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

// Two questions about one passage have different options.
const nameOf = ({ passage, options }: SeenItem) => [passage, ...options].map(plain).join('|')

const readFolder = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as BankText[])

const keys = new Map(
  ['api/bank', 'api/bank/passages']
    .flatMap((folder) => readFolder(join(root, folder)))
    .flatMap(({ passage, ...text }) =>
      ('questions' in text ? text.questions : [text]).map(({ options, answer }) => [
        nameOf({ passage, options }),
        'ABCD'.indexOf(answer),
      ]),
    ) as [string, number][],
)

/**
 * Returns the choice of a good reader who is wrong on every fourth item. Random guesses would give a result that is
 * not trusted.
 */
export function choiceOf(item: SeenItem | undefined, number: number): number {
  const key = item && keys.get(nameOf(item))
  if (key === undefined) throw new Error(`No item of the bank has this passage and options: ${item && nameOf(item)}`)
  return (key + Number(number % 4 === 0)) % 4
}
