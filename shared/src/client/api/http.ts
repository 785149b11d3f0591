import axios, {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
  isAxiosError,
} from 'axios'
import type { Failure } from '../../contract/envelope'

/**
 * The reason why a call failed. `status` is 0 if no response came: the browser is offline, the server is down, or the
 * request timed out.
 */
export interface ApiError {
  status: number
  code: number
  message: string
  errors?: Record<string, string>
}

export const requestTimeout = 20_000

const isEnvelope = (body: unknown) => typeof body === 'object' && body !== null && 'data' in body

const isStream = ({ config, headers }: AxiosResponse) =>
  config.responseType === 'stream' && String(headers['content-type']).startsWith('text/event-stream')

const isFile = ({ config, headers }: AxiosResponse) =>
  config.responseType === 'blob' && String(headers['content-disposition']).startsWith('attachment')

// A 200 response without our envelope does not come from our server, but for example from a hotel's login page.
const refuseForeign = (response: AxiosResponse) => {
  if (isStream(response) || isFile(response) || isEnvelope(response.data)) return response
  throw new AxiosError('Error', AxiosError.ERR_BAD_RESPONSE, response.config, response.request, response)
}

// The host sets the document's language when the user chooses one.
const setLanguageHeader = (config: InternalAxiosRequestConfig) => {
  config.headers.set('Accept-Language', document.documentElement.lang || 'en')
  return config
}

/**
 * Creates the HTTP client for the paths below `baseURL`. It waits 20 seconds for a response and accepts only status
 * 200 with our envelope.
 */
export const createHttp = (baseURL = '/api'): AxiosInstance => {
  const http = axios.create({ baseURL, timeout: requestTimeout, validateStatus: (status) => status === 200 })
  http.interceptors.request.use(setLanguageHeader)
  http.interceptors.response.use(refuseForeign)
  return http
}

/** Returns the headers that carry a token. */
export const tokenHeaders = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-Token': token })

/** Sets the token that every later call sends, or removes it if the token is null. */
export const sendToken = (http: AxiosInstance, token: string | null) => {
  const { common } = http.defaults.headers
  if (token) Object.assign(common, tokenHeaders(token))
  else {
    delete common.Authorization
    delete common['X-Token']
  }
}

const silence = (code: string | undefined) =>
  code === 'ECONNABORTED' || code === 'ETIMEDOUT'
    ? 'The server took too long to respond. Please try again.'
    : 'The server can’t be reached. Check your connection and try again.'

const isFailure = (body: unknown): body is Pick<Failure, 'message'> & Partial<Failure> =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'

/**
 * Returns the error with its body parsed. If a call requests a file, even the body of an error arrives as a `Blob`.
 */
export async function withReadBody(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return error
  const text = await new Response(error.response.data).text()
  error.response.data = text.startsWith('{') ? JSON.parse(text) : text
  return error
}

export const toApiError = (error: unknown): ApiError => {
  if (!isAxiosError(error)) throw error
  const { response, code } = error
  if (!response) return { status: 0, code: 0, message: silence(code) }
  const { status, data: body }: { status: number; data: unknown } = response
  if (!isFailure(body)) return { status, code: status, message: 'Error' }
  const { code: reason = status, message, errors } = body
  return { status, code: reason, message, ...(errors && { errors }) }
}
