import { noticeSlice, undoBy, useAppDispatch, useMutation } from '@lekta/shared/client'
import { type Schedule, scheduleContract } from '@lekta/shared/contract/schedule'
import { useDayAndTime, useTimeZone } from '@lekta/shared/dates/use-day'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { useState } from 'react'
import type { Window } from '../../schedule/windows'
import { type Move, refusalOf, windowAfter } from './move-test'

interface Moved {
  id: number
  /** The time from which the test was moved. The move is shown until the server's answer differs from it. */
  before: string
  window: Window
}

/**
 * Returns the tests with a move that is being saved, and a function that moves a test. A move that is not possible
 * changes nothing and says why.
 */
export function useMoveTest(schedules: readonly Schedule[]) {
  const { t } = useTranslation()
  const zone = useTimeZone()
  const dayAndTime = useDayAndTime()
  const dispatch = useAppDispatch()
  const act = useAction()
  const [edit] = useMutation(scheduleContract.editSchedule)
  const [moved, setMoved] = useState<Moved | null>(null)
  const save = (schedule: Schedule, window: Window) => {
    const body = ({ opens_at, closes_at }: Window) => ({
      title: schedule.title,
      tries: schedule.tries_allowed,
      opens_at,
      closes_at,
    })
    const params = { id: schedule.id }
    return act(
      () => edit({ params, body: body(window) }).unwrap(),
      t('Moved to {{moment}}.', { moment: dayAndTime(window.opens_at) }),
      undoBy(scheduleContract.editSchedule, { params, body: body(schedule) }),
    )
  }
  const move = async (schedule: Schedule, by: Move) => {
    if (by.days === 0 && by.minutes === 0) return
    const window = windowAfter(schedule, by, zone)
    const refusal = refusalOf(schedule, window, Date.now())
    if (refusal !== null) {
      dispatch(noticeSlice.actions.noticed({ kind: 'error', text: t(refusal) }))
      return
    }
    setMoved({ id: schedule.id, before: schedule.opens_at, window })
    if (!(await save(schedule, window))) setMoved(null)
  }
  const isArrived = moved && schedules.some(({ id, opens_at }) => id === moved.id && opens_at !== moved.before)
  if (isArrived) setMoved(null)
  const shown = schedules.map((one) => (moved && !isArrived && one.id === moved.id ? { ...one, ...moved.window } : one))
  return { shown, move }
}
