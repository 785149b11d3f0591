import { fakeHttp } from '@lekta/shared/testing/fake-api'
import { waitFor } from '@testing-library/react'
import { createFixtures, fixtureTestParams as testParams } from '../fixtures'
import { testLength } from '../fixtures-engine'
import { openAnswerStore } from '../queue/answer-store'
import { forbidDatabase, freshBrowser } from '../testing/fresh-browser'
import { unreliableNetwork } from '../testing/unreliable-network'
import { currentItem, type Run, viewOf } from './run'
import { createRunner, type Runner } from './runner'

type Net = ReturnType<typeof unreliableNetwork>

const { max_items: maxItems } = testLength('pairs')
const open: Runner[] = []
const broken = jest.fn()

/** Creates a runner as a newly opened tab does. It retries without a delay. */
function page(net: Net) {
  const runner = createRunner({
    testParams,
    http: net.http,
    store: openAnswerStore(testParams),
    passedAttempt: null,
    onBroken: broken,
    wait: () => 5,
  })
  open.push(runner)
  runner.open()
  return runner
}

async function startAttempt(net = unreliableNetwork(fakeHttp(createFixtures()))) {
  await net.http.post(`/v2/test/${testParams.code}/${testParams.id}/start`)
  net.tried.length = 0
  return net
}

const until = (runner: Runner, holds: (run: Run) => boolean) =>
  waitFor(() => expect(holds(runner.current())).toBe(true))
const onItem = (runner: Runner, number: number) =>
  until(runner, (run) => viewOf(run).kind === 'item' && currentItem(run)?.number === number)
const answered = (runner: Runner, count: number) =>
  until(runner, (run) => run.answered === count && run.unconfirmed.length === 0)
const waiting = async () => (await openAnswerStore(testParams).waiting()).map(({ number }) => number)

async function answerTo(runner: Runner, last: number) {
  for (let number = currentItem(runner.current())?.number ?? 1; number <= last; number++) {
    await onItem(runner, number)
    runner.answer(0, 5000)
  }
}

beforeEach(() => {
  freshBrowser()
  broken.mockClear()
})
afterEach(() => {
  for (const runner of open.splice(0)) runner.close()
  expect(broken).not.toHaveBeenCalled()
})

test('a whole test sends each answer once and in order', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  await answerTo(runner, maxItems)
  await until(runner, (run) => run.finished)
  const sent = net.tried.filter((call) => call.startsWith('answer'))
  expect(sent).toEqual(Array.from({ length: maxItems }, (_, i) => `answer ${i + 1}`))
  expect(await waiting()).toEqual([])
})

test('an answer is stored in the browser before it is sent, and stays there if it cannot be sent', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.always = 'down'
  const storedWhenSent: number[][] = []
  net.http.interceptors.request.use(async (config) => {
    storedWhenSent.push(await waiting())
    return config
  })
  runner.answer(2, 5000)
  await waitFor(() => expect(net.tried).toContain('answer 1'))
  expect(storedWhenSent[0]).toEqual([1])
  expect(await openAnswerStore(testParams).waiting()).toEqual([{ tries: 1, number: 1, choice: 2, milliseconds: 5000 }])
})

test('during an outage the child gets one more item and then waits, and the run recovers by itself', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.always = 'down'
  await answerTo(runner, 2)
  await until(runner, (run) => viewOf(run).kind === 'waiting' && run.delayed)
  await waitFor(() => expect(net.tried.length).toBeGreaterThan(8))
  expect(await waiting()).toEqual([1, 2])
  net.always = 'fine'
  await onItem(runner, 3)
  await answered(runner, 2)
  expect(await waiting()).toEqual([])
})

test.each([
  ['lost responses', ['lost', 'lost', 'fine', 'lost']],
  ['duplicate requests', ['twice', 'twice', 'fine', 'twice']],
  ['responses 500, 503 and 429', [500, 503, 429, 'fine', 500]],
  ['all failures together', ['lost', 500, 'twice', 'down', 'lost', 429, 'twice']],
] as const)('%s neither lose nor duplicate an answer', async (_, forecast) => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.conditions.push(...forecast)
  await answerTo(runner, 4)
  await answered(runner, 4)
  expect(currentItem(runner.current())?.number).toBe(5)
  expect(await waiting()).toEqual([])
})

