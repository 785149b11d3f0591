import type { ReadingAid } from '@lekta/shared/contract/assessment/reading'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { attempt, attemptItem } from '../database/schema'
import type { AttemptItem } from './attempt-state'

/** An answer to store, and the items that are given next. */
export interface AnswerWithNext {
  attemptId: number
  number: number
  choice: number | null
  correct: boolean
  milliseconds: number
  aids: readonly ReadingAid[] | null
  answeredAt: Date
  nextItems: readonly Pick<AttemptItem, 'number' | 'itemId' | 'difficulty' | 'uncertainty'>[]
}

const preparedInsert = perDatabase((database) => {
  const typed = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`
  // The attempt is locked until the answer is stored, so that the attempt cannot end in between.
  const runningAttempt = database
    .select({ one: sql`1` })
    .from(attempt)
    .where(and(eq(attempt.id, sql.placeholder('attemptId')), eq(attempt.status, 'started')))
    .for('share')
  const stored = database.$with('stored').as(
    database
      .update(attemptItem)
      .set({
        choice: typed('choice', 'smallint'),
        correct: typed('correct', 'boolean'),
        milliseconds: typed('milliseconds', 'integer'),
        aids: typed('aids', 'text[]'),
        answeredAt: typed('answeredAt', 'timestamptz'),
      })
      .where(
        and(
          eq(attemptItem.attemptId, sql.placeholder('attemptId')),
          eq(attemptItem.number, sql.placeholder('number')),
          isNull(attemptItem.answeredAt),
          exists(runningAttempt),
        ),
      )
      .returning({ attemptId: attemptItem.attemptId }),
  )
  const nextItems = database.$with('next_items', { attemptId: attemptItem.attemptId }).as(
    sql`insert into ${attemptItem} (attempt_id, number, item_id, difficulty, uncertainty)
      select stored.attempt_id, next.* from stored cross join unnest(
        ${typed('numbers', 'smallint[]')}, ${typed('itemIds', 'text[]')}, ${typed('difficulties', 'float8[]')},
        ${typed('uncertainties', 'float8[]')}
      ) next returning attempt_id`,
  )
  return database.with(stored, nextItems).select({ attemptId: stored.attemptId }).from(stored).prepare('store_answer')
})

/**
 * Stores an answer and the next items. Stores nothing if a concurrent request has already stored the answer or ended
 * the attempt. This is one statement, so that it takes one transaction and one round trip. Returns whether they were
 * stored.
 */
export async function storeAnswer(
  database: Database,
  { nextItems, answeredAt, ...answer }: AnswerWithNext,
): Promise<boolean> {
  const next = {
    numbers: nextItems.map(({ number }) => number),
    itemIds: nextItems.map(({ itemId }) => itemId),
    difficulties: nextItems.map(({ difficulty }) => difficulty),
    uncertainties: nextItems.map(({ uncertainty }) => uncertainty),
  }
  const rows = await preparedInsert(database).execute({
    ...answer,
    ...next,
    answeredAt: answeredAt.toISOString(),
  })
  return rows.length === 1
}
