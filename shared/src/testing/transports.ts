import { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { createHttp } from '../client/api/http'
import { type Answer, fakeHttp } from './fake-api'

/** A call as it was sent. */
export interface Sent {
  method: string
  url: string
  headers: Record<string, unknown>
  body: unknown
}

const sentOf = ({ method = 'get', url = '', headers, data }: InternalAxiosRequestConfig): Sent => ({
  method: method.toUpperCase(),
  url,
  headers: headers.toJSON(),
  body: typeof data === 'string' ? JSON.parse(data) : data,
})

/** Returns the fake API, and a record of each call to it, in order. */
export function recordedHttp(all: readonly Answer[]): { http: AxiosInstance; sent: Sent[] } {
  const sent: Sent[] = []
  return { http: fakeHttp(all, (config) => sent.push(sentOf(config))), sent }
}

/** Returns an HTTP client whose server never answers, because there is no network or because of a timeout. */
export function silentHttp(code: 'ERR_NETWORK' | 'ECONNABORTED' = 'ERR_NETWORK'): AxiosInstance {
  const http = createHttp()
  http.defaults.adapter = async (config) => {
    throw new AxiosError('no answer', code, config)
  }
  return http
}

/**
 * Returns a client with the browser's own transport and one prepared response, which is read and checked like a
 * server's.
 */
export function answeringHttp(status: number, body: string | null): AxiosInstance {
  const http = createHttp('http://server.test/api')
  const headers = { 'Content-Type': 'application/json' }
  http.defaults.adapter = 'fetch'
  http.defaults.env = { fetch: async () => new Response(body, { status, headers }) }
  return http
}