test('after a reload stored answers are sent first, and the attempt continues after them', async () => {
  const net = await startAttempt()
  const first = page(net)
  await onItem(first, 1)
  net.always = 'down'
  await answerTo(first, 2)
  await waitFor(async () => expect(await waiting()).toEqual([1, 2]))
  first.close()
  net.always = 'fine'
  net.tried.length = 0
  const second = page(net)
  await onItem(second, 3)
  expect(net.tried).toEqual(['answer 1', 'answer 2', 'test', 'start'])
})

test('a reload while offline shows waiting answers, and recovers when the network returns', async () => {
  const net = await startAttempt()
  const first = page(net)
  await onItem(first, 1)
  net.always = 'down'
  answerCurrentItem(first)
  await waitFor(async () => expect(await waiting()).toEqual([1]))
  first.close()
  const second = page(net)
  await until(second, (run) => viewOf(run).kind === 'waiting' && run.unconfirmed.length === 1)
  net.always = 'fine'
  await onItem(second, 2)
})

const answerCurrentItem = (runner: Runner) => runner.answer(1, 4000)

test('an item is not shown again after a reload if only the response to its answer was lost', async () => {
  const net = await startAttempt()
  const first = page(net)
  await onItem(first, 1)
  net.conditions.push('lost')
  net.always = 'down'
  answerCurrentItem(first)
  await waitFor(() => expect(net.tried).toContain('answer 1'))
  first.close()
  net.always = 'fine'
  const second = page(net)
  await onItem(second, 2)
  await answered(second, 1)
})

test('when the session ends, answers are kept and then sent after the next login', async () => {
  const net = await startAttempt()
  const first = page(net)
  await onItem(first, 1)
  net.always = 401
  answerCurrentItem(first)
  await until(first, (run) => viewOf(run).kind === 'loggedOut' && run.unconfirmed.length === 1)
  expect(await waiting()).toEqual([1])
  first.close()
  net.always = 'fine'
  const second = page(net)
  await onItem(second, 2)
  expect(await waiting()).toEqual([])
})

test('a login elsewhere is recognised, and the stored answer is sent when this page continues', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.refusal = { code: 50012, message: 'You have logged in somewhere else.' }
  net.conditions.push(401)
  answerCurrentItem(runner)
  await until(runner, ({ trouble }) => trouble?.kind === 'loggedOut' && trouble.elsewhere)
  expect(await waiting()).toEqual([1])
  runner.open()
  await onItem(runner, 2)
  expect(await waiting()).toEqual([])
})

test('the page of a captive portal is treated as a network failure', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.conditions.push(200, 200)
  answerCurrentItem(runner)
  await answered(runner, 1)
  expect(net.tried.filter((call) => call === 'answer 1')).toHaveLength(3)
})

test('a refused answer is kept and sent when the same page is opened again', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.conditions.push(403)
  answerCurrentItem(runner)
  await until(runner, (run) => viewOf(run).kind === 'blocked')
  expect(await waiting()).toEqual([1])
  runner.open()
  await onItem(runner, 2)
  await answered(runner, 1)
})

test('a page catches up with another device and drops its own conflicting answer', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  const elsewhere = page(net)
  await onItem(elsewhere, 1)
  await answerTo(elsewhere, 3)
  await answered(elsewhere, 3)
  net.conditions.push(409)
  runner.answer(3, 4000)
  await onItem(runner, 4)
  expect(await waiting()).toEqual([])
})

test('an attempt finished on another device is shown as finished, and unsent answers are dropped', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  const elsewhere = page(net)
  await onItem(elsewhere, 1)
  await answerTo(elsewhere, maxItems)
  await until(elsewhere, (run) => run.finished)
  net.conditions.push(409)
  answerCurrentItem(runner)
  await until(runner, (run) => viewOf(run).kind === 'finished')
  expect(await waiting()).toEqual([])
  expect(net.tried.filter((call) => call === 'start')).toHaveLength(2)
})

test('if the last response is lost, a reload finishes the attempt without starting a new one', async () => {
  const net = await startAttempt()
  const first = page(net)
  await onItem(first, 1)
  await answerTo(first, maxItems - 1)
  await answered(first, maxItems - 1)
  net.conditions.push('lost')
  net.always = 'down'
  answerCurrentItem(first)
  await waitFor(() => expect(net.tried).toContain(`answer ${maxItems}`))
  first.close()
  net.always = 'fine'
  net.tried.length = 0
  const second = page(net)
  await until(second, (run) => run.finished && run.tries === 1)
  expect(net.tried).toEqual([`answer ${maxItems}`])
})

