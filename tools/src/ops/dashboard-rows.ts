/** A line of a graph, or the number of a stat: a query with `$instance` filled in, and how its series are named. */
interface Query {
  expr: string
  legend: string
}

/** A panel of the dashboard. Panels without a width take a third of it. */
export interface Panel {
  title: string
  /** What an operator should know to read it. */
  description?: string
  /** A graph over time, the latest number, or the name of the series that exist. */
  kind?: 'graph' | 'number' | 'name'
  /** Grafana's name of the unit. */
  unit: 'short' | 's' | 'bytes' | 'percentunit' | 'reqps' | 'ops' | 'dateTimeFromNow'
  queries: readonly Query[]
  /** Width in the dashboard's 24 columns. */
  width?: number
}

export interface Row {
  title: string
  panels: readonly Panel[]
}

const here = 'instance=~"$instance"'

/** Returns the rate of a counter, added up by labels. */
const rateBy = (labels: string, metric: string, filter = '') =>
  `sum by (${labels}) (rate(${metric}{${[here, filter].filter(Boolean).join(',')}}[$__rate_interval]))`

const increaseBy = (labels: string, metric: string) =>
  `sum by (${labels}) (increase(${metric}{${here}}[$__rate_interval]))`

const quantile = (q: number, metric: string, labels = '') =>
  `histogram_quantile(${q}, ${rateBy(['le', labels].filter(Boolean).join(', '), `${metric}_bucket`)})`

const one = (expr: string, legend = '') => [{ expr, legend }]
const byLabel = (label: string, metric: string) => one(increaseBy(label, metric), `{{${label}}}`)
const outcomes = (title: string, metric: string, description?: string): Panel => ({
  title,
  ...(description && { description }),
  unit: 'short',
  queries: byLabel('outcome', metric),
})

const REQUESTS = 'lekta_http_requests_total'
const DURATION = 'lekta_http_request_duration_seconds'

const overview: Row = {
  title: 'Overview',
  panels: [
    { title: 'Servers up', kind: 'number', unit: 'short', queries: one('sum(up{job="lekta"})'), width: 4 },
    {
      title: 'Failed requests',
      kind: 'number',
      unit: 'percentunit',
      queries: one(`sum(rate(${REQUESTS}{${here},status=~"5.."}[5m])) / sum(rate(${REQUESTS}{${here}}[5m]))`),
      width: 4,
    },
    {
      title: '95 % of requests are faster than',
      kind: 'number',
      unit: 's',
      queries: one(`histogram_quantile(0.95, sum by (le) (rate(${DURATION}_bucket{${here}}[5m])))`),
      width: 4,
    },
    {
      title: 'Newest backup',
      kind: 'number',
      unit: 'dateTimeFromNow',
      queries: one('1000 * max(lekta_backup_finished_timestamp_seconds)'),
      width: 4,
    },
    { title: 'Maintenance', kind: 'number', unit: 'short', queries: one('max(lekta_maintenance)'), width: 4 },
    {
      title: 'Version',
      kind: 'name',
      unit: 'short',
      queries: one('count by (version, commit) (lekta_build_info)', '{{version}} {{commit}}'),
      width: 4,
    },
  ],
}

const traffic: Row = {
  title: 'Traffic',
  panels: [
    { title: 'Requests by status', unit: 'reqps', queries: one(rateBy('status', REQUESTS), '{{status}}') },
    {
      title: 'Busiest routes',
      unit: 'reqps',
      queries: one(`topk(10, ${rateBy('route', REQUESTS)})`, '{{route}}'),
    },
    {
      title: 'Open requests, streams and connections',
      unit: 'short',
      queries: [
        { expr: `sum(lekta_http_requests_in_flight{${here}})`, legend: 'requests' },
        { expr: `sum(lekta_http_streams{${here}})`, legend: 'streams' },
        { expr: `sum(lekta_http_connections{${here}})`, legend: 'connections' },
      ],
    },
    outcomes('Refused', 'lekta_rejected_total', 'Requests and connections that were refused to protect the server.'),
    {
      title: 'Failed requests by route',
      unit: 'reqps',
      queries: one(rateBy('route', REQUESTS, 'status=~"5.."'), '{{route}}'),
    },
    outcomes('Logins', 'lekta_logins_total'),
  ],
}

const latency: Row = {
  title: 'Latency',
  panels: [
    {
      title: 'Duration of requests',
      unit: 's',
      queries: [0.5, 0.95, 0.99].map((q) => ({ expr: quantile(q, DURATION), legend: `p${q * 100}` })),
    },
    {
      title: 'Slowest routes (p95)',
      unit: 's',
      queries: one(`topk(10, ${quantile(0.95, DURATION, 'route')})`, '{{route}}'),
    },
    {
      title: 'Event-loop lag',
      description:
        'Includes the 10 ms of the measurement itself. Each read starts anew, so read it from one place only.',
      unit: 's',
      queries: ['p50', 'p99', 'max'].map((part) => ({
        expr: `max by (instance) (nodejs_eventloop_lag_${part}_seconds{${here}})`,
        legend: `{{instance}} ${part}`,
      })),
    },
  ],
}

