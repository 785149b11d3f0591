import type { Span, TextAnalysis } from '@lekta/shared/contract/assessment/text'

/** A part of the text that has the same marks throughout. */
export interface Segment extends Span {
  /** The number of words in its long sentence; 0 outside of long sentences. */
  long: number
  rare: boolean
}

/** Returns a function that finds the span at a position. Positions must be queried in ascending order. */
function createSpanFinder<S extends Span>(spans: readonly S[]) {
  let next = 0
  return (at: number): S | undefined => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= at) next++
    const span = spans[next]
    return span && span.start <= at ? span : undefined
  }
}

/** Splits a text wherever a mark begins or ends. The spans of each kind must be in order. */
export function segmentsOf(
  length: number,
  { long_sentences, rare_words }: Pick<TextAnalysis, 'long_sentences' | 'rare_words'>,
): Segment[] {
  const cuts = [0, length, ...[...long_sentences, ...rare_words].flatMap(({ start, end }) => [start, end])]
  const positions = [...new Set(cuts)].sort((a, b) => a - b)
  const longAt = createSpanFinder(long_sentences)
  const rareAt = createSpanFinder(rare_words)
  return positions.slice(0, -1).map((start, i) => ({
    start,
    end: positions[i + 1] ?? length,
    long: longAt(start)?.words ?? 0,
    rare: rareAt(start) !== undefined,
  }))
}
