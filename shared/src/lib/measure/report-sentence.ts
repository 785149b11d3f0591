import type { reportWords } from './report-words.id'

/** A sentence of the adult report, in English, with its placeholder values; used by the page and the PDF. */
export interface ReportSentence {
  text: keyof typeof reportWords
  values?: Readonly<Record<string, string | number>>
}

/** @deprecated Sentences that areas show which were built earlier. */
export const earlierSentences = [
  { text: 'Much lower than before: this measure is not reliable yet' },
  {
    text: 'It was {{from}} on {{since}}. Children rarely become weaker readers, so perhaps not every text was read carefully this time. Another test will make this clearer.',
  },
  { text: 'Repeat the test on a calm day. Until then, choose books at the level from {{since}}.' },
  {
    text: 'The shaded band contains the true measure 95 times out of 100. A hollow point marks a measure that is not reliable.',
  },
  { text: 'Ask how the test went. Children who are tired, bored or unwell do not show what they can do.' },
] as const satisfies readonly ReportSentence[]

/** A sentence of the adult report of which some placeholders are filled with words that are translated, too. */
export interface CompoundSentence extends ReportSentence {
  parts: Readonly<Record<string, ReportSentence>>
}

/** Translates a sentence with its parts. */
export function writeCompound(
  { text, values = {}, parts }: CompoundSentence,
  write: (sentence: ReportSentence) => string,
): string {
  const written = Object.entries(parts).map(([name, part]) => [name, write(part)])
  return write({ text, values: { ...values, ...Object.fromEntries(written) } })
}
