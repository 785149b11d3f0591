import { sessionContract } from '@lekta/shared/contract/session'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import type { Profile } from '../contract/session'
import { dateFormat } from '../lib/formats'
import { useCsvDay, useDay, useDayAndTime, useTimeRange, useTimestamp } from './use-day'

/** A time at which the next day has already begun in the east of Indonesia. */
const evening = '2026-11-20T16:30:00Z'
const device = new Intl.DateTimeFormat().resolvedOptions().timeZone

const Clock = () => {
  const [day, dayAndTime] = [useDay(), useDayAndTime()]
  return (
    <p>
      {day(evening)} / {dayAndTime(evening)}
    </p>
  )
}

const profile: Profile = {
  id: 1,
  avatar: null,
  name: 'Ayu Lestari',
  username: 'ayu',
  email: null,
  email_confirmed: false,
  language: 'en',
  roles: ['parent'],
  school: null,
}

const show = (school: Profile['school'], role: 'parent' | 'child' | 'teacher') =>
  renderScreen(Clock, {
    role,
    answers: answers(sessionContract, { profileMe: async () => ({ ...profile, roles: [role], school }) }),
  })

const formatted = (timeZone: string) => {
  const day = dateFormat('en', { dateStyle: 'long', timeZone })
  const options = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return `${day.format(new Date(evening))} / ${dateFormat('en', { ...options, timeZone }).format(new Date(evening))}`
}

test.each(['Asia/Jakarta', 'Asia/Jayapura'])('a user of a school in %s sees its local time', async (zone) => {
  show({ id: 1, name: 'SD Melati', time_zone: zone }, 'teacher')
  expect(await screen.findByText(formatted(zone))).toBeVisible()
})

test.each(['parent', 'child'] as const)('a %s without a school sees the time of the device', async (role) => {
  show(null, role)
  expect(await screen.findByText(formatted(device))).toBeVisible()
})

const CsvDay = () => <p>{useCsvDay()(evening)}</p>
const Timestamp = () => <p>{useTimestamp()(evening)}</p>

test.each([
  { kind: 'date in a CSV file', Shown: CsvDay, text: '2026-11-21' },
  { kind: 'timestamp', Shown: Timestamp, text: '2026-11-21 01:30:00' },
])('a $kind is in the time of the school', async ({ Shown, text }) => {
  const school = { id: 1, name: 'SD Melati', time_zone: 'Asia/Jayapura' }
  renderScreen(Shown, {
    role: 'teacher',
    answers: answers(sessionContract, { profileMe: async () => ({ ...profile, roles: ['teacher'], school }) }),
  })
  expect(await screen.findByText(text)).toBeVisible()
})

test('the sample time is on different days in the west and the east of Indonesia', () => {
  expect(formatted('Asia/Jakarta')).toBe('20 November 2026 / Fri 20 Nov, 23:30')
  expect(formatted('Asia/Jayapura')).toBe('21 November 2026 / Sat 21 Nov, 01:30')
})

const Range = ({ until }: { until: string }) => (
  <p>{useTimeRange()('2026-12-02T09:00:00Z', until).replace(/\s/g, ' ')}</p>
)

test.each([
  ['2026-12-02T11:00:00Z', 'Wed 2 Dec, 16:00–18:00'],
  ['2026-12-02T17:00:00Z', 'Wed 2 Dec, 16:00 – Thu 3 Dec, 00:00'],
])('the time range of a test until %s names each day once', async (until, text) => {
  const school = { id: 1, name: 'SD Melati', time_zone: 'Asia/Jakarta' }
  renderScreen(() => <Range until={until} />, {
    role: 'teacher',
    answers: answers(sessionContract, { profileMe: async () => ({ ...profile, roles: ['teacher'], school }) }),
  })
  expect(await screen.findByText(text)).toBeVisible()
})
