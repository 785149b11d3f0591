import { useCallback, useState } from 'react'
import { assess, type Findings } from './assess'
import { isNewEnough, isWideEnough, keepsAnswers, keepsLogin, roomLeft } from './device'
import { clockDifference, requestAtOnce, requestOneByOne } from './network'

const singles = 15
const rounds = 3

export interface Result extends ReturnType<typeof assess> {
  children: number
  at: string
}

export type Check =
  | { stage: 'idle' }
  | { stage: 'running'; share: number; step: string }
  | { stage: 'done'; result: Result }

const steps = {
  single: 'Sending answers one by one',
  burst: 'Starting with a whole class at once',
  device: 'Checking this device',
} as const

/** Measures this device and its connection for a class, and reports the progress (0…1). */
async function measure(children: number, onProgress: (share: number, step: string) => void): Promise<Findings> {
  const all = singles + children * rounds
  const single = await requestOneByOne(singles, (done) => onProgress(done / all, steps.single))
  const burst = []
  for (let round = 0; round < rounds; round++) {
    const before = singles + round * children
    burst.push(await requestAtOnce(children, (done) => onProgress((before + done) / all, steps.burst)))
  }
  onProgress(1, steps.device)
  return {
    single,
    // Uses the slowest round: an average would hide what some children experience.
    burst: burst.sort((a, b) => slowest(b) - slowest(a))[0] ?? [],
    clock: await clockDifference(),
    login: keepsLogin(),
    answers: await keepsAnswers(),
    room: await roomLeft(),
    browser: isNewEnough(),
    screen: isWideEnough(),
  }
}

const slowest = (trips: readonly (number | null)[]) =>
  Math.max(...trips.map((trip) => trip ?? Number.POSITIVE_INFINITY))

/** Starts the check and returns its progress and result. */
export function useCheck() {
  const [check, setCheck] = useState<Check>({ stage: 'idle' })
  const begin = useCallback(async (children: number) => {
    setCheck({ stage: 'running', share: 0, step: steps.single })
    const findings = await measure(children, (share, step) => setCheck({ stage: 'running', share, step }))
    setCheck({ stage: 'done', result: { ...assess(findings), children, at: new Date().toISOString() } })
  }, [])
  return { check, begin }
}
