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
  ['who has not begun waits', child, 'open', 'waiting'],
  ['and has missed it once it is closed', child, 'closed', 'missed'],
  ['who moved lately reads', working(119, 10), 'open', 'reading'],
  ['who has not moved for two minutes is idle', working(121, 10), 'open', 'idle'],
  ['whose browser is silent for a minute is away', working(61, 61), 'open', 'away'],
  ['who guesses is seen to', working(5, 5, { guessing: true }), 'open', 'guessing'],
  ['who was asked to rest is resting', working(5, 5, { guessing: true, resting: true }), 'open', 'resting'],
  ['who has finished has', { ...child, state: 'finished', report_id: 4 }, 'closed', 'finished'],
] as const)('%s', (_, one, state, status) => {
  expect(statusOf(one, state, now)).toBe(status)
})

test('children who need help are counted among those working', () => {
  expect([isIn('look', 'away'), isIn('working', 'away'), isIn('look', 'reading'), isIn('all', 'missed')]).toEqual([
    true,
    true,
    false,
    true,
  ])
})
