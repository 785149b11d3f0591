import axios from 'axios'
import { streamAdapter } from './stream-adapter'

/** Sends a request whose response is a stream through this `fetch`. */
const get = (fetch: () => Promise<Response>, signal?: AbortSignal) =>
  axios.get('http://localhost/stream', { adapter: streamAdapter, env: { fetch }, ...(signal && { signal }) })

test('a request that does not reach the server fails like one of axios', async () => {
  const failure = get(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(failure).rejects.toMatchObject({ name: 'AxiosError', code: 'ERR_NETWORK', message: 'Network Error' })
})

test('an aborted request is cancelled', async () => {
  const controller = new AbortController()
  const request = get(() => {
    controller.abort()
    return Promise.reject(controller.signal.reason)
  }, controller.signal)
  await expect(request).rejects.toMatchObject({ name: 'CanceledError' })
})

test('a refused request fails with the response of the server', async () => {
  const failure = get(async () => new Response('{"message":"Not now."}', { status: 503 }))
  await expect(failure).rejects.toMatchObject({ code: 'ERR_BAD_RESPONSE', response: { status: 503 } })
})
