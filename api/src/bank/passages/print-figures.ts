import { questionKinds } from '@lekta/shared/contract/measure'
import { figuresOf } from './passage-figures'
import { type BankPassage, readPassages } from './read-passages'

const percent = (share: number) => `${Math.round(100 * share)} %`

const nameOf = (band: number) => (band < 0 ? `BR${-band}L` : `${band}L`)

function rowOf(passages: readonly BankPassage[]) {
  const { questions, literary, kinds, matched, longestKey } = figuresOf(passages)
  return {
    passages: passages.length,
    questions,
    literary: percent(literary),
    ...Object.fromEntries(questionKinds.map((kind) => [kind, percent(kinds[kind])])),
    'by words': percent(matched.words),
    'by words nearby': percent(matched.nearby),
    'by avoiding words': percent(matched.avoiding),
    'longest key': percent(longestKey),
  }
}

const bands = await readPassages()
const rows = bands.map(({ band, passages }) => [nameOf(band), rowOf(passages)] as const)
console.table(Object.fromEntries([...rows, ['all', rowOf(bands.flatMap(({ passages }) => passages))]]))
