import type { Database } from '../database/connect'
import { type LiveMessage, publish } from './publish'

/** A change to a schedule: the id of the child that it concerns, or null if it concerns the schedule itself. */
export type ScheduleMessage = number | null

/** Returns the topic of all events of a schedule. */
export const scheduleTopic = (id: number) => `schedule ${id}`

export const newsOfChild = (scheduleId: number, studentId: number): LiveMessage => ({
  topic: scheduleTopic(scheduleId),
  message: studentId satisfies ScheduleMessage,
})

/** Publishes that a schedule has changed. The message is sent after the transaction has committed. */
export const publishChange = (transaction: Database, scheduleId: number) =>
  publish(transaction, [{ topic: scheduleTopic(scheduleId), message: null satisfies ScheduleMessage }])
