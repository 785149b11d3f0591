import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { scrape } from '../testing/scrape'
import { type TestApp, testApp } from '../testing/test-app'

const ops = join(import.meta.dirname, '../../../ops')
const read = (path: string) => readFileSync(join(ops, path), 'utf8')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const alerts = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
)
const panels = (
  JSON.parse(read('grafana/lekta.json')) as { panels: { title: string; targets?: { expr: string }[] }[] }
).panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })))

/** Metrics that Prometheus itself makes for each target. */
const ofPrometheus = ['up']

/** Returns the names of metrics in a query: all words that are no function, keyword, label, range or string. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
    .replace(/\boffset \w+/g, '')
  const words = bare.match(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g) ?? []
  return words.filter((word) => !['and', 'or', 'unless', 'by', 'without'].includes(word))
}

/** Returns the values of a label that a query names, such as those of `outcome`. */
const labelValues = (expr: string, label: string) =>
  [...expr.matchAll(new RegExp(`\\b${label}=~?"([^"]*)"`, 'g'))].flatMap(([, values = '']) => values.split('|'))

let app: TestApp
let exported: Awaited<ReturnType<typeof scrape>>
beforeAll(async () => {
  app = await testApp()
  exported = await scrape(app.address)
})
afterAll(() => app.close())

const isExported = (name: string) =>
  ofPrometheus.includes(name) ||
  exported.names.has(name) ||
  exported.names.has(name.replace(/_(bucket|sum|count)$/, ''))

test('the reader of queries finds their metrics and nothing else', () => {
  expect(
    metricsIn('histogram_quantile(0.95, sum by (le, route) (rate(a_bucket{x="y"}[5m] offset 1h))) > b and c'),
  ).toEqual(['a_bucket', 'b', 'c'])
})

describe('every alert', () => {
  test.each(alerts.map((rule) => [rule.alert, rule] as const))('%s is about metrics that exist', (_, { expr }) => {
    const names = metricsIn(expr)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !isExported(name))).toEqual([])
  })

  test.each(alerts.map((rule) => [rule.alert, rule] as const))('%s says what is wrong and what to do', (_, rule) => {
    expect(rule.alert).toMatch(/^Lekta[A-Z]/)
    expect(['critical', 'warning']).toContain(rule.labels.severity)
    for (const text of [rule.annotations.summary, rule.annotations.runbook]) expect(text).toMatch(/^.{20,}\.$/s)
  })

  test('has a name of its own and is tested by promtool', () => {
    const names = alerts.map(({ alert }) => alert)
    expect(new Set(names).size).toBe(names.length)
    const tests = read('prometheus/alerts.test.yml')
    expect(names.filter((name) => !tests.includes(`alertname="${name}"`))).toEqual([])
  })

  test('names only outcomes that are counted', () => {
    for (const { expr } of alerts) {
      const [metric = ''] = metricsIn(expr)
      const counted = [...exported.values.keys()].filter((series) => series.startsWith(`${metric}{outcome=`))
      if (counted.length === 0) continue
      const outcomes = counted.flatMap((series) => labelValues(series, 'outcome'))
      expect(outcomes).toEqual(expect.arrayContaining(labelValues(expr, 'outcome')))
    }
  })
})

test.each(panels.map((panel) => [panel.title, panel.expr]))(
  'the panel “%s” shows metrics that exist: %s',
  (_, expr) => {
    const names = metricsIn(expr)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !isExported(name))).toEqual([])
  },
)

test('every metric of ours is on the dashboard', () => {
  const shown = panels.flatMap(({ expr }) => metricsIn(expr)).map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  expect([...exported.names].filter((name) => name.startsWith('lekta_') && !shown.includes(name))).toEqual([])
})
