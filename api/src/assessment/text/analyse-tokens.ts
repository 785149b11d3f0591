/** A part of the text: `text.slice(start, end)`. */
export type Span = { start: number; end: number }

/** A word with straight apostrophes; `inside` is false for the first word of a sentence. */
export type Word = Span & { form: string; inside: boolean }

export type Sentence = Span & { words: Word[] }

const MARKUP = /<!--[^<>]*-->|<\/?[a-z][^<>]*>|&#?[a-z0-9]{2,8};|\b(?:https?:\/\/|www\.)[^\s<>]+/gi
const WORD = /\p{N}[\p{N}\p{L}]*(?:[.,:/-]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:['’‘-][\p{L}\p{M}\p{N}]+)*/gu
const BREAK = /(?:(?<![.!?…])(?<end>[.!?…]+)|[;:])["'”’»)\]*_]*(?=\s|$)|\n\s*\n|\n(?=\s*(?:[-*•–—]|\d+[.)])\s)/gu

const ABBREVIATION =
  /(?:^|[^\p{L}])(?:mrs?|ms|messrs|dr|prof|ph\.d|st|mt|gen|col|capt|lt|sgt|rev|hon|gov|sen|rep|pres|vs|cf|al|viz|etc|inc|ltd|co|corp|jr|sr|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ave|blvd|rd|dept|univ|\p{L}(?:\.\p{L})+)$/iu
const BEFORE_NUMBER = /(?:^|[^\p{L}])(?:nos?|figs?|vol|ch|pp?|eq|sec|art|approx|ca?)$/iu
const INITIAL = /(?:^|[\s("“‘.])(?!I$)\p{Lu}$/u
const OPENER =
  /^["'“‘(]*(?:The|An?|He|She|It|They|We|I|You|This|That|These|Those|There|In|On|At|But|And|So|Then|When|After|If|For|My|His|Her|Its|Our|Their)\b(?!\.)/u

/**
 * Returns whether the full stop between `before` and `after` belongs to an abbreviation and does not end a sentence.
 */
function abbreviates(before: string, after: string): boolean {
  if (after === '' || OPENER.test(after)) return false
  if (BEFORE_NUMBER.test(before) && /^\p{N}/u.test(after)) return true
  return ABBREVIATION.test(before) || INITIAL.test(before)
}

function endsSentence(text: string, match: RegExpExecArray): boolean {
  const mark = match.groups?.end
  if (mark === undefined || /[!?]/.test(mark)) return true
  const next = match.index + match[0].length
  const gap = /\s*/y
  gap.lastIndex = next
  gap.test(text)
  const after = text.slice(gap.lastIndex, gap.lastIndex + 12)
  if (/^["'“‘(]*\p{Ll}/u.test(after)) return false
  return mark !== '.' || !abbreviates(text.slice(Math.max(0, match.index - 12), match.index), after)
}

/** Replaces tags, entities and web addresses with spaces of the same length, so that offsets stay the same. */
const withoutMarkup = (text: string) => text.replace(MARKUP, (markup) => ' '.repeat(markup.length))

function* stretches(text: string): Generator<Span> {
  let start = 0
  for (const match of text.matchAll(BREAK)) {
    if (!endsSentence(text, match)) continue
    const end = match.index + match[0].length
    yield { start, end }
    start = end
  }
  yield { start, end: text.length }
}

function wordsIn(text: string, { start, end }: Span): Word[] {
  return Array.from(text.slice(start, end).matchAll(WORD), (match, position) => ({
    form: match[0].replace(/[’‘]/g, "'"),
    inside: position > 0,
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
}

/**
 * Splits a text into sentences of words. A sentence ends at a blank line, before a list item, and at `. ! ? …` before
 * white space, unless the mark belongs to an abbreviation or a lower-case word follows (speech inside a sentence). It
 * also ends at `; :`, because the results then agree far better with published measures. Sentences without words are
 * left out. The span of a sentence runs from the start of its first word to the end of its last word.
 */
export function sentencesOf(text: string): Sentence[] {
  const plain = withoutMarkup(text)
  const sentences: Sentence[] = []
  for (const stretch of stretches(plain)) {
    const words = wordsIn(plain, stretch)
    const first = words[0]
    const last = words.at(-1)
    if (first && last) sentences.push({ start: first.start, end: last.end, words })
  }
  return sentences
}
