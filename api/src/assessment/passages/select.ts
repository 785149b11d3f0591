import { type QuestionKind, questionKinds } from '@lekta/shared/contract/measure'
import { belowCap } from '../items/exposure'
import { GENRES, type Genre } from '../types'
import { informationAt } from './patterns'
import type { KindLimit, PassageProfile } from './profile'
import type { Passage } from './types'

export interface PassagePool {
  pool: readonly Passage[]
  /** Ids of the passages that the student has seen within the period in which no passage may repeat. */
  seen: ReadonlySet<string>
  /** For each passage id, the share of attempts with this passage if it were given once more. */
  exposure: ReadonlyMap<string, number>
}

type Rule = (passages: readonly Passage[]) => readonly Passage[]

/**
 * Chooses at random among the most informative passages at an ability in logits. A passage must not have been seen, and
 * must not share a motif with those of this attempt. As far as such passages are left, it is below the exposure cap,
 * keeps the balance of kinds and belongs to the genre with fewer passages so far. Returns null if none is left.
 */
export function selectPassage(
  { pool, seen, exposure }: PassagePool,
  chosen: readonly Passage[],
  ability: number,
  profile: PassageProfile,
  random: () => number,
): Passage | null {
  const motifs = new Set(chosen.flatMap((passage) => passage.motifs))
  const ids = new Set(chosen.map(({ id }) => id))
  const fresh = pool.filter(
    ({ id, motifs: own }) => !ids.has(id) && !seen.has(id) && !own.some((motif) => motifs.has(motif)),
  )
  const rules: Rule[] = [
    (passages) => belowCap(passages, exposure, profile.exposureCap),
    (passages) => keepingBalance(passages, chosen, profile),
    (passages) => ofGenreBehind(passages, chosen, random),
  ]
  const allowed = rules.reduce((passages, rule) => rule(passages), fresh as readonly Passage[])
  const best = mostInformative(allowed, ability, profile)
  return best[Math.floor(random() * best.length)] ?? null
}

const orAll = (some: readonly Passage[], all: readonly Passage[]) => (some.length > 0 ? some : all)

function ofGenreBehind(
  passages: readonly Passage[],
  chosen: readonly Passage[],
  random: () => number,
): readonly Passage[] {
  const count = (genre: Genre) => chosen.filter((passage) => passage.genre === genre).length
  const fewest = Math.min(...GENRES.map(count))
  const behind = GENRES.filter((genre) => count(genre) === fewest)
  const genre = behind[Math.floor(random() * behind.length)]
  return orAll(
    passages.filter((passage) => passage.genre === genre),
    passages,
  )
}

/** In the first half of a test the balance of kinds may be off by this many questions. */
const SLACK = 1

/**
 * Returns the passages after which the shares of all kinds are within their limits, or the limit that comes closest
 * to it.
 */
function keepingBalance(
  passages: readonly Passage[],
  chosen: readonly Passage[],
  profile: PassageProfile,
): readonly Passage[] {
  const after = 2 * (chosen.length + 1)
  const slack = after < 2 * profile.minimumPassages - 6 ? SLACK : 0
  const limits = profile.kinds.map((limit) => ({
    limit,
    count: chosen.reduce((sum, passage) => sum + countIn(limit, passage), 0),
    least: Math.ceil(limit.least * after) - slack,
    most: Math.floor(limit.most * after) + slack,
  }))
  const missesAfter = (kinds: readonly QuestionKind[]) =>
    limits.reduce((sum, { limit, count, least, most }) => {
      const total = count + countKinds(limit, kinds)
      return sum + Math.max(0, least - total) + Math.max(0, total - most)
    }, 0)
  // There are far fewer pairs of kinds than passages.
  const missesBy = new Map(
    questionKinds.map((first) => [
      first,
      new Map(questionKinds.map((second) => [second, missesAfter([first, second])])),
    ]),
  )
  const missed = ({ questions: [first, second] }: Passage) => missesBy.get(first.kind)?.get(second.kind) ?? 0
  const misses = passages.map(missed)
  const fewest = Math.min(...misses)
  return passages.filter((_, index) => misses[index] === fewest)
}

const countKinds = (limit: KindLimit, kinds: readonly QuestionKind[]) =>
  kinds.filter((kind) => limit.kinds.includes(kind)).length

/** Returns how many questions of a passage are of the kinds of a limit. */
export const countIn = (limit: KindLimit, { questions }: Passage) =>
  countKinds(
    limit,
    questions.map(({ kind }) => kind),
  )

/** Returns the `randomesque` most informative passages, best first, in one pass over the pool. */
function mostInformative(passages: readonly Passage[], ability: number, profile: PassageProfile): Passage[] {
  const best: { passage: Passage; value: number }[] = []
  for (const passage of passages) {
    const spread = Math.hypot(profile.testletSpread, passage.uncertainty)
    const value = informationAt({ spread, questions: passage.questions }, ability)
    const last = best[best.length - 1]
    if (best.length === profile.randomesque && last && value <= last.value) continue
    const position = best.findIndex((other) => value > other.value)
    best.splice(position < 0 ? best.length : position, 0, { passage, value })
    if (best.length > profile.randomesque) best.pop()
  }
  return best.map(({ passage }) => passage)
}
