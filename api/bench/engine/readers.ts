import { chanceRight } from '../../src/assessment/model'
import { abilityOf } from '../../src/assessment/scale'
import { drawNormal, seededRandom } from '../../src/assessment/simulate'
import { englishLexicon } from '../../src/assessment/text/analyse-lexicon'
import { type Answer, GENRES, type Genre, type ItemParameters } from '../../src/assessment/types'
import { firstParametersOf } from '../../src/bank/install-bank'
import { readBank } from '../../src/bank/read-bank'

/** Returns normally distributed abilities of simulated readers, in logits. */
export function normalReaders(count: number, standardDeviation: number, seed: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => drawNormal(0, standardDeviation, random))
}

/** Returns the abilities of a school's readers: measures from N(600L, 350L), limited to between BR200L and 1500L. */
export function schoolReaders(count: number, seed: number): number[] {
  const random = seededRandom(seed)
  const draw = (): number => {
    const measure = drawNormal(600, 350, random)
    return measure < -200 || measure > 1500 ? draw() : abilityOf(measure)
  }
  return Array.from({ length: count }, draw)
}

/** Returns items with random difficulties, evenly distributed from −5 to 5 logits; the genres alternate. */
export function uniformItems(count: number, seed: number): ItemParameters[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => itemOf(index, -5 + 10 * random()))
}

/** Returns the real bank: every item with its first difficulty. */
export async function bankItems(): Promise<ItemParameters[]> {
  const lexicon = englishLexicon()
  const entries = (await readBank()).flatMap(({ items }) => items)
  return entries.map((entry, index) => {
    const { words, difficulty } = firstParametersOf(entry, lexicon)
    return { id: String(index), genre: entry.genre, words, difficulty }
  })
}

/**
 * Returns a reader who answers by the model and always gives the same answer to the same item, so that two engines
 * test the same readers.
 */
export function steadyReader(ability: number, guessing: number, seed: number): (item: ItemParameters) => Answer {
  return (item) => {
    const chance = seededRandom(seed * 7919 + Number(item.id))()
    const correct = chance < chanceRight(ability, item.difficulty, guessing)
    return { item, correct, skipped: false, milliseconds: 60_000 }
  }
}

function itemOf(index: number, difficulty: number): ItemParameters {
  return { id: String(index), difficulty, genre: GENRES[index % GENRES.length] as Genre, words: 80 }
}
