import { type Store, useQuery, useStore } from '@lekta/shared/client'
import { type ScheduleRecord, scheduleContract } from '@lekta/shared/contract/schedule'
import type { QueryState } from '@lekta/shared/feedback/query-content'
import { useEffect } from 'react'
import { useNow } from './use-now'
import { watchSchedule } from './watch-schedule'

/** Milliseconds between two updates of relative times. */
const tick = 5000

interface LiveSchedule extends QueryState<ScheduleRecord> {
  /** The server's time. */
  now: number
  /** How many milliseconds the server's clock is ahead of the device's. */
  ahead: number
}

/** Returns a test's record, kept up to date by the server, and the server's time. */
export function useLiveSchedule(id: number): LiveSchedule {
  const store = useStore() as Store
  const {
    currentData,
    error,
    refetch,
    fulfilledTimeStamp = 0,
  } = useQuery(scheduleContract.schedule, { params: { id } })
  useEffect(() => watchSchedule(store, id), [store, id])
  const here = useNow(tick)
  // The device's clock may be minutes off, so times from the server are compared with the server's clock.
  const ahead = currentData ? Date.parse(currentData.now) - fulfilledTimeStamp : 0
  const now = Math.max(here + ahead, currentData ? Date.parse(currentData.now) : 0)
  return { data: currentData, error, refetch, now, ahead }
}
