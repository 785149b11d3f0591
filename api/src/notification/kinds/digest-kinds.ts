import type { Language } from '../../i18n/sentence'
import { type DigestValues, digestLines } from '../../mail/templates/digest-lines'
import { kind } from './kind'

const join = (values: DigestValues, language: Language) =>
  digestLines(values, language)
    .map(({ text }) => text)
    .join(', ')

/** The digest that staff get every Monday. */
export const digestKinds = {
  weeklyDigest: kind<DigestValues>({
    subject: 'digest',
    en: (values) => `Your week: ${join(values, 'en')}.`,
    id: (values) => `Minggu Anda: ${join(values, 'id')}.`,
    link: () => '/home/dashboard',
  }),
} as const
