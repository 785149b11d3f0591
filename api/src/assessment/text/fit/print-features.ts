import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishLexicon } from '../analyse-lexicon'
import { bookFeaturesOf } from './book'
import { readStated } from './stated'

// Prints the stated measures again with the features of the texts in a folder, each named after its book: `Kim.txt`.
const [folder = '.'] = process.argv.slice(2)
const lexicon = englishLexicon()
const stated = readStated()
const books = stated.books.map((book) => ({
  ...book,
  features: bookFeaturesOf(readFileSync(join(folder, `${book.title}.txt`), 'utf8'), lexicon),
}))
console.log(
  JSON.stringify({ ...stated, books }, (_, value) => (typeof value === 'number' ? Number(value.toFixed(5)) : value), 1),
)
