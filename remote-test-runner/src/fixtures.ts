import { type AssignedTest, attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { type ReadingSettings, readingContract } from '@lekta/shared/contract/assessment/reading'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import { childContract } from '@lekta/shared/contract/people/child'
import { blankStudent } from '@lekta/shared/testing/blank-student'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import type { Samples } from '@lekta/shared/testing/samples'
import {
  beginAttempt,
  type FixtureAttempt,
  type FixtureForm,
  finishAttempt,
  stateOf,
  store,
  testLength,
} from './fixtures-engine'
import { fixtureChild, reportOf } from './fixtures-report'
import type { TestParams } from './queue/test-params'

/** The test of a fake server. */
export const fixtureTestParams = { code: 'READ', id: 1 }
/** A second test of the standalone page, which is running. */
const runningTestParams = { code: 'READ', id: 2 }
const title = 'Reading check, autumn'
const triesAllowed = 2
const week = 7 * 24 * 3600 * 1000

interface Options {
  testParams?: TestParams
  now?: () => Date
  /** Whether each text has two questions, as in new tests. */
  form?: FixtureForm
  /** The fields in which the test differs from one that is open now. */
  test?: Partial<AssignedTest>
  /** Earlier attempts. */
  before?: readonly FixtureAttempt[]
}

const runningOf = (attempts: readonly FixtureAttempt[]) => attempts.find(({ finished }) => !finished)

/** Returns the test after some attempts. It opened a week ago and closes in a week. */
function createTest(
  testParams: TestParams,
  form: FixtureForm,
  attempts: readonly FixtureAttempt[],
  now: Date,
): AssignedTest {
  const running = runningOf(attempts)
  return {
    ...testParams,
    title,
    child: { id: fixtureChild.id, name: fixtureChild.name },
    state: running ? 'running' : attempts.length < triesAllowed ? 'open' : 'done',
    opens_at: new Date(now.getTime() - week).toISOString(),
    closes_at: new Date(now.getTime() + week).toISOString(),
    tries_allowed: triesAllowed,
    tries_used: attempts.length,
    last_finished: attempts.findLast(({ finished }) => finished)?.tries ?? null,
    answered: running?.answers.length ?? 0,
    ...testLength(form),
  }
}

/** Creates a fake server with one complete test. Each call creates a separate server. */
export function createFixtures({
  testParams = fixtureTestParams,
  now = () => new Date(),
  form = 'pairs',
  test: fields = {},
  before = [],
}: Options = {}): Answer[] {
  const attempts: FixtureAttempt[] = [...before]
  let settings: ReadingSettings | null = null
  const running = () => runningOf(attempts)
  const attemptOf = (tries: number) => {
    const attempt = attempts.find((one) => one.tries === tries)
    if (!attempt) throw refusal(404, 'There is no such try.')
    return attempt
  }
  const here = ({ id }: { id: number }) => {
    if (id !== testParams.id) throw refusal(404, 'There is no such test.')
  }
  const test = () => ({ ...createTest(testParams, form, attempts, now()), ...fields })
  const reportFor = (tries: number) => reportOf(attemptOf(tries), { ...testParams, title }, now())
  return [
    ...answers(attemptContract, {
      tests: async () => [test()],
      test: async ({ params }) => {
        here(params)
        return test()
      },
      startTest: async ({ params }) => {
        here(params)
        if (!running() && attempts.length >= triesAllowed)
          throw refusal(409, 'All attempts for this test have been used.')
        if (!running()) attempts.push(beginAttempt(attempts.length + 1, form))
        return stateOf(running() as FixtureAttempt)
      },
      answerItem: async ({ params, body }) => {
        here(params)
        const reply = store(attemptOf(body.tries), body)
        if (!reply) throw refusal(409, 'This answer comes too late or out of turn.')
        return reply
      },
      showLife: async ({ params, body }) => {
        here(params)
        attemptOf(body.tries)
        return null
      },
    }),
    ...answers(reportContract, {
      testReport: async ({ params }) => {
        here(params)
        if (!attemptOf(params.tries).finished) throw refusal(404, 'This try is not finished.')
        return reportFor(params.tries)
      },
    }),
    ...answers(readingContract, {
      readingWays: async () => ({ student_id: fixtureChild.id, ways: settings }),
      keepReadingWays: async ({ body }) => {
        settings = body
        return null
      },
    }),
    ...answers(childContract, {
      child: async () => ({
        ...blankStudent,
        ...fixtureChild,
        username: 'ayu',
        date_of_birth: '2017-05-02',
        poin_formatted: '1,250',
        school: 'SD Melati',
        standing: null,
      }),
    }),
  ]
}

const isAboutRunningTest = (input: { params?: { id?: number } }) => input.params?.id === runningTestParams.id

/**
 * Creates fixtures for the standalone area. The first test has a finished attempt, for the result and the report, and
 * allows another one; the second test is running.
 */
export function createStandaloneFixtures(): Answer[] {
  const idle = createFixtures({ before: [finishAttempt(1)] })
  const running = createFixtures({ testParams: runningTestParams, before: [beginAttempt(1)] })
  return idle.map((answer, i) => ({
    ...answer,
    handler: (input: never) => (isAboutRunningTest(input) ? (running[i] ?? answer) : answer).handler(input),
  }))
}

/** Addresses at which the pages have something to show. */
export const samples: Samples = {
  '/test/start/:code/:id': ['/test/start/READ/1', '/test/start/READ/2'],
  '/test/main/:code/:id': '/test/main/READ/2',
  '/test/result/:code/:id/:tries': '/test/result/READ/1/1',
  '/test/report/:code/:id/:tries': '/test/report/READ/1/1',
}
