import { children, seedChildren, type TestTaker, takeTests, think, thinking, type Work } from './children'
import { percentile } from './load'
import { inDatabaseOf, withServer } from './served'

/** The number of answers that each child gives at each pace. */
const answers = { thinking: 8, hurrying: 5 }
/** The limit for 95 % of the replies while children think, in milliseconds. */
const limit = 100

const rowOf = (load: string, { times, refused }: Work, seconds: number | null, most?: number) => {
  const p95 = percentile(times, 0.95)
  return {
    load,
    calls: times.length,
    'per second': seconds === null ? '–' : Math.round(times.length / seconds),
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': p95.toFixed(1),
    [`of ${limit} ms`]: most ? (p95 / most).toFixed(2) : '–',
    refused: refused.length,
  }
}

async function measure(address: string, takers: TestTaker[]) {
  const calm = await takeTests(address, takers, answers.thinking, think)
  const hurried = await takeTests(address, takers, answers.hurrying, async () => undefined)
  const refused = [...calm.starts.refused, ...calm.work.refused]
  const seconds = `${thinking.from}–${thinking.to} s`
  const errors = [
    ...refused.slice(0, 3),
    ...(percentile(calm.work.times, 0.95) > limit ? [`Answers took longer than ${limit} ms.`] : []),
  ]
  return {
    faults: errors,
    title: 'Answers of 300 children at once',
    rows: [
      rowOf(`starts, all within ${thinking.to} s`, calm.starts, null),
      rowOf(`answers, ${seconds} of thought before each`, calm.work, calm.seconds, limit),
      rowOf('all come back in the same moment', hurried.starts, null),
      rowOf('answers, no thought: as fast as the server goes', hurried.work, hurried.seconds),
    ],
    notes: [
      `${children} children, the server of \`npm start\` on its own PostgreSQL, which writes through to the disk; the children share the machine with it.`,
      `Must hold: with ${seconds} of thought, 95 of 100 answers are acknowledged within ${limit} ms, and no call is refused. Without thinking time there is no limit: every answer waits for 299 others.`,
    ],
  }
}

const { faults: errors, ...result } = await withServer({}, async (served) =>
  measure(served.address, await inDatabaseOf(served, seedChildren)),
)
for (const error of errors) console.error(error)
console.log(JSON.stringify(result))
if (errors.length > 0) process.exitCode = 1
