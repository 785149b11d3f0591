import { Counter, Histogram, type Registry } from 'prom-client'

/** Limits of the histogram of requests in seconds; dense where most answers are, so that a p95 can be read. */
const LIMITS = [0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.25, 0.4, 0.6, 1, 2.5, 10]

/** The labels of a kind of request. */
export interface RequestLabels {
  method: string
  route: string
}

/** Counts and times the requests of one route. */
export interface Meter {
  /** Counts an answer. The duration is in milliseconds; null for an answer that is not timed. */
  count: (status: number, duration: number | null) => void
}

/** Where observations of a duration are added: the first limit that is not below it, or the end. */
function bucketOf(seconds: number): number {
  const index = LIMITS.findIndex((limit) => seconds <= limit)
  return index === -1 ? LIMITS.length : index
}

function createMeter(labels: RequestLabels) {
  const statuses = new Map<number, number>()
  const buckets = new Array<number>(LIMITS.length + 1).fill(0)
  let sum = 0
  return {
    labels,
    statuses,
    count(status: number, duration: number | null) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (duration === null) return
      const seconds = duration / 1000
      const bucket = bucketOf(seconds)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
      sum += seconds
    },
    /** Returns the series of a histogram; each bucket includes the smaller ones. */
    series(name: string) {
      let total = 0
      const cumulated = buckets.map((count, i) => {
        total += count
        return { metricName: `${name}_bucket`, labels: { ...labels, le: LIMITS[i] ?? '+Inf' }, value: total }
      })
      if (total === 0) return []
      return [
        ...cumulated,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: total },
      ]
    },
  }
}

/**
 * Returns a function that makes the meter of a route. The numbers are added up here and handed to prom-client only when
 * they are read, because its own counters take ten times as long, for every request.
 */
export function createRequestMeters(registry: Registry): (labels: RequestLabels) => Meter {
  const meters: ReturnType<typeof createMeter>[] = []
  new Counter({
    name: 'lekta_http_requests_total',
    help: 'Answered requests. Status 499: the client left before the answer was complete.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, statuses } of meters)
        for (const [status, count] of statuses) this.inc({ ...labels, status }, count)
    },
  })
  const name = 'lekta_http_request_duration_seconds'
  const help = 'Time from the headers of a request to the end of its answer, without event streams.'
  const histogram = new Histogram({
    name,
    help,
    labelNames: ['method', 'route'],
    buckets: LIMITS,
    registers: [registry],
  })
  const read = async () => ({ name, help, type: 'histogram', values: meters.flatMap((meter) => meter.series(name)) })
  // prom-client calls either of the two, depending on the format.
  Object.assign(histogram, { get: read, getForPromString: read })
  return (labels) => {
    const meter = createMeter(labels)
    meters.push(meter)
    return meter
  }
}