const processes: Row = {
  title: 'Processes',
  panels: [
    {
      title: 'CPU',
      unit: 'percentunit',
      queries: one(rateBy('instance', 'process_cpu_seconds_total'), '{{instance}}'),
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: [
        { expr: `process_resident_memory_bytes{${here}}`, legend: '{{instance}} resident' },
        { expr: `nodejs_heap_size_used_bytes{${here}}`, legend: '{{instance}} heap' },
      ],
    },
    {
      title: 'Garbage collection',
      description: 'Share of time.',
      unit: 'percentunit',
      queries: one(rateBy('instance, kind', 'nodejs_gc_duration_seconds_sum'), '{{instance}} {{kind}}'),
    },
    {
      title: 'Running since',
      unit: 's',
      queries: one(`time() - process_start_time_seconds{${here}}`, '{{instance}}'),
    },
  ],
}

const database: Row = {
  title: 'Database',
  panels: [
    {
      title: 'Connections of the pool',
      unit: 'short',
      queries: [
        ...one(`sum by (state) (lekta_database_connections{${here}})`, '{{state}}'),
        ...one(`sum(lekta_database_connections_max{${here}})`, 'most'),
      ],
    },
    {
      title: 'Waiting for a connection',
      unit: 'short',
      queries: one(`lekta_database_waiting{${here}}`, '{{instance}}'),
    },
    outcomes('Requests that the database could not serve', 'lekta_database_unavailable_total'),
    { title: 'Database answers', unit: 'short', queries: one(`lekta_database_up{${here}}`, '{{instance}}') },
    {
      title: 'Restarts of the embedded PostgreSQL',
      unit: 'short',
      queries: one(increaseBy('instance', 'lekta_embedded_database_restarts_total'), '{{instance}}'),
    },
    outcomes(
      'Where reports are read',
      'lekta_replica_reads_total',
      'At the replica, or at the writer because the replica is behind what the client has written, unusable, or failed.',
    ),
    { title: 'Replica is used', unit: 'short', queries: one(`lekta_replica_up{${here}}`, '{{instance}}') },
    { title: 'Lag of the replica', unit: 's', queries: one(`lekta_replica_lag_seconds{${here}}`, '{{instance}}') },
  ],
}

const jobs: Row = {
  title: 'Jobs',
  panels: [
    {
      title: 'Jobs in the queue',
      unit: 'short',
      queries: one('sum by (state) (max by (kind, state) (lekta_jobs))', '{{state}}'),
    },
    {
      title: 'Oldest due job',
      unit: 's',
      queries: one('max by (kind) (lekta_jobs_oldest_due_seconds) > 0', '{{kind}}'),
    },
    {
      title: 'Jobs being done',
      unit: 'short',
      queries: one(`sum by (kind) (lekta_jobs_running{${here}}) > 0`, '{{kind}}'),
    },
    outcomes('Jobs done', 'lekta_jobs_total'),
    {
      title: 'Duration of jobs (p95)',
      unit: 's',
      queries: one(quantile(0.95, 'lekta_job_duration_seconds', 'kind'), '{{kind}}'),
    },
    {
      title: 'Duration of heavy work (p95)',
      description: 'In threads, for jobs and requests, with the wait for a free thread.',
      unit: 's',
      queries: one(quantile(0.95, 'lekta_task_duration_seconds', 'task'), '{{task}}'),
    },
    {
      title: 'Failed for good, by kind',
      description: 'Stored for a week.',
      unit: 'short',
      queries: one('max by (kind) (lekta_jobs{state="failed"}) > 0', '{{kind}}'),
    },
  ],
}

const tests: Row = {
  title: 'Tests and answers',
  panels: [
    outcomes('Attempts', 'lekta_attempts_total'),
    outcomes('Answers', 'lekta_answers_total', 'Repeated answers come from tablets that were offline or had no reply.'),
    outcomes('Imports', 'lekta_imports_total'),
  ],
}

const delivery: Row = {
  title: 'Delivery',
  panels: [
    outcomes('E-mails', 'lekta_mails_total'),
    outcomes('Push messages', 'lekta_pushes_total'),
    outcomes('Sendings of live events', 'lekta_live_sends_total'),
    outcomes('Callbacks of the payment provider', 'lekta_payment_callbacks_total'),
    {
      title: 'Releases that failed in browsers',
      description: 'As browsers report it; anyone can send a report.',
      unit: 'short',
      queries: one(
        increaseBy('area, version, outcome, reason', 'lekta_remote_failures_total'),
        '{{area}} {{version}} {{outcome}} {{reason}}',
      ),
      width: 16,
    },
    {
      title: 'Served releases',
      unit: 'short',
      queries: one('count by (area, version) (lekta_release_info{serving="current"})', '{{area}} {{version}}'),
    },
  ],
}

const privacy: Row = {
  title: 'Privacy and safety',
  panels: [
    {
      title: 'Requests to erase',
      unit: 'short',
      queries: [...one('max(lekta_erasures_waiting)', 'waiting'), ...one('max(lekta_erasures_overdue)', 'overdue')],
    },
    {
      title: 'Archives of personal data',
      unit: 'short',
      queries: one('max(lekta_exports_waiting)', 'waiting'),
    },
    { title: 'Files to delete from the bucket', unit: 'short', queries: one('max(lekta_files_to_delete)') },
    { title: 'Oldest archive waited for', unit: 's', queries: one('max(lekta_exports_oldest_seconds)') },
    {
      title: 'Age of the newest backup, and of the last verification',
      unit: 's',
      queries: ['finished', 'verified'].map((part) => ({
        expr: `time() - max(lekta_backup_${part}_timestamp_seconds > 0)`,
        legend: part,
      })),
    },
  ],
}

/** The rows of the dashboard, from top to bottom. */
export const rows: readonly Row[] = [
  ...[overview, traffic, latency, processes, database],
  ...[jobs, tests, delivery, privacy],
]
