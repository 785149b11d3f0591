import type { Answer } from '@lekta/shared/contract/test'
import { inOrder, isSame, keyOf, type TestPlace } from './address'
import { type AnswerDatabase, openDatabase } from './database'
import { createSpare } from './spare'

/** The answers of one test that the server has not acknowledged yet. */
export interface AnswerStore {
  /** All that wait, in order. */
  waiting(): Promise<Answer[]>
  /** Writes an answer down; the first answer to an item stays. Tells whether it outlives a closed tab. */
  keep(answer: Answer): Promise<{ lasting: boolean }>
  drop(answers: readonly Answer[]): Promise<void>
  /** Whether this browser lets answers outlive a closed tab, as far as is known. */
  lasting(): Promise<boolean>
}

// A database that is forbidden, full or gone answers null; the tab's own memory takes over and the page says so.
async function tryOn<T>(opening: Promise<AnswerDatabase>, work: (database: AnswerDatabase) => Promise<T>) {
  try {
    return await work(await opening)
  } catch {
    return null
  }
}

async function write(database: AnswerDatabase, place: string, answer: Answer) {
  const transaction = database.transaction('answers', 'readwrite')
  const known = await transaction.store.getKey([place, answer.tries, answer.number])
  if (!known) await transaction.store.add({ ...answer, place })
  await transaction.done
  return true
}

async function remove(database: AnswerDatabase, place: string, answers: readonly Answer[]) {
  const transaction = database.transaction('answers', 'readwrite')
  for (const { tries, number } of answers) await transaction.store.delete([place, tries, number])
  await transaction.done
}

/** The store of one test: IndexedDB, and beside it the tab's own memory for what the browser refuses to write. */
export function openAnswerStore(place: TestPlace): AnswerStore {
  const key = keyOf(place)
  const spare = createSpare(key)
  const opening = openDatabase()
  // What a broken disk does not let go of is not sent again by this page.
  let gone: readonly Answer[] = []
  return {
    async waiting() {
      const kept = (await tryOn(opening, (database) => database.getAllFromIndex('answers', 'place', key))) ?? []
      const answers = kept.map(({ place: _, ...answer }) => answer)
      const spared = spare.all().filter((one) => !answers.some((other) => isSame(one, other)))
      return inOrder([...answers, ...spared]).filter((one) => !gone.some((other) => isSame(one, other)))
    },
    async keep(answer) {
      gone = gone.filter((one) => !isSame(one, answer))
      const lasting = (await tryOn(opening, (database) => write(database, key, answer))) ?? false
      if (!lasting) spare.add(answer)
      return { lasting }
    },
    async drop(answers) {
      gone = [...gone, ...answers]
      spare.remove(answers)
      await tryOn(opening, (database) => remove(database, key, answers))
    },
    lasting: async () => (await tryOn(opening, async () => true)) ?? false,
  }
}
