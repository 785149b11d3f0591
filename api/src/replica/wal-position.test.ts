import { measureLag } from './measure-lag'
import { shareNext } from './share-next'
import { END_OF_WAL, formatPosition, parsePosition } from './wal-position'

test('positions are read and written as PostgreSQL does, and compared as numbers', () => {
  expect(['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF'].map((text) => formatPosition(parsePosition(text) ?? -1n))).toEqual(
    ['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF'],
  )
  expect(parsePosition('FFFFFFFF/FFFFFFFF')).toBe(END_OF_WAL)
  expect((parsePosition('10/0') ?? 0n) > (parsePosition('9/FFFFFFFF') ?? 0n)).toBe(true)
})

test('a text of another form is no position', () => {
  for (const text of ['', '16', '16/', 'x/1', '1/2/3', '123456789/0', '16/b374']) expect(parsePosition(text)).toBeNull()
})

describe('the lag of a replica', () => {
  test('is the age of the oldest thing that it lacked when it was seen', () => {
    const lag = measureLag()
    expect(lag.seconds()).toBe(0)
    for (const second of [1, 2, 3, 4]) lag.addWritten(BigInt(second * 100), second * 1000)
    lag.setReplayed(250n, 4500)
    expect(lag.seconds()).toBe(1.5)
    lag.setReplayed(400n, 5000)
    expect([lag.seconds(), lag.has(400n), lag.has(401n)]).toEqual([0, true, false])
  })

  test('does not count what only the previous writer had', () => {
    const lag = measureLag()
    lag.addWritten(900n, 1000)
    lag.addWritten(500n, 2000)
    lag.setReplayed(500n, 3000)
    expect(lag.seconds()).toBe(0)
  })
})

test('callers share a run that begins after all of them have called', async () => {
  let runs = 0
  const finish: (() => void)[] = []
  const run = shareNext(async () => {
    runs++
    const own = runs
    await new Promise<void>((resolve) => finish.push(resolve))
    return own
  })
  const first = run()
  await Promise.resolve()
  const others = [run(), run()]
  await Promise.resolve()
  expect(runs).toBe(1)
  finish[0]?.()
  expect(await first).toBe(1)
  await new Promise(setImmediate)
  finish[1]?.()
  expect(await Promise.all(others)).toEqual([2, 2])
})

test('a failed run fails those who waited for it, and no others', async () => {
  const results = [Promise.reject(new Error('no')), Promise.resolve('yes')]
  const run = shareNext(() => results.shift() as Promise<string>)
  await expect(run()).rejects.toThrow('no')
  expect(await run()).toBe('yes')
})
