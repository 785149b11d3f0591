import type { Language } from '../../i18n/sentence'

/** What a school or a teacher learns about the last seven days. All are counts: a digest names no child. */
export type DigestValues = {
  area: 'school' | 'teacher'
  /** The students who finished a test, and those of them with clear growth and a clear decline. */
  finished: number
  grown: number
  fallen: number
  /** The students whose latest result is a clear decline, far below the grade, or not reliable. */
  attention: number
  /** Interventions to check. */
  checks: number
  /** Unpaid invoices, and imports that were not finished. A teacher has no invoices. */
  invoices: number
  imports: number
}

type Count = keyof Omit<DigestValues, 'area'>

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** The sentence of each count, in the order of the digest. */
const sentences: Readonly<Record<Count, Readonly<Record<Language, (count: number) => string>>>> = {
  finished: {
    en: (count) => `${students(count)} finished a test`,
    id: (count) => `${count} siswa menyelesaikan tes`,
  },
  grown: {
    en: (count) => `${students(count)} with clear growth`,
    id: (count) => `${count} siswa jelas bertumbuh`,
  },
  fallen: {
    en: (count) => `${students(count)} with a clear decline`,
    id: (count) => `${count} siswa jelas menurun`,
  },
  attention: {
    en: (count) => `${students(count)} ${count === 1 ? 'needs' : 'need'} attention`,
    id: (count) => `${count} siswa perlu perhatian`,
  },
  checks: {
    en: (count) => `${count} ${count === 1 ? 'intervention' : 'interventions'} to check`,
    id: (count) => `${count} intervensi perlu diperiksa`,
  },
  invoices: {
    en: (count) => `${count} unpaid ${count === 1 ? 'invoice' : 'invoices'}`,
    id: (count) => `${count} tagihan belum dibayar`,
  },
  imports: {
    en: (count) => `${count} unfinished ${count === 1 ? 'import' : 'imports'}`,
    id: (count) => `${count} impor belum selesai`,
  },
}

const pages: Readonly<Record<Count, (area: DigestValues['area']) => string>> = {
  finished: (area) => `/${area}/report`,
  grown: (area) => `/${area}/report?tab=growth`,
  fallen: (area) => `/${area}/report?tab=growth`,
  attention: (area) => `/${area}/report`,
  checks: (area) => `/${area}/intervention`,
  invoices: () => '/school/invoice',
  imports: (area) => `/${area}/child/upload`,
}

/** Returns the lines of a digest, without those that count nothing, each with the page where one sees more. */
export const digestLines = (values: DigestValues, language: Language) =>
  (Object.keys(sentences) as Count[]).flatMap((name) =>
    values[name] > 0 ? [{ text: sentences[name][language](values[name]), link: pages[name](values.area) }] : [],
  )
