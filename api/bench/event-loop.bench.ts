import { setTimeout as wait } from 'node:timers/promises'
import { children, seedChildren, type TestTaker, takeTests, think, thinking } from './children'
import { type Delays, readServer, startPeer } from './event-loop/delays'
import { workHard } from './event-loop/heavy-work'
import { people } from './import-client'
import { percentile } from './load'
import { inDatabaseOf, withServer } from './served'

/** The limit for 99 % of the delays of the server, in milliseconds. */
const limit = 20
/** How long the server is measured without load, in milliseconds. */
const calm = 10_000
/** The number of answers that each child gives under each load. */
const answers = 4

interface Measured {
  load: string
  server: Delays
  peer: Delays
  /** The times of the answers, in milliseconds. */
  times: readonly number[]
}

const ms = (value: number) => value.toFixed(1)

const rowOf = ({ load, server, peer, times }: Measured) => ({
  load,
  'server p50 ms': ms(server.p50),
  'p99 ms': ms(server.p99),
  [`of ${limit} ms`]: (server.p99 / limit).toFixed(2),
  'longest ms': ms(server.max),
  'idle process p99 ms': ms(peer.p99),
  'its longest ms': ms(peer.max),
  'answers p95 ms': times.length > 0 ? ms(percentile(times, 0.95)) : '–',
})

/** Lets the children take their test. Returns the times of their answers; throws if a call was refused. */
async function letChildrenAnswer(address: string, takers: TestTaker[]): Promise<number[]> {
  const { starts, work } = await takeTests(address, takers, answers, think)
  const refused = [...starts.refused, ...work.refused]
  if (refused.length > 0) throw new Error(`${refused.length} calls were refused: ${refused[0]}`)
  return work.times
}

async function measure(address: string, takers: TestTaker[]) {
  const peer = startPeer()
  const measured: Measured[] = []
  const under = async (load: string, act: () => Promise<number[]>) => {
    await Promise.all([readServer(address), peer.read()])
    const times = await act()
    measured.push({ load, times, server: await readServer(address), peer: await peer.read() })
  }
  let hard: Awaited<ReturnType<typeof workHard>> | null = null
  await under('nothing', async () => {
    await wait(calm)
    return []
  })
  await under(`${children} children`, () => letChildrenAnswer(address, takers))
  await under('with everything at once', async () => {
    const over = new AbortController()
    const answering = letChildrenAnswer(address, takers).finally(() => over.abort())
    const [times, done] = await Promise.all([answering, workHard(address, over.signal)])
    hard = done
    return times
  })
  peer.stop()
  return { measured, hard: hard as Awaited<ReturnType<typeof workHard>> | null }
}

const { measured, hard } = await withServer({ DEMO: '1' }, async (served) =>
  measure(served.address, await inDatabaseOf(served, seedChildren)),
)
console.log(
  JSON.stringify({
    title: 'Delay of the event loop',
    rows: measured.map(rowOf),
    notes: [
      `How late the server is to do what is due: a child’s answer waits that long before the server looks at it. ${children} children answer with ${thinking.from}–${thinking.to} s of thought; everything at once adds ${hard?.pdfs} PDFs, four at a time, an import of ${people} rows that is checked, committed and undone in ${hard?.importSeconds.toFixed(1)} s, and ${hard?.texts} analyses of the longest text that is accepted, one after the other.`,
      `Must hold: 99 % of the server’s delays are below ${limit} ms. The idle process only measures its own delay: it shows how much of the delay is due to a machine whose cores are all busy.`,
    ],
  }),
)
const late = measured.filter(({ server }) => server.p99 > limit)
for (const { load, server, peer } of late) {
  const beside = `that of an idle process beside it ${ms(peer.p99)} ms`
  console.error(`Under the load “${load}” the delay was ${ms(server.p99)} ms of ${limit} ms, ${beside}.`)
}
if (late.length > 0) process.exitCode = 1
