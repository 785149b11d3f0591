import { describeInvoiceLine } from '@lekta/shared/contract/money/describe-invoice-line'
import type { InvoiceLine, InvoiceRecord } from '@lekta/shared/contract/money/invoice'
import { dateFormat } from '@lekta/shared/lib/formats'
import { homeZone } from '../config/home-zone'
import { asPlain, type Language, type Plain, speak } from '../i18n/sentence'
import { type BothLanguages, otherLanguage } from '../pdf/both-languages'

export const dayIn = (language: Language, iso: string) =>
  dateFormat(language, { dateStyle: 'long', timeZone: homeZone }).format(new Date(iso))

/** Translates a plan's name or any other text. Returns the text unchanged if it has no translation. */
const named = (text: string, language: Language) => {
  const plain = asPlain(text)
  return plain === undefined ? text : speak(plain, language)
}

const sayLine = (line: InvoiceLine, language: Language) =>
  speak(
    describeInvoiceLine(line, {
      plan: (name) => named(name, language),
      day: (time) => dayIn(language, time),
    }),
    language,
  )

export const lineInBothLanguages = (line: InvoiceLine, language: Language): BothLanguages => ({
  first: sayLine(line, language),
  second: sayLine(line, otherLanguage(language)),
})

export const amountInWords = ({ in_words }: Pick<InvoiceRecord, 'in_words'>, language: Language): BothLanguages => ({
  first: in_words[language],
  second: in_words[otherLanguage(language)],
})

/** The label of each invoice state. */
export const stateWords = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  expired: 'Expired',
  void: 'Void',
} as const satisfies Record<InvoiceRecord['status'], Plain>

/** Formats a rate given in hundredths of a percent: `11 %`, `11,5 %`. */
export const rateIn = (language: Language, rate: number) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000)
