import { foldText } from './fold-text'
import type { SearchWords } from './words'

/** What is known of a record before it is chosen. */
export interface Candidate {
  kind: string
  id: number
  name: string
  /** Other text by which it is found, such as a username. */
  more: string
}

const pointsOf = (name: string, more: string, word: string): number => {
  if (name === word) return 6
  if (name.startsWith(word)) return 5
  if (name.includes(` ${word}`)) return 4
  if (name.includes(word)) return 3
  return more.startsWith(word) ? 2 : 1
}

/** Returns how well a record matches the words. Earlier spellings of a word are better ones. */
function scoreOf({ name, more }: Candidate, words: SearchWords): number {
  const [text, rest] = [foldText(name), foldText(more)]
  return words.reduce((sum, spellings) => {
    const best = spellings.findIndex((word) => text.includes(foldText(word)))
    const at = Math.max(best, 0)
    return sum + pointsOf(text, rest, foldText(spellings[at] ?? '')) - at / 100
  }, 0)
}

/** Returns the best candidates of each kind, best first; equal ones stay in their order. */
export function rank<C extends Candidate>(candidates: readonly C[], words: SearchWords, most: number): C[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, words) }))
  const sorted = scored.sort((a, b) => b.score - a.score).map(({ candidate }) => candidate)
  const counts = new Map<string, number>()
  return sorted.filter(({ kind }) => {
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    return count < most
  })
}
