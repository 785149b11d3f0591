import type { Schedule } from '@lekta/shared/contract/schedule'
import { useState } from 'react'
import { useSchedulesBetween } from '../schedule/use-schedules-between'
import type { GiveValues } from './use-give'

const DAY = 24 * 60 * 60_000

/** The number of days around today whose tests are compared with the new one. */
const compared = { back: 60, ahead: 366 } as const

/** Returns the recent and coming tests, and those of the form's test that its classes already have. */
export function useRunningTests() {
  const [today] = useState(() => Math.floor(Date.now() / DAY) * DAY)
  const at = (days: number) => new Date(today + days * DAY).toISOString()
  const { data: tests = [] } = useSchedulesBetween(at(-compared.back), at(compared.ahead))
  const runningIn = ({ classrooms, exam }: Pick<GiveValues, 'classrooms' | 'exam'>): Schedule[] =>
    tests.filter(
      (test) =>
        test.state !== 'closed' && test.exam.code === exam && test.classrooms.some(({ id }) => classrooms.includes(id)),
    )
  return { tests, runningIn }
}

/** Returns the title, with a number if there is already a test with this title. */
export function findFreeTitle(title: string, tests: readonly Pick<Schedule, 'title'>[]): string {
  const taken = new Set(tests.map((test) => test.title))
  const candidates = [title, ...Array.from({ length: tests.length + 1 }, (_, i) => `${title} (${i + 2})`)]
  return candidates.find((candidate) => !taken.has(candidate)) ?? title
}
