import { tabStore } from '@lekta/shared/client'
import type { Answer } from '@lekta/shared/contract/assessment/attempt'
import { isSame } from './test-params'

const keyIn = (testKey: string) => `lekta-test-answers:${testKey}`

const isAnswers = (value: unknown): value is Answer[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && 'tries' in one && 'number' in one)

function read(testKey: string): Answer[] {
  try {
    const value: unknown = JSON.parse(tabStore.get(keyIn(testKey)) ?? '[]')
    return isAnswers(value) ? value : []
  } catch {
    // Text that other code stored here counts as no answers.
    return []
  }
}

function write(testKey: string, answers: readonly Answer[]) {
  if (answers.length === 0) tabStore.remove(keyIn(testKey))
  else tabStore.set(keyIn(testKey), JSON.stringify(answers))
}

/**
 * Tab storage for answers that could not be written to IndexedDB; survives a reload if the browser allows it, and
 * always survives navigation within the portal.
 */
export const createFallbackStore = (testKey: string) => ({
  all: () => read(testKey),
  add: (answer: Answer) => {
    const answers = read(testKey)
    if (!answers.some((one) => isSame(one, answer))) write(testKey, [...answers, answer])
  },
  remove: (gone: readonly Answer[]) => {
    const answers = read(testKey)
    if (answers.length > 0)
      write(
        testKey,
        answers.filter((one) => !gone.some((other) => isSame(one, other))),
      )
  },
})
