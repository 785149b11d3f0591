import { context, SpanKind, trace } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import { failSpan, isTracing, tracer } from './span'

/** Maximum length of a recorded statement, in characters. */
const LONGEST = 2000

/** Returns a statement without the values that are written into it; most values are parameters anyway. */
const withoutValues = (text: string) => text.replace(/'(?:[^']|'')*'/g, '?').slice(0, LONGEST)

/** Returns what a statement does and to which table, such as `select student`. */
function summaryOf(text: string): string {
  const [verb = 'query'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+"?(?:[a-z_]+"?\.)?"?([a-z_]+)/i.exec(text) ?? []
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}

const textOf = (query: unknown) => (typeof query === 'string' ? query : ((query as { text?: unknown })?.text ?? ''))

type Query = (...parts: unknown[]) => unknown
type Callback = (error: unknown, ...rest: unknown[]) => unknown

/** Returns a client's function for queries that records a span for each query within a request or a job. */
function traced(query: Query): Query {
  return (...parts) => {
    const text = textOf(parts[0])
    // Queries that belong to nothing, such as the search for due jobs each second, are not recorded.
    if (typeof text !== 'string' || !trace.getSpan(context.active())) return query(...parts)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) }
    const span = tracer().startSpan(summaryOf(text), { kind: SpanKind.CLIENT, attributes })
    const end = (error?: unknown) => {
      if (error) failSpan(span, error)
      span.end()
    }
    const last = parts.at(-1)
    if (typeof last === 'function') {
      const finish: Callback = (error, ...rest) => {
        end(error)
        return (last as Callback)(error, ...rest)
      }
      return query(...parts.slice(0, -1), context.bind(context.active(), finish))
    }
    const result = query(...parts)
    if (result instanceof Promise) result.then(() => end(), end)
    else end()
    return result
  }
}

/** Records a span for each query on the pool's connections, if traces are recorded. */
export function traceQueries(pool: Pool) {
  if (!isTracing()) return
  pool.on('connect', (client: PoolClient) => {
    client.query = traced(client.query.bind(client) as Query) as PoolClient['query']
  })
  // A caller that had to wait for a connection continues in the context of the caller that returned it.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  const bound = (callback?: Callback) => (callback ? connect(context.bind(context.active(), callback)) : connect())
  pool.connect = bound as Pool['connect']
}
