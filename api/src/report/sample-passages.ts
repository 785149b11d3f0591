import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SamplePassage } from '@lekta/shared/contract/assessment/report'
import { genres } from '@lekta/shared/contract/measure'
import * as z from 'zod/mini'
import { apiFolder } from '../config/api-folder'

const Passage = z.strictObject({
  /** The passage's measure by the text analyser, in L, rounded to 10. */
  text: z.number(),
  genre: z.enum(genres),
  title: z.string(),
  passage: z.string(),
})
type Passage = z.infer<typeof Passage>

/** Passages written as samples, easiest first. None of them is an item, so they reveal nothing about a test. */
export const passages: readonly Passage[] = z.parse(
  z.array(Passage),
  JSON.parse(readFileSync(join(apiFolder, 'samples/passages.json'), 'utf8')),
)

/**
 * The distance of each sample passage from the student's measure, in L: in the middle of the reading range, below the
 * range, above the range.
 */
const distances = { easy: -200, right: -25, climb: 125 } as const

/**
 * A passage of the other genre is preferred if it is at most this much farther from the measure than the nearest
 * passage, in L.
 */
const tolerance = 40

function nearest(target: number, candidates: readonly Passage[], avoided?: Passage['genre']): Passage | undefined {
  const distanceOf = ({ text }: Passage) => Math.abs(text - target)
  const [first, ...rest] = [...candidates].sort((a, b) => distanceOf(a) - distanceOf(b))
  if (!first || first.genre !== avoided) return first
  return rest.find((one) => one.genre !== avoided && distanceOf(one) <= distanceOf(first) + tolerance) ?? first
}

/**
 * Returns an easier passage, one that suits the student, and a harder one. At either end of the scale, the easier or
 * the harder passage is missing.
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
