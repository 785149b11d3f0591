import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SamplePassage } from '@lekta/shared/contract/assessment/report'
import { genres } from '@lekta/shared/contract/measure'
import * as z from 'zod/mini'
import { apiFolder } from '../config/api-folder'

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
  JSON.parse(readFileSync(join(apiFolder, 'samples/passages.json'), 'utf8')),
)

/** How far each shelf is from the student's measure, in L: in the middle of the reading range, below it, above it. */
const distances = { easy: -200, right: -25, climb: 125 } as const

/** A passage of the other genre is preferred if it is at most this much further away than the nearest, in L. */
const tolerance = 40

function nearest(target: number, candidates: readonly Passage[], avoided?: Passage['genre']): Passage | undefined {
  const distanceOf = ({ text }: Passage) => Math.abs(text - target)
  const [first, ...rest] = [...candidates].sort((a, b) => distanceOf(a) - distanceOf(b))
  if (!first || first.genre !== avoided) return first
  return rest.find((one) => one.genre !== avoided && distanceOf(one) <= distanceOf(first) + tolerance) ?? first
}

/**
 * Returns an easier passage, one that suits the student, and a harder one. At an end of the scale, where no text is
 * easier or harder, there is one less.
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
