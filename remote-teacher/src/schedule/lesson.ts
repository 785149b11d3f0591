import { instantOf, type WallTime, wallTime } from '@lekta/shared/lib/time/zone-time'
import type { Window } from './windows'

/** A window as it is entered: the day and time of its opening and of its closing, in the school's time zone. */
export interface Lesson {
  day: string
  from: string
  lastDay: string
  until: string
}

/** The lengths of a lesson offered as quick choices, in minutes. */
export const lessonMinutes = [30, 40, 60] as const

/** The lesson offered first: its start, and its length in minutes. */
export const firstLesson = { from: '07:30', minutes: 40 } as const

const MINUTE = 60_000

const instant = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`)
const wallAt = (at: number): WallTime => wallTime(new Date(at), 'UTC')

/** Returns a lesson of some minutes that begins at a time. */
export function lessonOf(day: string, from: string, minutes: number): Lesson {
  const end = wallAt(instant(day, from) + minutes * MINUTE)
  return { day, from, lastDay: end.day, until: end.time }
}

/** Returns the length of a lesson in minutes; NaN if one of its times is missing. */
export const minutesOf = ({ day, from, lastDay, until }: Lesson): number =>
  (instant(lastDay, until) - instant(day, from)) / MINUTE

/** Moves the beginning of a lesson. Its end follows, so that it lasts as long as before. */
export function moveLesson(lesson: Lesson, change: Partial<Pick<Lesson, 'day' | 'from'>>): Lesson {
  const next = { ...lesson, ...change }
  const minutes = minutesOf(lesson)
  const isWhole = minutes > 0 && !Number.isNaN(instant(next.day, next.from))
  return isWhole ? lessonOf(next.day, next.from, minutes) : { ...next, lastDay: change.day ?? lesson.lastDay }
}

/** Returns a lesson's window in UTC. A time that is missing is an empty text. */
export function windowOfLesson({ day, from, lastDay, until }: Lesson, zone: string | undefined): Window {
  const iso = (wall: WallTime) => instantOf(wall, zone)?.toISOString() ?? ''
  return { opens_at: iso({ day, time: from }), closes_at: iso({ day: lastDay, time: until }) }
}

/** Returns a window as it is entered. */
export function lessonOfWindow({ opens_at, closes_at }: Window, zone: string | undefined): Lesson {
  const [opens, closes] = [wallTime(new Date(opens_at), zone), wallTime(new Date(closes_at), zone)]
  return { day: opens.day, from: opens.time, lastDay: closes.day, until: closes.time }
}

type WindowErrors = { opens_at?: string; closes_at?: string }

/** Returns what is wrong with a window, as the server would say it. */
export function windowErrors({ opens_at, closes_at }: Window, now: number): WindowErrors {
  if (opens_at === '') return { opens_at: 'Please choose a day and a time.' }
  if (closes_at === '') return { closes_at: 'Please choose a day and a time.' }
  if (closes_at <= opens_at) return { closes_at: 'Closing time must be after opening time.' }
  return Date.parse(closes_at) <= now ? { closes_at: 'Closing time must be in the future.' } : {}
}
