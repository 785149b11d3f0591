import { isLanguage } from '@lekta/shared/i18n'
import { AxiosError } from 'axios'
import { failureCodes } from '../../contract/envelope'
import { type Refusal, refusal } from '../fake-api'

/** The server's sentences in both languages, as `handle-errors.ts` and `authenticate.ts` send them. */
const sentences = {
  error: {
    en: 'Something went wrong on our side. Please try again. If it happens again, tell us this number: 7f3a91c2.',
    id: 'Ada yang salah di pihak kami. Silakan coba lagi. Jika terjadi lagi, beri tahu kami nomor ini: 7f3a91c2.',
  },
  unauthorised: {
    en: 'You have been logged out. Please log in again.',
    id: 'Anda telah dikeluarkan dari sini. Silakan masuk lagi.',
  },
} as const

/** Returns a sentence in the language of the page. */
function sentenceOf(failure: keyof typeof sentences): string {
  const { lang } = document.documentElement
  return sentences[failure][isLanguage(lang) ? lang : 'en']
}

/** The failure of each state in which all calls fail. The fake server throws it instead of answering. */
export const failures = {
  error: () => refusal(500, sentenceOf('error')),
  unauthorised: () => ({ ...refusal(401, sentenceOf('unauthorised')), code: failureCodes.unknownToken }),
  offline: () => new AxiosError('Network Error', AxiosError.ERR_NETWORK),
} as const satisfies Record<string, () => Refusal | AxiosError>
