import type { Answer } from '@lekta/shared/contract/test'
import { isSame } from './address'

const keyIn = (place: string) => `lekta-test-answers:${place}`

const isAnswers = (value: unknown): value is Answer[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && 'tries' in one && 'number' in one)

function read(place: string): Answer[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyIn(place)) ?? '[]')
    return isAnswers(value) ? value : []
  } catch {
    // Forbidden or not ours: the tab remembers nothing.
    return []
  }
}

function write(place: string, answers: readonly Answer[]) {
  try {
    if (answers.length === 0) sessionStorage.removeItem(keyIn(place))
    else sessionStorage.setItem(keyIn(place), JSON.stringify(answers))
  } catch {
    // Forbidden or full: the answers live as long as the page, which the page says.
  }
}

/** The tab's memory for answers that could not be written to IndexedDB; it outlives a reload where the browser allows. */
export function createSpare(place: string) {
  let answers = read(place)
  const set = (next: Answer[]) => {
    answers = next
    write(place, answers)
  }
  return {
    all: () => answers,
    add: (answer: Answer) => {
      if (!answers.some((one) => isSame(one, answer))) set([...answers, answer])
    },
    remove: (gone: readonly Answer[]) => {
      if (answers.length > 0) set(answers.filter((one) => !gone.some((other) => isSame(one, other))))
    },
  }
}
