import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { genres, questionKinds } from '@lekta/shared/contract/measure'
import * as z from 'zod/mini'
import { passageForms } from '../../assessment/passages/types'
import { bandOf, bankDirectory, letters } from '../read-bank'

const BankQuestion = z.strictObject({
  kind: z.enum(questionKinds),
  /** A question, or a sentence with one gap. */
  statement: z.string().check(z.regex(/^([^_]*\?|[^_]*____[^_?]*)$/)),
  options: z.array(z.string().check(z.minLength(1))).check(z.length(4)),
  answer: z.enum(letters),
})
export type BankQuestion = z.infer<typeof BankQuestion>

/** A passage with its two questions, as it is written in `bank/passages`. */
export const BankPassage = z.strictObject({
  id: z.string().check(z.regex(/^(br\d00|\d{4})-\d{3}$/)),
  /** A text with an invented plot is literary, even if it has the form of news or a letter. */
  genre: z.enum(genres),
  form: z.enum(passageForms),
  /** What the passage is about, so that a test does not come back to it. */
  motifs: z.array(z.string().check(z.regex(/^[a-z][a-z’ -]*$/))).check(z.minLength(1), z.maxLength(3)),
  passage: z.string().check(z.minLength(1)),
  questions: z.array(BankQuestion).check(z.length(2)),
})
export type BankPassage = z.infer<typeof BankPassage>

/** Returns the id of a passage’s first or second question. */
export const questionId = (passageId: string, number: number) => `${passageId}-${number}`

const passagesDirectory = join(bankDirectory, 'passages')

/** Reads the passages by band, lowest first. Throws a ZodError with the path of an invalid value. */
export async function readPassages(): Promise<{ band: number; passages: BankPassage[] }[]> {
  const names = (await readdir(passagesDirectory)).map((name) => name.replace(/\.json$/, ''))
  const read = async (name: string) => {
    const text = await readFile(join(passagesDirectory, `${name}.json`), 'utf8')
    return { band: bandOf(name), passages: z.parse(z.array(BankPassage), JSON.parse(text)) }
  }
  return Promise.all(names.sort((a, b) => bandOf(a) - bandOf(b)).map(read))
}
