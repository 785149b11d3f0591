import type { reportWords } from './report-words.id'

/** A sentence of the adult report, in English, with its placeholder values; used by the page and the PDF. */
export interface ReportSentence {
  text: keyof typeof reportWords
  values?: Readonly<Record<string, string | number>>
}

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
