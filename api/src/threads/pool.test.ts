import { Worker } from 'node:worker_threads'
import { openPool, type ThreadPool } from './pool'

const running = new AbortController().signal
let started = 0
let pool: ThreadPool
beforeEach(() => {
  started = 0
  pool = openPool(() => {
    started++
    return new Worker(`require('node:worker_threads').parentPort.once('message', () => process.exit())`, { eval: true })
  })
})
afterEach(() => pool.close())

const take = (isLong: boolean, signal = running) => pool.take(isLong, signal)

test('long tasks leave one thread to the others', async () => {
  const [first] = await Promise.all([take(true), take(true)])
  let begun = false
  const third = take(true).then((thread) => {
    begun = true
    return thread
  })
  const short = await take(false)
  expect(begun).toBe(false)
  await pool.release(short)
  expect(begun).toBe(false)
  await pool.release(first as Worker)
  await third
  expect(started).toBe(3)
})

test('tasks begin in the order in which they came, and each as soon as a thread is free', async () => {
  const threads = await Promise.all([take(false), take(false), take(false)])
  const begun: string[] = []
  const waiting = ['first', 'second'].map((name) => take(false).then(() => begun.push(name)))
  await pool.release(threads[2] as Worker)
  await waiting[0]
  expect(begun).toEqual(['first'])
  await pool.release(threads[0] as Worker)
  await Promise.all(waiting)
  expect([begun, started]).toEqual([['first', 'second'], 3])
})

test('a task that no longer waits gets no thread', async () => {
  const threads = await Promise.all([take(false), take(false), take(false)])
  const stop = new AbortController()
  const left = take(false, stop.signal)
  const next = take(false)
  stop.abort()
  await expect(left).rejects.toThrow('aborted')
  await pool.release(threads[0] as Worker)
  expect(await next).toBe(threads[0])
  await expect(take(false, stop.signal)).rejects.toThrow('aborted')
})

test('a thread that ended is replaced, at work or idle', async () => {
  const [ended, idle] = await Promise.all([take(false), take(false)])
  const exited = [ended, idle].map((thread) => new Promise((resolve) => thread?.once('exit', resolve)))
  ended?.postMessage('end')
  await exited[0]
  await pool.release(ended as Worker, { ended: true })
  await pool.release(idle as Worker)
  idle?.postMessage('end')
  await exited[1]
  const fresh = await take(false)
  expect([ended, idle]).not.toContain(fresh)
  expect(started).toBe(3)
})
