import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { defineContract } from '@lekta/shared/contract/endpoint'
import * as z from 'zod/mini'
import { ApiError } from '../errors/api-error'
import { benchOf } from '../testing/bench'
import { endpoints } from '../testing/endpoints'
import { type TestApp, testApp } from '../testing/test-app'
import { until } from '../testing/until'
import { implement } from './implement'
import { closeIdleConnectionsWith } from './limits/close-idle-connections'

interface Operation {
  operationId: string
  responses: object
  parameters?: { name: string }[]
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const get = async (path: string, init?: RequestInit) => {
  const reply = await fetch(app.address + path, init)
  return { status: reply.status, headers: reply.headers, body: await reply.json() }
}

describe('bad input', () => {
  const errorsOf = async (query: object) => {
    const schoolAccount = app.as(await app.make.schoolAccount())
    const { status, errors } = await schoolAccount.refusal('students', { query })
    expect(status).toBe(400)
    return errors
  }

  test('gets an error message for every field', async () => {
    const options = { page: 0, itemsPerPage: 'many', search: 'x'.repeat(101), sortDesc: 'down', school_id: -3 }
    expect(await errorsOf({ options })).toEqual({
      'options.page': 'options.page must be a whole number of at least 1.',
      'options.itemsPerPage': 'options.itemsPerPage must be a whole number from 1 to 100.',
      'options.search': 'options.search must be at most 100 characters long.',
      'options.sortDesc': 'options.sortDesc must be true or false.',
      'options.school_id': 'options.school_id must be a whole number from 1 to 2147483647.',
    })
  })

  test('for sorting gets an error that names the sortable columns', async () => {
    expect(await errorsOf({ options: { sortBy: 'passwordHash' } })).toEqual({
      'options.sortBy':
        'options.sortBy must be one of name, preferred_name, username, grade, email, date_of_birth, id, poin_formatted.',
    })
    expect(await errorsOf({ options: { sortBy: 'constructor' } })).toHaveProperty(['options.sortBy'])
  })

  test('without a required field gets an error that says what it must be', async () => {
    const { status, code, message, errors } = await app.anonymous.refusal('loginMaster', { body: { username: '' } })
    expect({ status, code }).toEqual({ status: 400, code: 400 })
    expect(errors).toEqual({
      username: 'username must be 1 to 100 characters long.',
      password: 'password must be 1 to 200 characters long.',
    })
    expect(message).toBe(Object.values(errors ?? {}).join(' '))
  })

  test('that is malformed, not JSON or too large gets an error that says so', async () => {
    const post = (body: string, type = 'application/json') =>
      get('/api/auth/loginUsername', { method: 'POST', headers: { 'Content-Type': type }, body })
    expect(await post('{')).toMatchObject({ status: 400, body: { code: 400, message: 'The body is not valid JSON.' } })
    expect(await post('[]')).toMatchObject({ status: 400, body: { errors: { body: 'body must be an object.' } } })
    expect(await post('a=b', 'text/csv')).toMatchObject({ status: 415, body: { message: 'The body must be JSON.' } })
    const huge = JSON.stringify({ username: 'x'.repeat(2_000_000) })
    expect(await post(huge)).toMatchObject({ status: 413, body: { message: 'The body is too large.' } })
  })

  test('that does not fit a database column gets a 400', async () => {
    const schoolAccount = app.as(await app.make.schoolAccount())
    expect((await schoolAccount.refusal('child', { params: { id: 9_000_000_000 } })).status).toBe(400)
    expect((await schoolAccount.refusal('students', { query: { q: 'a\u0000b' } })).status).toBe(400)
  })
})

describe('the language of errors', () => {
  const headers = { 'Accept-Language': 'id', 'Content-Type': 'application/json' }
  const post = (body: object) => get('/api/auth/loginUsername', { method: 'POST', headers, body: JSON.stringify(body) })

  test('is Indonesian for the Accept-Language id', async () => {
    const { body } = await get('/api/profile/me', { headers })
    expect(body).toEqual({ code: 50008, message: 'Anda belum masuk. Silakan masuk.' })
    expect((await get('/api/v9/anything', { headers })).body).toMatchObject({
      message: 'Tidak ada panggilan GET di alamat ini.',
    })
  })

  test('is Indonesian for validation errors too', async () => {
    expect((await post({ username: '' })).body).toMatchObject({
      errors: {
        username: 'username harus berupa teks sepanjang 1 sampai 100 karakter.',
        password: 'password harus berupa teks sepanjang 1 sampai 200 karakter.',
      },
    })
  })

  test.each(['en', 'en-GB,id;q=0.5', 'idle', ''])('is English for the Accept-Language %j', async (language) => {
    const { body } = await get('/api/profile/me', { headers: { 'Accept-Language': language } })
    expect(body).toMatchObject({ message: 'You are not logged in. Please log in.' })
  })
})

describe('an endpoint', () => {
  const contract = defineContract({
    leaky: { method: 'GET', path: '/leaky', summary: '', access: 'public', data: z.object({ id: z.number() }) },
    broken: { method: 'GET', path: '/broken', summary: '', access: 'public', data: z.object({ id: z.number() }) },
    refused: { method: 'GET', path: '/refused', summary: '', access: 'public', data: z.null() },
  })

  const bench = async () => {
    const small = await benchOf(app.app)
    const leaking = { id: 1, passwordHash: 'secret' }
    implement(small, 'small', contract, {
      leaky: async () => leaking,
      broken: async () => {
        throw new Error('the password is secret')
      },
      refused: async () => {
        throw new ApiError(409, 'This test is closed.')
      },
    })
    return small
  }

  test('sends no field that its contract does not name', async () => {
    const reply = await (await bench()).inject('/leaky')
    expect(reply.json()).toEqual({ code: 20000, message: 'Success', data: { id: 1 } })
  })

  test('hides an internal error except for its number', async () => {
    const reply = await (await bench()).inject('/broken')
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      code: 500,
      message: expect.stringMatching(
        /^Something went wrong on our side\. Please try again\. If it happens again, tell us this number: .+\.$/,
      ),
    })
    expect(reply.body).not.toContain('secret')
  })

