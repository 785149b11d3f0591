/** The metrics of a server as it exports them. */
export interface Scrape {
  text: string
  /** The value of each series, by its name and labels as they are written. */
  values: ReadonlyMap<string, number>
  /** The names of the metrics, without the suffixes of a histogram's series. */
  names: ReadonlySet<string>
}

const commentLine = /^# (HELP|TYPE) ([a-z][a-z0-9_]*) (.+)$/
const label = '[a-z_]+="(?:[^"\\\\\\n]|\\\\["\\\\n])*"'
const sampleLine = new RegExp(`^(([a-z][a-z0-9_]*)(?:\\{${label}(?:,${label})*\\})?) (-?[\\d.e+-]+|nan|[+-]inf)$`, 'i')

/** Parses Prometheus's text format. Throws if a line does not fit it, or a series occurs twice or has no metric. */
export function parseMetrics(text: string): Scrape {
  const types = new Map<string, string>()
  const helps = new Set<string>()
  const values = new Map<string, number>()
  for (const line of text.split('\n').filter((written) => written !== '')) {
    const [, comment, metric = '', rest = ''] = commentLine.exec(line) ?? []
    if (comment === 'HELP') helps.add(metric)
    else if (comment === 'TYPE' && types.has(metric)) throw new Error(`${metric} is described twice.`)
    else if (comment === 'TYPE') types.set(metric, rest)
    else {
      const [, series = '', name = '', value] = sampleLine.exec(line) ?? []
      const isDescribed = types.has(name) || types.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram'
      if (!isDescribed) throw new Error(`This line does not belong to a metric: ${line}`)
      if (values.has(series)) throw new Error(`${series} occurs twice.`)
      values.set(series, Number(value))
    }
  }
  const silent = [...types.keys()].filter((name) => !helps.has(name))
  if (silent.length > 0) throw new Error(`${silent.join(', ')} have no help text.`)
  return { text, values, names: new Set(types.keys()) }
}

/** Reads the metrics of a server over HTTP. */
export async function scrape(address: string, headers: Record<string, string> = {}): Promise<Scrape> {
  const answer = await fetch(`${address}/metrics`, { headers })
  if (answer.status !== 200) throw new Error(`The server refused its metrics: ${answer.status}`)
  return parseMetrics(await answer.text())
}
