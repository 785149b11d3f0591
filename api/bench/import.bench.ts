import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../src/demo/seed'
import { sharedTextBook } from '../src/testing/sheets'
import { importer, people, workbook, xlsxFile } from './import-client'
import { request } from './load'
import { longestWait } from './longest-wait'
import { type Served, withServer } from './served'

/**
 * The maximum time for a dry run and for a commit of this many rows, in seconds. `recovery` is the maximum time from
 * the server's death during a commit until all rows are stored.
 */
const limits = { check: 5, commit: 10, recovery: 15 }

const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM') => {
  const [, kilobytes] = new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Malicious sheets that are designed to keep the server busy. */
const hostile: Readonly<Record<string, () => File>> = {
  'one text of 2 MB on 20,000 rows': () => xlsxFile(sharedTextBook(20_000, 2_000_000)),
  '9 MB in one cell': () => new File([`Nama,Kelas\n${'a '.repeat(4_500_000)},4A\n`], 'school.csv'),
  '50,000 rows of cells that are too long': () => new File([longCells(50_000)], 'school.csv'),
}

const longCells = (rows: number) => {
  const row = `${'n'.repeat(101)},${'k'.repeat(60)}\n`
  return `Nama,Kelas\n${row.repeat(rows)}`
}

/** The maximum time that any other user may wait because of a sheet, in milliseconds. */
const WAIT_LIMIT = 100

/**
 * Returns `step`, which runs a step and measures its duration and the longest wait of other users, and `rows`, the
 * table of these measurements.
 */
function measurer(address: string) {
  const rows: Record<string, string | number>[] = []
  const step = async <T>(name: string, limit: number | null, act: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const { result, waited } = await longestWait(address, act)
    const seconds = (performance.now() - start) / 1000
    rows.push({
      step: name,
      seconds: seconds.toFixed(1),
      'limit, s': limit ?? '–',
      'others wait at most, ms': waited.toFixed(0),
      [`of ${WAIT_LIMIT} ms`]: (waited / WAIT_LIMIT).toFixed(2),
    })
    if (limit !== null && seconds > limit) throw new Error(`${name} took ${seconds.toFixed(1)} s of ${limit} s.`)
    if (waited > WAIT_LIMIT)
      throw new Error(`During ${name} somebody waited ${waited.toFixed(0)} ms of ${WAIT_LIMIT} ms.`)
    return result
  }
  return { rows, step }
}

/** Returns the seconds from the server's death in the middle of a commit until all rows are stored. */
async function measureRecovery(
  { killAndRestart }: Served,
  { check, startCommit, read, until }: ReturnType<typeof importer>,
) {
  const run = await check(xlsxFile(workbook()))
  await startCommit(run)
  while ((await read(run)).done === 0) await wait(20)
  const start = performance.now()
  await killAndRestart()
  const { status } = await read(run)
  if (status !== 'committing') throw new Error(`The server died when the commit was already “${status}”.`)
  const { created, changed } = await until(run, 'committed')
  const seconds = (performance.now() - start) / 1000
  // Students of an undone import are restored rather than created again.
  const saved = created + changed
  if (saved !== people) throw new Error(`Of ${people} rows, ${saved} were stored.`)
  if (seconds > limits.recovery) throw new Error(`Recovery took ${seconds.toFixed(1)} s of ${limits.recovery} s.`)
  return seconds
}

async function measure(served: Served) {
  const { address, pid } = served
  const login = await request(address, '/api/v2/auth/loginMaster', {
    body: { username: 'school', password: demoPassword },
  })
  const { token } = (login.body as { data: { token: string } }).data
  const person = importer(address, token)
  const { check, commit, undo, saveRejected } = person
  const { rows, step } = measurer(address)
  const book = xlsxFile(workbook())
  await step('nothing, for comparison', null, () => wait(3000))
  const rest = memoryOf(pid, 'VmRSS')
  const name = `dry run of ${people} rows, ${Math.round(book.size / 1024)} KB`
  const checked = await step(name, limits.check, () => check(book))
  const peak = memoryOf(pid, 'VmHWM')
  const committed = await step('commit', limits.commit, () => commit(checked))
  await step('undo', null, () => undo(committed))
  for (const [what, fileOf] of Object.entries(hostile)) {
    const file = fileOf()
    const run = await step(`dry run: ${what}, ${Math.round(file.size / 1024)} KB`, null, () => check(file))
    if (run.rejected > 1) await step(`its ${run.rejected} rejected rows as a sheet`, null, () => saveRejected(run))
  }
  const most = memoryOf(pid, 'VmHWM')
  const recovery = await measureRecovery(served, person)
  return {
    title: 'Import',
    rows,
    notes: [
      `Rows made: ${committed.created}; rejected: ${committed.rejected}. Times are as a browser sees them, with up to a second until a process takes the job, and the start of its thread for the first.`,
      `Must hold: no other user waits longer than ${WAIT_LIMIT} ms, measured by a thread that asks /healthz every 5 ms. Sheets are read, checked, stored and written in a separate thread.`,
      `Memory of the server: ${rest} MB before, ${peak} MB at most while checking, ${most} MB at most in all.`,
      `Killed (SIGKILL) in the middle of a commit of ${people} rows and started again: ${recovery.toFixed(1)} s from the kill until all rows were stored. Must hold: at most ${limits.recovery} s.`,
    ],
  }
}

console.log(JSON.stringify(await withServer({ DEMO: '1' }, measure)))
