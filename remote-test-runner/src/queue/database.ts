import type { Answer } from '@lekta/shared/contract/assessment/attempt'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  answers: {
    key: [testKey: string, tries: number, number: number]
    value: Answer & { place: string }
    indexes: { place: string }
  }
}

export type AnswerDatabase = IDBPDatabase<Schema>

/** Opens this browser's database of unsent answers. Rejects if the browser forbids databases. */
export const openDatabase = async (): Promise<AnswerDatabase> =>
  openDB<Schema>('lekta-test', 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: ['place', 'tries', 'number'] }).createIndex('place', 'place')
    },
    // Closes this connection, because a tab with a newer database version is waiting for that.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
