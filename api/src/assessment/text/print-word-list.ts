import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOfWords, type Register, type Tally, tallyWords } from './count-words'

/** The lowest Zipf value in the list: one use in twenty million words. */
const RAREST = 1.7

/** Reads `0.4=folder`: plain texts of one kind, and the share that they have in the frequency of a word. */
function readRegister(argument: string): Register {
  const [share, folder = ''] = argument.split('=')
  const words: Tally = new Map()
  for (const name of readdirSync(folder)) tallyWords(readFileSync(join(folder, name), 'utf8'), words)
  return { share: Number(share), words }
}

console.log(linesOfWords(process.argv.slice(2).map(readRegister), RAREST).join('\n'))
