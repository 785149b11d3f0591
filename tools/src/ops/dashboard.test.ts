import { readFileSync } from 'node:fs'
import { buildDashboard, dashboardFile } from './dashboard'
import { rows } from './dashboard-rows'

interface GridPanel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource?: { type: string; uid: string }
  targets?: { expr: string; refId: string }[]
}

const { panels, templating, schemaVersion } = JSON.parse(buildDashboard()) as {
  panels: GridPanel[]
  templating: { list: { name: string; type: string }[] }
  schemaVersion: number
}

test('the committed dashboard is the one that the script writes', () => {
  // To update it: npx tsx tools/src/ops/write-dashboard.ts
  expect(readFileSync(dashboardFile, 'utf8')).toBe(buildDashboard())
})

test('the dashboard has a row for each subject, with all of its panels below it', () => {
  expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual(rows.map(({ title }) => title))
  expect(panels.map(({ title }) => title)).toEqual(
    rows.flatMap((row) => [row.title, ...row.panels.map(({ title }) => title)]),
  )
})

test('no two panels have the same id or overlap, and all of them query the chosen data source', () => {
  const ids = panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
  for (const { type, datasource, targets = [] } of panels.filter((panel) => panel.type !== 'row')) {
    expect(['stat', 'timeseries']).toContain(type)
    expect(datasource).toEqual({ type: 'prometheus', uid: '$datasource' })
    expect(targets.length).toBeGreaterThan(0)
    expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length)
  }
})

test('every variable in a query can be chosen in the dashboard or is one of Grafana’s', () => {
  const names = templating.list.map(({ name }) => name)
  expect(names).toEqual(['datasource', 'instance'])
  const used = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => expr.match(/\$\w+/g) ?? []))
  expect(new Set(used)).toEqual(new Set(['$instance', '$__rate_interval']))
  expect(schemaVersion).toBeGreaterThanOrEqual(36)
})
