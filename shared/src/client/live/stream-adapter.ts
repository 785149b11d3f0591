import axios, { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'

async function send(config: InternalAxiosRequestConfig): Promise<Response> {
  const headers = Object.fromEntries([...config.headers].map(([name, value]) => [name, String(value)]))
  const signal = config.signal as AbortSignal | undefined
  const request = new Request(axios.getUri(config), { headers, ...(signal && { signal }) })
  const { fetch: fetchRequest = fetch } = config.env ?? {}
  try {
    return await fetchRequest(request)
  } catch {
    if (signal?.aborted) throw new CanceledError('canceled', undefined, config)
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  }
}

/**
 * Sends a request whose response is a stream. The adapter of axios for this is ten times as large, and no page would
 * use anything else of it.
 */
export async function streamAdapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { body, status, statusText, headers } = await send(config)
  const response = { data: body, status, statusText, headers: Object.fromEntries(headers), config }
  if (config.validateStatus?.(status)) return response
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response)
}
