import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { genres } from '@lekta/shared/contract/measure'
import * as z from 'zod/mini'
import { apiFolder } from '../config/api-folder'

export const letters = ['A', 'B', 'C', 'D'] as const

/** An item as it is written in the bank's files. */
export const BankItem = z.strictObject({
  id: z.string().check(z.regex(/^(br\d00|\d{4})-\d{2,3}$/)),
  genre: z.enum(genres),
  passage: z.string().check(z.minLength(1)),
  statement: z.string().check(z.regex(/^[^_]*____[^_]*$/)),
  options: z.array(z.string().check(z.minLength(1))).check(z.length(4)),
  answer: z.enum(letters),
})
export type BankItem = z.infer<typeof BankItem>

export const bankDirectory = join(apiFolder, 'bank')

/** Returns the index of the right option. */
export const keyOf = ({ answer }: Pick<BankItem, 'answer'>) => letters.indexOf(answer)

/** Returns a band's lowest text measure in L, from the name of its file: `br300` is −300, `0400` is 400. */
export const bandOf = (name: string) => (name.startsWith('br') ? -Number(name.slice(2)) : Number(name))

/** Reads the bank's files by band, lowest first. Throws a ZodError with the path of an invalid value. */
export async function readBank(directory = bankDirectory): Promise<{ band: string; items: BankItem[] }[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
  const bands = names.sort((a, b) => bandOf(a) - bandOf(b))
  return Promise.all(
    bands.map(async (band) => {
      const text = await readFile(join(directory, `${band}.json`), 'utf8')
      return { band, items: z.parse(z.array(BankItem), JSON.parse(text)) }
    }),
  )
}
