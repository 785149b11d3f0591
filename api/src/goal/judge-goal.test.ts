import { judgeGoal } from './judge-goal'

const at = (day: string) => new Date(`${day}T08:00:00Z`)
const demand = { start: 500, setAt: at('2026-07-01'), target: 600, by: '2026-12-31' }

test.each([
  ['the target is met', 600, '2026-09-01', '2026-10-01', 'reached'],
  ['the target is met after the day', 610, '2026-12-01', '2027-02-01', 'reached'],
  ['half of the way is done in half of the time', 550, '2026-09-30', '2026-10-01', 'on track'],
  ['a third of the way is done in half of the time', 533, '2026-09-30', '2026-10-01', 'behind'],
  ['it was on the way at the last test, however long ago', 520, '2026-08-01', '2026-12-01', 'on track'],
  ['there is no test since it was set', 500, '2026-06-01', '2026-10-01', 'waiting'],
  ['the last day has passed', 590, '2026-12-20', '2027-01-01', 'missed'],
] as const)('when %s, measure %i at %s is on %s: %s', (_, current, testedAt, now, state) => {
  expect(judgeGoal(demand, { current, testedAt: at(testedAt) }, at(now))).toBe(state)
})

test('the last day still counts', () => {
  expect(judgeGoal(demand, { current: 599, testedAt: at('2026-12-20') }, at('2026-12-31'))).not.toBe('missed')
})

test('without a reliable test a goal waits', () => {
  expect(judgeGoal(demand, { current: null, testedAt: null }, at('2026-10-01'))).toBe('waiting')
})
