import type { ScheduledChild } from '@lekta/shared/contract/schedule'
import { isIn, statusOf } from './child-status'

const now = Date.parse('2026-11-24T02:00:00Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

const child: ScheduledChild = {
  id: 1,
  name: 'Ayu',
  avatar: null,
  classrooms: ['3A'],
  state: 'waiting',
  tries_used: 0,
  tries_allowed: 1,
  allowed_from: null,
  report_id: null,
  working: null,
}
const working = (moved: number, seen: number, more = {}): ScheduledChild => ({
  ...child,
  state: 'working',
  working: {
    answered: 3,
    max_items: 30,
    moved_at: ago(moved),
    seen_at: ago(seen),
    guessing: false,
    resting: false,
    ...more,
  },
})

test.each([
  ['a child who has not started an open test is waiting', child, 'open', 'waiting'],
  ['a child who has not started a closed test has missed it', child, 'closed', 'missed'],
  ['a child who moved on within two minutes is reading', working(119, 10), 'open', 'reading'],
  ['a child who has not moved on for two minutes is idle', working(121, 10), 'open', 'idle'],
  ['a child whose browser has been silent for a minute is away', working(61, 61), 'open', 'away'],
  ['a child who is guessing has that status', working(5, 5, { guessing: true }), 'open', 'guessing'],
  ['a child in a pause is resting, not guessing', working(5, 5, { guessing: true, resting: true }), 'open', 'resting'],
  ['a child who has finished stays finished', { ...child, state: 'finished', report_id: 4 }, 'closed', 'finished'],
] as const)('%s', (_, one, state, status) => {
  expect(statusOf(one, state, now)).toBe(status)
})

test('a child who is away counts both as needing attention and as working', () => {
  expect([isIn('look', 'away'), isIn('working', 'away'), isIn('look', 'reading'), isIn('all', 'missed')]).toEqual([
    true,
    true,
    false,
    true,
  ])
})
