import { abilityOf } from '../scale'
import { seededRandom } from '../simulate'
import { type PassageProfile, STANDARD_PASSAGE_PROFILE } from './profile'
import { selectPassage } from './select'
import { passageAt, passagesBetween } from './testing'

const POOL = passagesBetween(-7, 4, 200)
const EVERYTHING = { pool: POOL, seen: new Set<string>(), exposure: new Map<string, number>() }
const PROFILE: PassageProfile = { ...STANDARD_PASSAGE_PROFILE, kinds: [] }
const ABILITY = abilityOf(600)

const select = (changes: Partial<typeof EVERYTHING>, chosen: typeof POOL = [], profile = PROFILE) =>
  selectPassage({ ...EVERYTHING, ...changes }, chosen, ABILITY, profile, seededRandom(1))

test('the chosen passage suits the ability', () => {
  expect(Math.abs((select({})?.questions[0].difficulty ?? Number.NaN) + 0.4 - ABILITY)).toBeLessThan(0.3)
})

test('a passage that was seen, chosen or shares a motif is not chosen', () => {
  const [one, two, three, four] = [0, 1, 2, 3].map((index) => passageAt(ABILITY, index, { genre: 'literary' }))
  if (!one || !two || !three || !four) throw new Error('Four passages were expected.')
  const pool = [one, two, { ...three, motifs: ['sea', ...one.motifs] }, four]
  expect(select({ pool, seen: new Set([two.id]) }, [one])?.id).toBe(four.id)
  expect(select({ pool, seen: new Set([two.id, four.id]) }, [one])).toBeNull()
})

test('a passage above the exposure cap is chosen only if all are, and then the least exposed one', () => {
  const pool = [0, 1, 2].map((index) => passageAt(ABILITY, index))
  const exposed = (...rates: number[]) => new Map(rates.map((rate, index) => [`passage-${index}`, rate]))
  expect(select({ pool, exposure: exposed(0.3, 0.26, 0.2) })?.id).toBe('passage-2')
  expect(select({ pool, exposure: exposed(0.3, 0.26, 0.28) })?.id).toBe('passage-1')
})

test('passages that balance kinds and genres are preferred', () => {
  const ask = (kind: 'paraphrase' | 'inference', index: number, genre: 'literary' | 'informational') => {
    const { questions, ...rest } = passageAt(ABILITY, index)
    const [first, second] = questions
    return {
      ...rest,
      genre,
      questions: [
        { ...first, kind },
        { ...second, kind },
      ] as const,
    }
  }
  const chosen = [ask('paraphrase', 0, 'literary'), ask('inference', 1, 'literary')]
  const pool = [
    ask('paraphrase', 2, 'informational'),
    ask('inference', 3, 'literary'),
    ask('inference', 4, 'informational'),
  ]
  expect(select({ pool }, chosen, STANDARD_PASSAGE_PROFILE)?.id).toBe('passage-4')
})
