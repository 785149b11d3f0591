import { erasure } from '../../database/schema'
import type { TestApp } from '../../testing/test-app'
import { eraseDue } from '../erase/erase-due'
import { hashPerson } from '../person-hash'

/** Inserts a request to erase an account that is already due, and returns the hash of the person. */
export async function insertDue(
  { database }: TestApp,
  { id }: { id: number },
  values: Partial<typeof erasure.$inferInsert> = {},
): Promise<string> {
  const personHash = (await hashPerson(database, id)) ?? ''
  const times = { requestedAt: new Date('2026-11-03T02:00:00Z'), dueAt: new Date(Date.now() - 1000) }
  await database
    .insert(erasure)
    .values({ accountId: id, personHash, kind: 'child', reason: 'request', ...times, ...values })
  return personHash
}

/** Erases everyone who is due. Returns their number. */
export const eraseNow = ({ app, database }: TestApp) => eraseDue(database, app.dependencies.config, new Date())
