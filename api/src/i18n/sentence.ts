import { words } from './words.id'

/**
 * An English sentence of the server. A sentence without an Indonesian translation in the word list does not compile.
 */
export type English = keyof typeof words

type Placeholders<Text extends string> = Text extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? Placeholder | Placeholders<Rest>
  : never

/** A sentence without placeholders. */
export type Plain = { [Text in English]: [Placeholders<Text>] extends [never] ? Text : never }[English]

/** A sentence with the values of its placeholders. */
export interface Filled {
  english: English
  values: Readonly<Record<string, Value>>
}

export type Sentence = Plain | Filled
export type Value = string | number | Filled

export type Language = 'en' | 'id'

/** Fills the placeholders of an English sentence with values or with other sentences. */
export const say = <const Text extends English>(
  english: Text,
  ...[values]: [Placeholders<Text>] extends [never] ? [] : [values: Record<Placeholders<Text>, Value>]
): Filled => ({ english, values: values ?? {} })

/** Returns a sentence in the given language, with its placeholders filled. */
export function speak(sentence: Sentence, language: Language): string {
  const { english, values } = typeof sentence === 'string' ? say(sentence as never) : sentence
  const text = language === 'id' ? words[english] : english
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'object' ? speak(value, language) : String(value)
  })
}

/** Returns an untyped text as a sentence; undefined if the server has no such sentence. */
export const asPlain = (text: string | undefined): Plain | undefined =>
  text !== undefined && Object.hasOwn(words, text) ? (text as Plain) : undefined
