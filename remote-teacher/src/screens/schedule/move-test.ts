import type { Schedule } from '@lekta/shared/contract/schedule'
import { dayAfter } from '@lekta/shared/lib/time/zone-time'
import { lessonOfWindow, moveLesson, windowErrors, windowOfLesson } from '../../schedule/lesson'
import type { Window } from '../../schedule/windows'
import { minutesOfTime, timeOfMinutes } from './week-layout'

/** The grid on which tests are moved, in minutes. */
export const gridMinutes = 15

/** How far a test is moved. */
export interface Move {
  days: number
  minutes: number
}

const MIDNIGHT = 24 * 60

/** Returns the minutes since midnight at which a test begins after it was moved: a multiple of 15 within the day. */
export function movedStart(from: number, minutes: number): number {
  const snapped = Math.round((from + minutes) / gridMinutes) * gridMinutes
  return minutes === 0 ? from : Math.min(MIDNIGHT - gridMinutes, Math.max(0, snapped))
}

/** Returns the window of a test that was moved by days and minutes in the school's time zone, as long as before. */
export function windowAfter(window: Window, { days, minutes }: Move, zone: string | undefined): Window {
  const lesson = lessonOfWindow(window, zone)
  const from = timeOfMinutes(movedStart(minutesOfTime(lesson.from), minutes))
  return windowOfLesson(moveLesson(lesson, { day: dayAfter(lesson.day, days), from }), zone)
}

/** Returns why a test cannot be moved to a window; null if it can. */
export function refusalOf(
  { changeable, state, working, finished }: Pick<Schedule, 'changeable' | 'state' | 'working' | 'finished'>,
  window: Window,
  now: number,
) {
  if (!changeable) return 'Only the person who gave this test, or the school, can change it.'
  if (state === 'closed') return 'This test is closed, so it cannot be moved. Give it again, or reopen it.'
  if (state === 'open' || working + finished > 0) {
    return 'This test has already begun, so it cannot be moved. You can extend it.'
  }
  if (Date.parse(window.opens_at) < now) return 'That time has already passed. Choose a later one.'
  const { opens_at, closes_at } = windowErrors(window, now)
  return opens_at ?? closes_at ?? null
}
