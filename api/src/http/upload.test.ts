import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { defineContract } from '@lekta/shared/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { benchOf } from '../testing/bench'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { implement } from './implement'

const MEGABYTE = 1024 * 1024
const contract = defineContract({
  weigh: {
    method: 'POST',
    path: '/weigh',
    summary: '',
    access: 'public',
    body: z.object({ unit: z.enum(['bytes', 'letters']) }),
    upload: { maxBytes: 2 * MEGABYTE },
    data: z.object({
      unit: z.string(),
      name: z.string(),
      size: z.number(),
      read: z.number(),
      streamed: z.number(),
    }),
  },
  guarded: { method: 'POST', path: '/guarded', summary: '', access: 'user', upload: { maxBytes: 10 }, data: z.null() },
  plain: { method: 'POST', path: '/plain', summary: '', access: 'public', data: z.null() },
})

let app: TestApp
let bench: FastifyInstance
let address: string
/** The temporary files that existed during the last upload. */
let stored: string[]
beforeAll(async () => {
  app = await testApp()
  bench = await benchOf(app.app)
  implement(bench, 'bench', contract, {
    weigh: async ({ body: { unit }, file }) => {
      stored = await temporaryFiles()
      const { byteLength: read } = await file.arrayBuffer()
      const { length: streamed } = await text(file.stream() as never)
      return { unit, name: file.name, size: file.size, read, streamed }
    },
    guarded: async () => null,
    plain: async () => null,
  })
  address = await bench.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await bench.close()
  await app.close()
})

const formOf = (files: Record<string, Blob>, fields: Record<string, string> = { unit: 'bytes' }) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file, 'pupils.csv')
  return form
}

async function post(path: string, body: FormData | string, type?: string) {
  const headers: Record<string, string> = type ? { 'Content-Type': type } : {}
  const reply = await fetch(address + path, { method: 'POST', headers, body })
  return { status: reply.status, body: await reply.json() }
}

const temporaryFiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('lekta-upload-'))
const temporaryFilesSince = async (before: readonly string[]) =>
  (await temporaryFiles()).filter((name) => !before.includes(name))

test('a handler gets a file with name and size and the fields beside it, and can read it as bytes and as a stream', async () => {
  const form = formOf({ file: new Blob(['x'.repeat(MEGABYTE)]) }, { unit: 'letters' })
  const { status, body } = await post('/weigh', form)
  const weighed = { unit: 'letters', name: 'pupils.csv', size: MEGABYTE, read: MEGABYTE, streamed: MEGABYTE }
  expect([status, body]).toEqual([200, { code: 20000, message: 'Success', data: weighed }])
})

test.each([2 * MEGABYTE + 1, 8 * MEGABYTE])('a file of %d bytes is refused as too large', async (size) => {
  const { status, body } = await post('/weigh', formOf({ file: new Blob(['x'.repeat(size)]) }))
  expect([status, body]).toEqual([413, { code: 413, message: 'This file is too large. The limit is 2 MB.' }])
})

test('form fields are validated like any other input', async () => {
  const { status, body } = await post('/weigh', formOf({ file: new Blob(['x']) }, { unit: 'stones' }))
  expect([status, body]).toMatchObject([400, { errors: { unit: 'unit must be bytes or letters.' } }])
})

test.each([
  ['a form without a file', formOf({}), undefined, 400, 'Please choose a file.'],
  ['a file under another name', formOf({ photo: new Blob(['x']) }), undefined, 400, 'Please choose a file.'],
  [
    'two files',
    formOf({ file: new Blob(['x']), other: new Blob(['y']) }),
    undefined,
    400,
    'Please send only one file.',
  ],
  ['JSON', '{"unit":"bytes"}', 'application/json', 415, 'Please send the file in a form.'],
  ['a broken form', '--x\r\nnonsense', 'multipart/form-data; boundary=x', 400, 'The request is malformed.'],
  ['a form without its boundary', 'x', 'multipart/form-data', 400, 'The request is malformed.'],
] as const)('%s is refused with a message', async (_, form, type, status, message) => {
  expect(await post('/weigh', form as FormData | string, type)).toMatchObject({ status, body: { message } })
})

test('a file with NUL in its name is refused', async () => {
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a\0b.csv"\r\n\r\nx\r\n--x--\r\n'
  const message = 'file contains a character that cannot be stored.'
  const reply = await post('/weigh', form, 'multipart/form-data; boundary=x')
  expect(reply).toMatchObject({ status: 400, body: { errors: { file: message } } })
})

test('an upload without a session gets a 401', async () => {
  expect(await post('/guarded', formOf({ file: new Blob(['x']) }))).toMatchObject({ status: 401 })
})

test('a form with a file gets a 415 from an endpoint without upload', async () => {
  expect(await post('/plain', formOf({ file: new Blob(['x']) }))).toMatchObject({ status: 415 })
})

test('a complete upload leaves no temporary file', async () => {
  const before = await temporaryFiles()
  await post('/weigh', formOf({ file: new Blob(['x']) }))
  expect(stored.filter((name) => !before.includes(name))).not.toEqual([])
  await until(async () => (await temporaryFilesSince(before)).length === 0)
})

test('an upload that is aborted halfway leaves no temporary file', async () => {
  const before = await temporaryFiles()
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 5000 }
  const request = httpRequest(`${address}/weigh`, { method: 'POST', headers })
  request.on('error', () => undefined)
  request.write(head + 'x'.repeat(1000))
  await until(async () => (await temporaryFilesSince(before)).length > 0)
  request.destroy()
  await until(async () => (await temporaryFilesSince(before)).length === 0)
})
