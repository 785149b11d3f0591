import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SamplePassage } from '@lekta/shared/contract/assessment/report'
import { genres } from '@lekta/shared/contract/measure'
import * as z from 'zod/mini'

const Passage = z.strictObject({
  /** Its measure by the analyser, in L, rounded to 10. */
  text: z.number(),
  genre: z.enum(genres),
  title: z.string(),
  passage: z.string(),
})
type Passage = z.infer<typeof Passage>

/** Passages written to be shown, easiest first. None is an item, so they reveal nothing of a test. */
export const passages: readonly Passage[] = z.parse(
  z.array(Passage),
  JSON.parse(readFileSync(join(import.meta.dirname, '../../samples/passages.json'), 'utf8')),
)

/** How far each shelf is from the reader's measure, in L: in the middle of the reading range, below it, above it. */
const distances = { easy: -200, right: -25, climb: 125 } as const

/** Passages as near as this to the nearest serve as well, so that both kinds of text can be chosen from, in L. */
const asGood = 40

function nearest(target: number, candidates: readonly Passage[], avoided?: Passage['genre']): Passage | undefined {
  const away = ({ text }: Passage) => Math.abs(text - target)
  const [first, ...rest] = [...candidates].sort((a, b) => away(a) - away(b))
  if (!first || first.genre !== avoided) return first
  return rest.find((one) => one.genre !== avoided && away(one) <= away(first) + asGood) ?? first
}

/**
 * A passage that suits a reader, one that goes easily and one to climb up to, easiest first. At an end of the scale, where no
 * text is easier or harder, there is one less.
 */
export function samplesFor(measure: number): SamplePassage[] {
  const right = nearest(measure + distances.right, passages)
  if (!right) return []
  const easier = passages.filter(({ text }) => text < right.text && text <= measure + distances.right)
  const harder = passages.filter(({ text }) => text > right.text && text > measure)
  const easy = nearest(measure + distances.easy, easier, right.genre)
  const climb = nearest(measure + distances.climb, harder, right.genre)
  return [
    ...(easy ? [{ shelf: 'easy' as const, ...easy }] : []),
    { shelf: 'right' as const, ...right },
    ...(climb ? [{ shelf: 'climb' as const, ...climb }] : []),
  ]
}
