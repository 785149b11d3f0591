import { assess, type Findings } from './assess'

const fine: Findings = {
  single: Array.from({ length: 15 }, () => 80),
  burst: Array.from({ length: 30 }, (_, i) => 50 * i),
  clock: 0.1,
  login: true,
  answers: true,
  room: 900,
  browser: true,
  screen: true,
}

const found = (more: Partial<Findings>, topic: string) => {
  const { findings, level } = assess({ ...fine, ...more })
  return { level, finding: findings.find((one) => one.topic === topic) }
}

test('good values in every topic make the whole result good', () => {
  const { findings, level } = assess(fine)
  expect(level).toBe('good')
  expect(new Set(findings.map((one) => one.level))).toEqual(new Set(['good']))
})

test('a server that does not respond makes its finding and the whole result bad', () => {
  const silent = Array.from({ length: 15 }, () => null)
  const { level, finding } = found({ single: silent, burst: silent }, 'Connection speed')
  expect(level).toBe('bad')
  expect(finding?.sentence).toBe('The server cannot be reached from here.')
})

test.each([
  [400, 'good'],
  [401, 'fair'],
  [2000, 'fair'],
  [2001, 'bad'],
] as const)('a response after %d ms is %s', (milliseconds, level) => {
  const { finding } = found({ single: Array.from({ length: 15 }, () => milliseconds) }, 'Connection speed')
  expect(finding).toMatchObject({ level, values: { milliseconds } })
})

test.each([
  [0, 'good'],
  [3, 'fair'],
  [4, 'bad'],
] as const)('%d lost requests of 45 are %s', (lost, level) => {
  const single = fine.single.map((took, i) => (i < lost ? null : took))
  const { finding } = found({ single }, 'Connection stability')
  expect(finding).toMatchObject({ level, values: { lost, all: 45 } })
})

test.each([
  [3000, 'good'],
  [3200, 'fair'],
  [8200, 'bad'],
] as const)('a class whose slowest child waits %d ms is %s', (last, level) => {
  const { finding } = found({ burst: [...fine.burst.slice(1), last] }, 'A class starting at once')
  expect(finding).toMatchObject({ level, values: { count: 30, seconds: last / 1000 } })
})

test.each([
  [{ login: false }, 'Browser storage', 'bad'],
  [{ answers: false }, 'Browser storage', 'bad'],
  [{ room: 5 }, 'Browser storage', 'fair'],
  [{ room: null }, 'Browser storage', 'good'],
  [{ browser: false }, 'Browser', 'bad'],
  [{ screen: false }, 'Screen', 'bad'],
  [{ clock: 9 }, 'Clock', 'fair'],
  [{ clock: null }, 'Clock', 'fair'],
] as const)('the value %j makes “%s” %s', (more, topic, level) => {
  expect(found(more, topic)).toMatchObject({ level, finding: { level } })
})
