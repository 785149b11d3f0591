import { brand } from '@lekta/shared/brand'
import { retainedParts, sections } from '@lekta/shared/contract/privacy'
import { recipients } from '@lekta/shared/contract/recipients'
import * as retention from '@lekta/shared/contract/retention'
import { describePeriod, type Period } from '@lekta/shared/lib/time/period'
import { type LegalText, legalDates } from '../legal-text'
import { readTerms } from '../terms-and-condition/read-terms'
import { readPolicy } from './read-policy'
import * as english from './text.en'
import * as indonesian from './text.id'

const languages = { en: english, id: indonesian } as const

/** Returns all of a text's sentences. */
const wordsOf = (text: LegalText): string => {
  const found: string[] = []
  JSON.stringify(text, (_, value) => {
    if (typeof value === 'string') found.push(value)
    return value
  })
  return found.join('\n')
}

/** Phrases that name a period, with a figure or a word. */
const phrases = {
  en: /\b(?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve|several)\s+(?:hour|day|week|month|year)s?\b/g,
  id: /\b(?:\d+|satu|dua|tiga|empat|lima|enam|tujuh|sepuluh|beberapa)\s+(?:jam|hari|minggu|bulan|tahun)\b|\bse(?:jam|hari|minggu|bulan|tahun)\b/g,
} as const

describe.each(Object.keys(languages) as (keyof typeof languages)[])('the policy in %s', (language) => {
  const { text, exported, retained, recipientTexts } = languages[language]
  const words = wordsOf(text)
  const values = Object.values(retention).map((period) => describePeriod(period as Period, language))

  test('mentions every period of the program, and no other', () => {
    const mentioned: string[] = words.match(phrases[language]) ?? []
    expect(mentioned.length).toBeGreaterThan(20)
    expect(mentioned.filter((phrase) => !values.includes(phrase))).toEqual([])
    expect(values.filter((value) => !mentioned.includes(value))).toEqual([])
  })

  test('describes each section of an export, what a deletion leaves, and each company that gets data', () => {
    expect(Object.keys(exported).sort()).toEqual([...sections].sort())
    expect(Object.keys(retained).sort()).toEqual([...retainedParts].sort())
    expect(Object.keys(recipientTexts)).toEqual(Object.keys(recipients))
    const described = [...Object.values(exported), ...Object.values(retained), ...Object.values(recipientTexts).flat()]
    for (const sentence of described) expect(words).toContain(sentence)
  })
})

describe('every wording', () => {
  const shapeOf = ({ changes = [], sections: parts }: LegalText) => [
    changes.length,
    parts.map(({ blocks }) => blocks.map((block) => (typeof block === 'string' ? 1 : Object.values(block)[0].length))),
  ]

  test.each(legalDates)('of %s has the same sections and blocks in both languages', async (date) => {
    for (const read of [readPolicy, readTerms])
      expect(shapeOf(await read(date, 'id'))).toEqual(shapeOf(await read(date, 'en')))
  })

  test('is dated, and the current one says what has changed', async () => {
    for (const read of [readPolicy, readTerms])
      expect((await read(brand.legalDate, 'en')).changes?.length).toBeGreaterThan(0)
    expect([...new Set(legalDates)].sort().reverse()).toEqual(legalDates)
  })
})
