/** The sentence that says whose estimates the measures are, in both languages. Shown wherever measures are. */
export const disclaimer = {
  en: 'Measures are Lekta’s own estimates on the Lexile scale and are not issued by MetaMetrics.',
  id: 'Ukuran adalah perkiraan Lekta sendiri pada skala Lexile dan tidak diterbitkan oleh MetaMetrics.',
} as const

/** The product's name, colours and legal texts. */
export const brand = {
  name: 'Lekta',
  tagline: 'See every reader grow',
  titleSuffix: 'Lekta',
  copyright: (year: number) => `© ${year} Lekta`,
  /** The date of the current terms and privacy policy, as year-month-day. */
  legalDate: '2026-11-23',
  /** The dates of earlier wordings, newest first. They can still be read. */
  earlierLegalDates: ['2026-11-22'],
  /** @deprecated Use `disclaimer.en`. Areas that were built earlier show this sentence. */
  disclaimer: 'Measures are estimates on the Lexile scale and are not issued by its owner.',
  /** The seller as shown on invoices. */
  seller: { name: 'Lekta', lines: ['Jl. Cik Di Tiro 12', 'Yogyakarta 55223, Indonesia'], email: 'hello@lekta.example' },
  /** The programmes behind the portal, each with its logo. */
  partners: [
    { name: 'Reading Schools', mark: 'school' },
    { name: 'Family Pages', mark: 'family' },
    { name: 'Open Shelves', mark: 'library' },
  ],
  colors: { teal: '#50bfc3', tealInk: '#1d7b7f', cancel: '#FF0600', ink: '#12343b', paper: '#fbfaf7', sun: '#f2b134' },
} as const
