import { words } from './words.id'

/** Every sentence that the server can say. One that is not in the word list, and so has no Indonesian, does not compile. */
export type English = keyof typeof words

type Places<Text extends string> = Text extends `${string}{{${infer Place}}}${infer Rest}`
  ? Place | Places<Rest>
  : never

/** A sentence without places to fill. */
export type Plain = { [Text in English]: [Places<Text>] extends [never] ? Text : never }[English]

/** A sentence with what fills its places. */
export interface Filled {
  english: English
  values: Readonly<Record<string, Value>>
}

export type Sentence = Plain | Filled
export type Value = string | number | Filled

export type Language = 'en' | 'id'

/** An English sentence of the word list, its places filled with values or with other sentences. */
export const say = <const Text extends English>(
  english: Text,
  ...[values]: [Places<Text>] extends [never] ? [] : [values: Record<Places<Text>, Value>]
): Filled => ({ english, values: values ?? {} })

/** A sentence in a language. */
export function speak(sentence: Sentence, language: Language): string {
  const { english, values } = typeof sentence === 'string' ? say(sentence as never) : sentence
  const text = language === 'id' ? words[english] : english
  return text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const value = values[place]
    return typeof value === 'object' ? speak(value, language) : String(value)
  })
}

/** A sentence that comes from outside of our types, if it is one that the server can say. */
export const asPlain = (text: string | undefined): Plain | undefined =>
  text !== undefined && Object.hasOwn(words, text) ? (text as Plain) : undefined
