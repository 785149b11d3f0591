import { type Profile, sessionContract } from '../contract/session'
import { answers, refusal } from '../testing/fake-api'
import { answeringHttp, recordedHttp, silentHttp } from '../testing/transports'
import { call } from './api'
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

test('a call goes below /api and waits 20 seconds for its answer', () => {
  expect(requestTimeout).toBe(20_000)
  expect(createHttp().defaults).toMatchObject({ baseURL: '/api', timeout: 20_000 })
})

const server = () => recordedHttp(answers(sessionContract, { profileMe: async () => profile }))

describe('the token', () => {
  test('goes with each call as a bearer and as X-Token', async () => {
    const { http, sent } = server()
    sendToken(http, 'secret')
    await request(http)
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer secret', 'X-Token': 'secret' })
  })

  test('goes with no call any more once it is taken away', async () => {
    const { http, sent } = server()
    sendToken(http, 'secret')
    sendToken(http, null)
    await request(http)
    expect(sent[0]?.headers).not.toHaveProperty('Authorization')
    expect(sent[0]?.headers).not.toHaveProperty('X-Token')
  })
})

test('a call requests sentences in the language of the page', async () => {
  const { http, sent } = server()
  await request(http)
  document.documentElement.lang = 'id'
  await request(http)
  document.documentElement.lang = ''
  expect(sent.map(({ headers }) => headers['Accept-Language'])).toEqual(['en', 'id'])
})

describe('an answer of the server', () => {
  test('with status 200 gives its data without the envelope', async () => {
    const body = JSON.stringify({ code: 20000, message: 'OK', data: profile })
    await expect(request(answeringHttp(200, body))).resolves.toEqual(profile)
  })

  test.each([
    [422, { code: 422, message: 'Please check the marked fields.', errors: { name: 'Too long' } }],
    [401, { code: 50014, message: 'Your session has expired.' }],
  ])('with status %d has the message of its envelope', async (status, failure) => {
    await expect(request(answeringHttp(status, JSON.stringify(failure)))).rejects.toEqual({ status, ...failure })
  })

  test.each([
    ['a success that is not 200', 204, null],
    ['a page of a proxy', 502, '<h1>Bad gateway</h1>'],
    ['a failure without a sentence', 500, '{"message":null}'],
    ['the login page of a network', 200, '<form>Welcome to our Wi-Fi</form>'],
  ])('that is %s is refused with “Error”', async (_, status, body) => {
    await expect(request(answeringHttp(status, body))).rejects.toEqual({ status, code: status, message: 'Error' })
  })

  test('with a sentence but no code carries its status as code', async () => {
    const http = answeringHttp(429, '{"message":"Too many attempts."}')
    await expect(request(http)).rejects.toEqual({ status: 429, code: 429, message: 'Too many attempts.' })
  })
})

describe('no answer', () => {
  test.each([
    ['ERR_NETWORK', 'The server can’t be reached. Check your connection and try again.'],
    ['ECONNABORTED', 'The server took too long to respond. Please try again.'],
  ] as const)('of the kind %s has a message', async (code, message) => {
    await expect(request(silentHttp(code))).rejects.toEqual({ status: 0, code: 0, message })
  })

  test('is not mistaken for a bug of ours', () => {
    const error = new TypeError('ours')
    expect(() => toApiError(error)).toThrow(error)
  })
})

test('a refusal of the fake API is read like one of the server', async () => {
  const { http } = recordedHttp(
    answers(sessionContract, {
      profileMe: async () => {
        throw refusal(403, 'Not for you.')
      },
    }),
  )
  await expect(request(http)).rejects.toEqual({ status: 403, code: 403, message: 'Not for you.' })
})
