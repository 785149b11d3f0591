import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { Endpoint, Input, Output } from '../../contract/endpoint'
import type { Success } from '../../contract/envelope'
import { slowestTransfer } from '../../lib/slowest-transfer'
import type { AnyInput, Call } from './api'
import { requestTimeout, toApiError, tokenHeaders, withReadBody } from './http'

/** Returns a path with its `:name` parameters filled in and URL-encoded. */
export const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))

/**
 * Returns the input as a form. The fields come before the file, so that the server has read them when the file
 * arrives.
 */
function formOf({ body = {}, file }: AnyInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) if (value !== undefined) form.append(name, String(value))
  if (file) form.append('file', file, file.name)
  return form
}

/** Returns how long to wait for a response, if so many bytes are transferred. */
const timeoutFor = (bytes: number) => requestTimeout + (bytes / slowestTransfer) * 1000

const sendingOf = ({ endpoint, input }: Call): AxiosRequestConfig => {
  const { method, upload, file } = endpoint
  if (method === 'GET') return typeof file === 'object' ? { timeout: timeoutFor(file.maxBytes) } : {}
  if (!upload) return { data: input.body ?? {} }
  return { data: formOf(input), timeout: timeoutFor(input.file?.size ?? 0) }
}

export const requestOf = (request: Call): AxiosRequestConfig => ({
  method: request.endpoint.method,
  url: fillPath(request.endpoint.path, request.input.params),
  params: request.input.query,
  ...sendingOf(request),
})

/** Returns the file name from a Content-Disposition header, or `file` if there is none. */
const nameIn = (header: unknown) => decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(String(header))?.[1] ?? 'file')

async function fetchFile(http: AxiosInstance, request: AxiosRequestConfig): Promise<File> {
  const { data, headers } = await http.request<Blob>({ ...request, responseType: 'blob' })
  return new File([data], nameIn(headers['content-disposition']), { type: data.type })
}

export const unwrap = ({ data, last_page, total, page }: Success, paged: boolean) =>
  paged ? { data, last_page, total, page } : data

/** Calls an endpoint outside of React, as the logged-in user or with the given token. Rejects with an `ApiError`. */
export async function call<E extends Endpoint>(
  http: AxiosInstance,
  endpoint: E,
  input: Input<E>,
  token?: string,
): Promise<Output<E>> {
  try {
    const config = requestOf({ endpoint, input: input as AnyInput })
    const request = token === undefined ? config : { ...config, headers: tokenHeaders(token) }
    if (endpoint.file) return (await fetchFile(http, request)) as Output<E>
    const response = await http.request<Success>(request)
    return unwrap(response.data, endpoint.paged === true) as Output<E>
  } catch (error) {
    throw toApiError(await withReadBody(error))
  }
}
