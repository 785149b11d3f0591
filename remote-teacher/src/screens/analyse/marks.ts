import type { Span, TextAnalysis } from '@lekta/shared/contract/text'

/** A stretch of the text under the same marks all through. */
export interface Stretch extends Span {
  /** The words of the long sentence that it belongs to; 0 in any other. */
  long: number
  rare: boolean
}

const holds = ({ start, end }: Span, at: number) => start <= at && at < end

/** Cuts a text of a length wherever a mark begins or ends. */
export function stretchesOf(
  length: number,
  { long_sentences, rare_words }: Pick<TextAnalysis, 'long_sentences' | 'rare_words'>,
): Stretch[] {
  const cuts = [0, length, ...[...long_sentences, ...rare_words].flatMap(({ start, end }) => [start, end])]
  const places = [...new Set(cuts)].sort((a, b) => a - b)
  return places.slice(0, -1).map((start, i) => ({
    start,
    end: places[i + 1] ?? length,
    long: long_sentences.find((one) => holds(one, start))?.words ?? 0,
    rare: rare_words.some((one) => holds(one, start)),
  }))
}
