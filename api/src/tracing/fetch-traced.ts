import { inSpan } from './span'

/**
 * Sends a request to another service within a span. The span names only the host, because addresses contain ids, and
 * the service does not learn of the trace.
 */
export function fetchTraced(url: string, request: RequestInit): Promise<Response> {
  const { method = 'GET' } = request
  const { hostname } = new URL(url)
  const attributes = { 'http.request.method': method, 'server.address': hostname }
  return inSpan(`${method} ${hostname}`, { kind: 'client', attributes }, () => fetch(url, request))
}
