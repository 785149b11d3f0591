import { chanceRight } from '../../src/assessment/model'
import type { Passage, Question } from '../../src/assessment/passages/types'
import { logitsOf } from '../../src/assessment/scale'
import { drawNormal, seededRandom } from '../../src/assessment/simulate'
import { textError } from '../../src/assessment/text/analyse'

/**
 * How much a true difficulty differs from the one that the engine uses, in logits. Readers with different `draw`s take
 * tests from banks whose errors are drawn anew.
 */
export type Misfit = (passage: Passage, question: Question, draw: number) => number

/** Standard deviation, in logits, of how well a passage suits a simulated reader. */
const TESTLET_SPREAD = 0.5

/** How many banks with errors of their own the readers are tested with. */
const BANKS = 20

/** The chance that a blind guess among four options is right. */
export const BLIND = 0.25

/** Returns a number for a text (FNV-1a), so that the same reader always answers a question the same way. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

const normalFor = (text: string) => drawNormal(0, 1, seededRandom(hashOf(text)))

/** Each question is off by 100L. */
export const questionMisfit: Misfit = (_, question, draw) => logitsOf(100) * normalFor(`${draw}:${question.id}`)

/** Each passage is off as much as the analyser is for so many words, and each question by another 60L. */
export const textMisfit: Misfit = (passage, question, draw) =>
  logitsOf(textError(passage.words)) * normalFor(`${draw}:${passage.id}`) +
  logitsOf(60) * normalFor(`${draw}:${question.id}`)

/** A simulated reader: the ability in logits, and a seed for everything else. */
export interface Reader {
  ability: number
  seed: number
}

/** Returns whether a reader answers a question right who is right with the chance `floor` without understanding. */
export function isRight(
  { ability, seed }: Reader,
  passage: Passage,
  question: Question,
  misfit: Misfit,
  floor: number,
) {
  const suits = TESTLET_SPREAD * normalFor(`${seed}/${passage.id}`)
  const chance = chanceRight(ability + suits, question.difficulty + misfit(passage, question, seed % BANKS), floor)
  return seededRandom(hashOf(`${question.id}/${seed}`))() < chance
}

/**
 * Returns a function that draws how long a reader takes for a question, in milliseconds: reading at 100 to 300 words a
 * minute and twelve seconds of thought for the first, thought and a look back at the text for the second.
 * `unevenness` is the spread of log times.
 */
export function paceOf({ seed }: Reader, unevenness: number) {
  const random = seededRandom(seed * 31 + 7)
  const wordsPerMinute = 100 + 200 * random()
  return ({ words }: Passage, question: 0 | 1): number => {
    const reading = (words * 60_000) / wordsPerMinute
    const usual = question === 0 ? reading + 12_000 : reading / 4 + 12_000
    return usual * Math.exp(drawNormal(0, unevenness, random))
  }
}
