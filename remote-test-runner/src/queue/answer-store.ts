import type { Answer } from '@lekta/shared/contract/assessment/attempt'
import { type AnswerDatabase, openDatabase } from './database'
import { createFallbackStore } from './fallback-store'
import { inOrder, isSame, keyOf, type TestParams } from './test-params'

/** The answers of one test that the server has not confirmed yet. */
export interface AnswerStore {
  /** All unconfirmed answers, in order. */
  waiting(): Promise<Answer[]>
  /** Stores an answer, unless the item already has one. Resolves to whether the answer survives a closed tab. */
  keep(answer: Answer): Promise<{ lasting: boolean }>
  drop(answers: readonly Answer[]): Promise<void>
  /** Whether stored answers, and answers stored later, survive a closed tab, as far as is known. */
  lasting(): Promise<boolean>
}

/** Milliseconds to wait for the database before it counts as missing. In some browsers it never responds. */
export const databaseTimeoutMs = 5000

/** The last part of that time, which is waited for on its own. */
const lastWaitMs = 500

// Resolves to null if the database is forbidden, full, gone, or does not respond. The fallback store then takes over,
// and the page says so.
async function tryOn<T>(opening: Promise<AnswerDatabase>, work: (database: AnswerDatabase) => Promise<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<null>((resolve) => {
    // When a tablet wakes up, the first timer is due before the database can respond, but the second one is not.
    timer = setTimeout(() => {
      timer = setTimeout(resolve, lastWaitMs, null)
    }, databaseTimeoutMs - lastWaitMs)
  })
  try {
    return await Promise.race([opening.then(work), silence])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

const add = (answers: readonly Answer[], more: readonly Answer[]) => [
  ...answers,
  ...more.filter((one) => !answers.some((other) => isSame(one, other))),
]

const without = (answers: readonly Answer[], dropped: readonly Answer[]) =>
  answers.filter((one) => !dropped.some((other) => isSame(one, other)))

async function write(database: AnswerDatabase, testKey: string, answer: Answer) {
  // Strict durability makes sure that the answer is on the disk even if the tablet switches off.
  const transaction = database.transaction('answers', 'readwrite', { durability: 'strict' })
  const existing = await transaction.store.getKey([testKey, answer.tries, answer.number])
  if (!existing) await transaction.store.add({ ...answer, place: testKey })
  await transaction.done
  return true
}

async function remove(database: AnswerDatabase, testKey: string, answers: readonly Answer[]) {
  const transaction = database.transaction('answers', 'readwrite')
  for (const { tries, number } of answers) await transaction.store.delete([testKey, tries, number])
  await transaction.done
}

/** The local store of one test: IndexedDB, with the fallback store for what cannot be written there. */
export function openAnswerStore(testParams: TestParams): AnswerStore {
  const key = keyOf(testParams)
  const fallback = createFallbackStore(key)
  const opening = openDatabase()
  // This page sends every answer it has stored, even if another tab or the browser has emptied the database in the
  // meantime.
  let storedHere: readonly Answer[] = []
  // The answers that were dropped. If a broken disk cannot delete them, this page still does not send them again.
  let dropped: readonly Answer[] = []
  return {
    async waiting() {
      const rows = (await tryOn(opening, (database) => database.getAllFromIndex('answers', 'place', key))) ?? []
      const answers = rows.map(({ place: _, ...answer }) => answer)
      return inOrder(without(add(add(answers, fallback.all()), storedHere), dropped))
    },
    async keep(answer) {
      dropped = without(dropped, [answer])
      storedHere = add(storedHere, [answer])
      const lasting = (await tryOn(opening, (database) => write(database, key, answer))) ?? false
      if (!lasting) fallback.add(answer)
      return { lasting }
    },
    async drop(answers) {
      dropped = [...dropped, ...answers]
      storedHere = without(storedHere, answers)
      fallback.remove(answers)
      await tryOn(opening, (database) => remove(database, key, answers))
    },
    lasting: async () => fallback.all().length === 0 && ((await tryOn(opening, async () => true)) ?? false),
  }
}
