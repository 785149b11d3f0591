import { tabShelf } from '@lekta/shared/client'
import type { Answer } from '@lekta/shared/contract/attempt'
import { isSame } from './address'

const keyIn = (place: string) => `lekta-test-answers:${place}`

const isAnswers = (value: unknown): value is Answer[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && 'tries' in one && 'number' in one)

function read(place: string): Answer[] {
  try {
    const value: unknown = JSON.parse(tabShelf.get(keyIn(place)) ?? '[]')
    return isAnswers(value) ? value : []
  } catch {
    // Not ours: the tab remembers nothing.
    return []
  }
}

function write(place: string, answers: readonly Answer[]) {
  if (answers.length === 0) tabShelf.remove(keyIn(place))
  else tabShelf.set(keyIn(place), JSON.stringify(answers))
}

/**
 * The tab's memory for answers that could not be written to IndexedDB; it outlives a reload where the browser allows, and
 * the way to another page of the portal everywhere.
 */
export const createSpare = (place: string) => ({
  all: () => read(place),
  add: (answer: Answer) => {
    const answers = read(place)
    if (!answers.some((one) => isSame(one, answer))) write(place, [...answers, answer])
  },
  remove: (gone: readonly Answer[]) => {
    const answers = read(place)
    if (answers.length > 0)
      write(
        place,
        answers.filter((one) => !gone.some((other) => isSame(one, other))),
      )
  },
})
