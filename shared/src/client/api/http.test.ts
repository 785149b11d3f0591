import { type Profile, sessionContract } from '../../contract/session'
import { answers, refusal } from '../../testing/fake-api'
import { answeringHttp, recordedHttp, silentHttp } from '../../testing/transports'
import { call } from './call'
import { createHttp, requestTimeout, sendToken, toApiError } from './http'

const { profileMe } = sessionContract
const request = (http: ReturnType<typeof createHttp>) => call(http, profileMe, {})
const profile: Profile = {
  id: 1,
  name: 'Ayu',
  username: 'ayu',
  email: null,
  email_confirmed: false,
  language: 'en',
  avatar: null,
  roles: ['child'],
  school: null,
}

test('requests go to /api and time out after 20 seconds', () => {
  expect(requestTimeout).toBe(20_000)
  expect(createHttp().defaults).toMatchObject({ baseURL: '/api', timeout: 20_000 })
})

const server = () => recordedHttp(answers(sessionContract, { profileMe: async () => profile }))

describe('the token', () => {
  test('is sent with a request as a bearer token and as X-Token', async () => {
    const { http, sent } = server()
    sendToken(http, 'secret')
    await request(http)
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer secret', 'X-Token': 'secret' })
  })

  test('is no longer sent after it was removed', async () => {
    const { http, sent } = server()
    sendToken(http, 'secret')
    sendToken(http, null)
    await request(http)
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
    expect(sent[0]?.headers).not.toHaveProperty('X-Token')
  })
})

test('a request sends the language of the page as Accept-Language', async () => {
  const { http, sent } = server()
  await request(http)
  document.documentElement.lang = 'id'
  await request(http)
  document.documentElement.lang = ''
  expect(sent.map(({ headers }) => headers['Accept-Language'])).toEqual(['en', 'id'])
})

describe('a response', () => {
  test('with status 200 resolves with its data without the envelope', async () => {
    const body = JSON.stringify({ code: 20000, message: 'OK', data: profile })
    await expect(request(answeringHttp(200, body))).resolves.toEqual(profile)
  })

  test.each([
    [422, { code: 422, message: 'Please check the marked fields.', errors: { name: 'Too long' } }],
    [401, { code: 50014, message: 'Your session has expired.' }],
  ])('with status %d rejects with the message of its envelope', async (status, failure) => {
    await expect(request(answeringHttp(status, JSON.stringify(failure)))).rejects.toEqual({ status, ...failure })
  })

  test.each([
    ['a success other than 200', 204, null],
    ['an HTML page of a proxy', 502, '<h1>Bad gateway</h1>'],
    ['a failure without a message', 500, '{"message":null}'],
    ['the login page of a network', 200, '<form>Welcome to our Wi-Fi</form>'],
  ])('that is %s rejects with “Error”', async (_, status, body) => {
    await expect(request(answeringHttp(status, body))).rejects.toEqual({ status, code: status, message: 'Error' })
  })

  test('with a message but no code uses its status as the code', async () => {
    const http = answeringHttp(429, '{"message":"Too many attempts."}')
    await expect(request(http)).rejects.toEqual({ status: 429, code: 429, message: 'Too many attempts.' })
  })
})

describe('a request without a response', () => {
  test.each([
    ['ERR_NETWORK', 'The server can’t be reached. Check your connection and try again.'],
    ['ECONNABORTED', 'The server took too long to respond. Please try again.'],
  ] as const)('that fails with %s rejects with a message', async (code, message) => {
    await expect(request(silentHttp(code))).rejects.toEqual({ status: 0, code: 0, message })
  })

  test('is not confused with a programming error, which is thrown again', () => {
    const error = new TypeError('ours')
    expect(() => toApiError(error)).toThrow(error)
  })
})

test('a refusal of the fake API rejects like one of the server', async () => {
  const { http } = recordedHttp(
    answers(sessionContract, {
      profileMe: async () => {
        throw refusal(403, 'Not for you.')
      },
    }),
  )
  await expect(request(http)).rejects.toEqual({ status: 403, code: 403, message: 'Not for you.' })
})
