import type { Database } from '../database/connect'
import { type LiveMessage, publish } from './live'

/** What is told of a schedule: the id of a child who has moved, or null when the schedule itself has changed. */
export type ScheduleMessage = number | null

/** Under which all that happens in a schedule is told live. */
export const scheduleTopic = (id: number) => `schedule ${id}`

export const newsOfChild = (scheduleId: number, studentId: number): LiveMessage => ({
  topic: scheduleTopic(scheduleId),
  message: studentId satisfies ScheduleMessage,
})

/** Tells those who watch a schedule that it has changed, once this transaction is committed. */
export const publishChange = (transaction: Database, scheduleId: number) =>
  publish(transaction, [{ topic: scheduleTopic(scheduleId), message: null satisfies ScheduleMessage }])
