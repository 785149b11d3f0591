import type { reportWords } from './report-words.id'

/** A sentence of a report for adults, in English, with what fills its places; the page and the paper both say it. */
export interface ReportSentence {
  text: keyof typeof reportWords
  values?: Readonly<Record<string, string | number>>
}
