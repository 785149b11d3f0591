import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { answers } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { act } from '@testing-library/react'
import { noRun, type Run } from '../../run/run'
import { lifeEvery, useSignOfLife } from './use-sign-of-life'

const running: Run = { ...noRun, tries: 2, entered: true, answered: 3 }

let sent: object[] = []
beforeEach(() => {
  sent = []
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  Object.defineProperty(document, 'hidden', { configurable: true, value: false })
})

let currentRun: Run
const Probe = () => {
  useSignOfLife({ code: 'READ', id: 1 }, currentRun)
  return null
}

function open(run: Run) {
  currentRun = run
  const showLife = async ({ params, body }: { params: object; body: object }) => {
    sent.push({ ...params, ...body })
    return null
  }
  return renderScreen(Probe, { answers: answers(attemptContract, { showLife }), role: 'child' })
}

const wait = (times: number) => act(() => jest.advanceTimersByTimeAsync(times * lifeEvery))

test('a running test sends a sign of life in every interval', async () => {
  open(running)
  await wait(2.5)
  expect(sent).toEqual(Array(2).fill({ code: 'READ', id: 1, tries: 2 }))
})

test('a hidden page, and a test that is finished, in another tab or not yet loaded, send nothing', async () => {
  const over = open({ ...running, finished: true })
  await wait(2)
  over.unmount()
  const yielded = open({ ...running, elsewhere: true })
  await wait(2)
  yielded.unmount()
  const coming = open({ ...running, entered: false })
  await wait(2)
  coming.unmount()
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  open(running)
  await wait(2)
  expect(sent).toEqual([])
})

test('nothing is sent after unmounting', async () => {
  open(running).unmount()
  await wait(2)
  expect(sent).toEqual([])
})