  test.each([
    ["select 'many'::int", 'A value in the request has the wrong type.'],
    ['select 3000000000::int', 'A number in the request is too large.'],
    ["select '2026-02-30'::date", 'A date in the request does not exist.'],
    [String.raw`select '"\u0000"'::jsonb ->> 0`, 'Text in the request contains a character that cannot be stored.'],
    [String.raw`select '"\ud800"'::jsonb`, 'A value in the request has the wrong type.'],
  ])('returns 400 when PostgreSQL refuses a value, as in: %s', async (statement, message) => {
    const small = await benchOf(app.app)
    const contract = defineContract({
      refused: { method: 'GET', path: '/refused', summary: '', access: 'public', data: z.null() },
    })
    implement(small, 'small', contract, {
      refused: async ({ database }) => {
        await database.execute(statement)
        return null
      },
    })
    const reply = await small.inject('/refused')
    expect([reply.statusCode, reply.json()]).toEqual([400, { code: 400, message }])
  })

  test('returns the status and message of an ApiError', async () => {
    const reply = await (await bench()).inject('/refused')
    expect([reply.statusCode, reply.json()]).toEqual([409, { code: 409, message: 'This test is closed.' }])
  })
})

describe('the server', () => {
  test('reports that it is alive and ready', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } })
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })

  test('returns 404 for an unknown path under /api', async () => {
    const { status, body } = await get('/api/v9/anything')
    expect([status, body]).toEqual([404, { code: 404, message: 'There is no GET call at this address.' }])
  })

  test('sends headers that keep responses private', async () => {
    const { headers } = await get('/api/profile/me')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('compresses a large response', async () => {
    const reply = await fetch(`${app.address}/api/docs/json`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(reply.headers.get('content-encoding')).toBe('gzip')
  })

  test('documents every endpoint with its success and error responses', async () => {
    const { body } = await get('/api/docs/json')
    const { paths } = body as { paths: Record<string, Record<string, Operation>> }
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const names = operations.map(({ operationId }) => operationId)
    expect(names.sort()).toEqual([...Object.keys(endpoints), 'handInRelease'].sort())
    for (const { operationId, responses } of operations) {
      // A refused package gets its checks.
      const refusals = operationId === 'handInRelease' ? ['422'] : []
      expect(Object.keys(responses)).toEqual(['200', ...refusals, '4XX', '5XX'])
    }
    const options = paths['/api/v2/student']?.get?.parameters?.find(({ name }) => name === 'options')
    expect(options).toMatchObject({ in: 'query', style: 'deepObject', explode: true })
    const page = await fetch(`${app.address}/api/docs/`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  })
})

test('a closing server does not wait for a connection without a request', async () => {
  const other = await testApp()
  const { hostname, port } = new URL(other.address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const ended = once(socket, 'close')
  await Promise.all([other.close(), ended])
})

test('a closing server does not keep a connection after its answer', async () => {
  const bench = await benchOf(app.app)
  closeIdleConnectionsWith(bench)
  const body = new PassThrough()
  bench.get('/long', (_, reply) => reply.send(body))
  const address = await bench.listen({ port: 0, host: '127.0.0.1' })
  body.write('begin ')
  const answer = await fetch(`${address}/long`)
  const closed = bench.close()
  await until(() => !bench.server.listening)
  body.end('end')
  expect([answer.headers.get('connection'), await answer.text()]).toEqual(['keep-alive', 'begin end'])
  await closed
})
