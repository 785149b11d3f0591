import type { ReadingAid } from '@lekta/shared/contract/assessment/reading'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { perDatabase } from '../database/per-database'
import { attempt, attemptItem } from '../database/schema'

/** An answer to store, and the item that is given next, if any. */
export interface AnswerWithNext {
  attemptId: number
  number: number
  choice: number | null
  correct: boolean
  milliseconds: number
  aids: readonly ReadingAid[] | null
  answeredAt: Date
  nextItem: { number: number; itemId: string; difficulty: number } | null
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
  const nextItem = database.$with('next_item', { attemptId: attemptItem.attemptId }).as(
    sql`insert into ${attemptItem} (attempt_id, number, item_id, difficulty)
      select attempt_id, ${typed('nextNumber', 'smallint')}, ${typed('nextItem', 'text')}, ${typed('nextDifficulty', 'float8')}
      from stored where ${typed('nextItem', 'text')} is not null returning attempt_id`,
  )
  return database.with(stored, nextItem).select({ attemptId: stored.attemptId }).from(stored).prepare('store_answer')
})

/**
 * Stores an answer and the next item. Stores neither if a concurrent request has already stored the answer or ended
 * the attempt. This is one statement, so that it takes one transaction and one round trip. Returns whether they were
 * stored.
 */
export async function storeAnswer(
  database: Database,
  { nextItem, answeredAt, ...answer }: AnswerWithNext,
): Promise<boolean> {
  const next = {
    nextNumber: nextItem?.number ?? null,
    nextItem: nextItem?.itemId ?? null,
    nextDifficulty: nextItem?.difficulty ?? null,
  }
  const rows = await preparedInsert(database).execute({
    ...answer,
    ...next,
    answeredAt: answeredAt.toISOString(),
  })
  return rows.length === 1
}
