import { chanceRight } from '../../src/assessment/model'
import type { Passage, Question } from '../../src/assessment/passages/types'
import { logitsOf } from '../../src/assessment/scale'
import { drawNormal, seededRandom } from '../../src/assessment/simulate'
import { textError } from '../../src/assessment/text/analyse'

/** How much the true difficulties differ from those that the engine uses. */
export type Misfit = (passage: Passage, question: Question) => number

/** Standard deviation, in logits, of how well a passage suits a simulated reader. */
export const TESTLET_SPREAD = 0.5

const normalFor = (text: string) => drawNormal(0, 1, seededRandom(hashOf(text)))

/** Returns a number for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Each question is off by 100L on its own. */
export const questionMisfit: Misfit = (_, question) => logitsOf(100) * normalFor(question.id)

/** Each passage is off as much as the analyser is for so many words, and each question by another 60L. */
export const textMisfit: Misfit = (passage, question) =>
  logitsOf(textError(passage.words)) * normalFor(passage.id) + logitsOf(60) * normalFor(question.id)

/** How a reader understands: the ability in logits, and a seed for everything that is random about the reader. */
export interface Reader {
  ability: number
  seed: number
}

/** Returns whether a careful reader answers a question right. The same reader always answers the same way. */
export function understands(
  { ability, seed }: Reader,
  passage: Passage,
  question: Question,
  misfit: Misfit,
  floor = 0.25,
): boolean {
  const suits = TESTLET_SPREAD * normalFor(`${seed}/${passage.id}`)
  const chance = chanceRight(ability + suits, question.difficulty + misfit(passage, question), floor)
  return seededRandom(hashOf(`${question.id}/${seed}`))() < chance
}
