import { comprehension } from '../model'
import { drawNormal, seededRandom } from '../simulate'
import { type AttemptAnswers, estimateTestletSpread } from './dependence'
import { passageAt, replyOf } from './testing'

const POPULATION = { mean: 0, standardDeviation: 1, source: 'wide' } as const

/** Returns the answers of 300 students, without guessing, to 20 passages that suit them by so much more or less. */
function attemptsWith(spread: number): AttemptAnswers[] {
  const random = seededRandom(77)
  const passages = Array.from({ length: 20 }, (_, index) => {
    const { questions, ...passage } = passageAt(index / 10 - 1, index, { uncertainty: 0 })
    const [first, second] = questions
    return {
      ...passage,
      questions: [
        { ...first, guessing: 0 },
        { ...second, guessing: 0 },
      ] as const,
    }
  })
  return Array.from({ length: 300 }, () => {
    const ability = drawNormal(POPULATION.mean, POPULATION.standardDeviation, random)
    const answered = passages.map((passage) => {
      const there = ability + drawNormal(0, spread, random)
      const reply = () => replyOf(random() < comprehension(there, passage.questions[0].difficulty) ? 'right' : 'wrong')
      return { passage, replies: [reply(), reply()] as const }
    })
    return { answered, cares: answered.flatMap(() => [1, 1]) }
  })
}

test.each([0, 0.5, 1])('a dependence of %d logits is learnt from answers', (spread) => {
  const learnt = estimateTestletSpread(attemptsWith(spread), POPULATION)
  expect(Math.abs(learnt ** 2 - spread ** 2)).toBeLessThan(0.25)
})
