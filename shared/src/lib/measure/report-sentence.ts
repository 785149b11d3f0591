import type { reportWords } from './report-words.id'

/** A sentence of the adult report, in English, with its placeholder values; used by the page and the PDF. */
export interface ReportSentence {
  text: keyof typeof reportWords
  values?: Readonly<Record<string, string | number>>
}
