import { join } from 'node:path'
import { BigValueTextMode, ReduceDataOptionsBuilder } from '@grafana/grafana-foundation-sdk/common'
import {
  DashboardBuilder,
  type DataSourceRef,
  DatasourceVariableBuilder,
  QueryVariableBuilder,
  RowBuilder,
  VariableRefresh,
} from '@grafana/grafana-foundation-sdk/dashboard'
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus'
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat'
import { PanelBuilder as GraphBuilder } from '@grafana/grafana-foundation-sdk/timeseries'
import { root } from '../packages'
import { type Panel, rows } from './dashboard-rows'

/** The file that an operator imports into Grafana. */
export const dashboardFile = join(root, 'ops/grafana/lekta.json')

const WIDTH = 8
const GRAPH_HEIGHT = 8
const NUMBER_HEIGHT = 4

const datasource: DataSourceRef = { type: 'prometheus', uid: '$datasource' }

/** Returns a panel that shows the latest value of each series, or their names. */
const statOf = (mode: BigValueTextMode) =>
  new StatBuilder()
    .height(NUMBER_HEIGHT)
    .textMode(mode)
    .reduceOptions(new ReduceDataOptionsBuilder().calcs(['lastNotNull']))

const makers = {
  graph: () => new GraphBuilder().height(GRAPH_HEIGHT),
  number: () => statOf(BigValueTextMode.Value),
  name: () => statOf(BigValueTextMode.Name),
}

function build({ title, description = '', kind = 'graph', unit, queries, width = WIDTH }: Panel, id: number) {
  const panel = makers[kind]()
    .id(id)
    .title(title)
    .description(description)
    .unit(unit)
    .span(width)
    .datasource(datasource)
  queries.forEach(({ expr, legend }, i) => {
    const refId = String.fromCharCode('A'.charCodeAt(0) + i)
    panel.withTarget(new DataqueryBuilder().refId(refId).expr(expr).legendFormat(legend))
  })
  return panel
}

const variables = () => [
  new DatasourceVariableBuilder('datasource').label('Data source').type('prometheus'),
  new QueryVariableBuilder('instance')
    .label('Server')
    .datasource(datasource)
    .query('label_values(lekta_build_info, instance)')
    .refresh(VariableRefresh.OnTimeRangeChanged)
    .multi(true)
    .includeAll(true)
    .allValue('.*'),
]

/** Returns the dashboard for Grafana as JSON. */
export function buildDashboard(): string {
  const dashboard = new DashboardBuilder('Lekta').uid('lekta').tags(['lekta']).refresh('30s')
  dashboard.time({ from: 'now-6h', to: 'now' })
  dashboard.timezone('browser')
  for (const variable of variables()) dashboard.withVariable(variable)
  let id = 0
  for (const { title, panels } of rows) {
    dashboard.withRow(new RowBuilder(title).id(++id))
    for (const panel of panels) dashboard.withPanel(build(panel, ++id))
  }
  return `${JSON.stringify(dashboard.build(), null, 2)}\n`
}
