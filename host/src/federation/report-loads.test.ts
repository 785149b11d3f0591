import { createHttp, createStore } from '@lekta/shared/client'
import { loadedHeader, successCode } from '@lekta/shared/contract/envelope'
import { reportLoads } from './report-loads'

/** Returns a function that sends a request, and resolves with the releases that it named. */
function setUp(overridden: readonly string[] = []) {
  const http = createHttp()
  const named: (string | undefined)[] = []
  const store = createStore(http)
  const loaded = reportLoads(store, overridden)
  http.defaults.adapter = async (config) => {
    named.push(config.headers.get(loadedHeader)?.toString())
    return {
      data: { code: successCode, message: 'OK', data: null },
      status: 200,
      statusText: 'OK',
      headers: {},
      config,
    }
  }
  const send = async (headers: Record<string, string> = { Authorization: 'Bearer token' }) => {
    await http.get('/profile/me', { headers })
    return named.at(-1)
  }
  return { loaded, send }
}

test('a loaded release is named in the next request, once', async () => {
  const { loaded, send } = setUp()
  expect(await send()).toBeUndefined()
  loaded('teacher', '1.0.0-a')
  loaded('child', '1.1.0-b')
  loaded('teacher', '1.0.0-a')
  expect(await send()).toBe('teacher 1.0.0-a, child 1.1.0-b')
  loaded('teacher', '1.0.0-a')
  expect(await send()).toBeUndefined()
})

test('a request without a login names nothing, and the next one with a login does', async () => {
  const { loaded, send } = setUp()
  loaded('teacher', '1.0.0-a')
  expect(await send({})).toBeUndefined()
  expect(await send()).toBe('teacher 1.0.0-a')
})

test('a release of a developer is not named', async () => {
  const { loaded, send } = setUp(['teacher'])
  loaded('teacher', '9.9.9')
  expect(await send()).toBeUndefined()
})