test('without a running attempt, none is started automatically', async () => {
  const net = unreliableNetwork(fakeHttp(createFixtures()))
  const runner = page(net)
  await until(runner, (run) => run.outside)
  expect(net.tried).toEqual(['test'])
})

test('the attempt from the start page needs no request, and waiting answers are still sent', async () => {
  const net = unreliableNetwork(fakeHttp(createFixtures()))
  const started = await net.http.post(`/v2/test/${testParams.code}/${testParams.id}/start`)
  net.tried.length = 0
  const deps = { testParams, http: net.http, passedAttempt: started.data.data, onBroken: broken, wait: () => 5 }
  const runner = createRunner({ ...deps, store: openAnswerStore(testParams) })
  runner.open()
  await onItem(runner, 1)
  expect(net.tried).toEqual([])
  runner.close()
  await openAnswerStore(testParams).keep({ tries: 1, number: 1, choice: 0, milliseconds: 1 })
  const late = createRunner({ ...deps, store: openAnswerStore(testParams) })
  open.push(late)
  late.open()
  await onItem(late, 2)
})

test('two tabs sending the same answer store it once, and both continue', async () => {
  const net = await startAttempt()
  const first = page(net)
  await onItem(first, 1)
  net.always = 'down'
  first.answer(2, 4000)
  await waitFor(async () => expect(await waiting()).toEqual([1]))
  const second = page(net)
  await until(second, (run) => run.unconfirmed.length === 1)
  net.always = 'fine'
  window.dispatchEvent(new Event('online'))
  await onItem(second, 2)
  await onItem(first, 2)
  await answered(first, 1)
  await answered(second, 1)
  expect(await waiting()).toEqual([])
  second.answer(3, 4000)
  await answered(second, 2)
  first.open()
  await onItem(first, 3)
})

test('a tab that yields still sends its answers, and shows no item until it is opened again', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.always = 'down'
  answerCurrentItem(runner)
  await waitFor(() => expect(net.tried).toContain('answer 1'))
  runner.yieldTest()
  net.always = 'fine'
  await answered(runner, 1)
  expect(viewOf(runner.current())).toEqual({ kind: 'elsewhere' })
  runner.open()
  await onItem(runner, 2)
})

test('no answer is lost in an hour offline with the device mostly asleep', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] })
  const net = await startAttempt()
  const runner = createRunner({
    testParams,
    http: net.http,
    store: openAnswerStore(testParams),
    passedAttempt: null,
    onBroken: broken,
  })
  open.push(runner)
  const advanceUntil = async (holds: () => boolean) => {
    while (!holds()) await jest.advanceTimersByTimeAsync(10)
  }
  const shows = (number: number) => () => currentItem(runner.current())?.number === number && runner.current().entered
  runner.open()
  await advanceUntil(shows(1))
  net.always = 'down'
  runner.answer(0, 5000)
  await advanceUntil(shows(2))
  runner.answer(3, 5000)
  await jest.advanceTimersByTimeAsync(10 * 60_000)
  jest.setSystemTime(Date.now() + 50 * 60_000)
  expect(viewOf(runner.current())).toEqual({ kind: 'waiting' })
  net.always = 'fine'
  const tries = net.tried.length
  document.dispatchEvent(new Event('visibilitychange'))
  await advanceUntil(shows(3))
  // The third text arrives with the first answer's reply; the second answer may still be unsent.
  await advanceUntil(() => net.tried.length >= tries + 2)
  expect(net.tried.slice(tries)).toEqual(['answer 1', 'answer 2'])
  jest.useRealTimers()
  await waitFor(async () => expect(await waiting()).toEqual([]))
})

test('a browser without a database can run the test, but is reported as not lasting', async () => {
  forbidDatabase()
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  expect(runner.current().lasting).toBe(false)
  net.conditions.push('down', 'lost')
  await answerTo(runner, 3)
  await answered(runner, 3)
})

test('answers are sent in order, and at most two can be unconfirmed', async () => {
  const net = await startAttempt()
  const runner = page(net)
  await onItem(runner, 1)
  net.tried.length = 0
  runner.answer(0, 4000)
  runner.answer(1, 4000)
  runner.answer(2, 4000)
  await answered(runner, 2)
  expect(net.tried).toEqual(['answer 1', 'answer 2'])
})

test('a programming error is reported', async () => {
  const net = await startAttempt()
  net.http.defaults.adapter = () => Promise.reject(new TypeError('ours'))
  page(net)
  await waitFor(() => expect(broken).toHaveBeenCalledWith(expect.any(TypeError)))
  broken.mockClear()
})
