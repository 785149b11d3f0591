import type { ComparedGroup } from '@lekta/shared/contract/assessment/comparison'
import type { Goal } from '@lekta/shared/contract/assessment/goal'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { useTranslation } from '@lekta/shared/i18n'
import { toCsv } from '@lekta/shared/lib/text/csv'
import { DataTable, Panel, type Sorting } from '@lekta/shared/ui'
import { useState } from 'react'
import { type GroupColumn, useFigureColumns, useGoalColumn, useNameColumn } from './group-columns'
import { type ComparedMeasure, comparedMeasures } from './use-choices'

interface Props {
  groups: readonly ComparedGroup[]
  goalOf: (group: ComparedGroup) => Goal | undefined
  show: ComparedMeasure
  linkTo: (group: number) => string
}

const compareCells = (a: string | number | null, b: string | number | null) =>
  typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : Number(a) - Number(b)

/** Returns rows in the order of a column, those without a value last. */
function sortRows(rows: readonly ComparedGroup[], columns: readonly GroupColumn[], sorting: Sorting | undefined) {
  const column = columns.find(({ name }) => name === sorting?.by)
  if (!column || !sorting) return rows
  const filled = rows.filter((row) => column.csv(row) !== null)
  const sorted = filled.sort((a, b) => compareCells(column.csv(a), column.csv(b)))
  return [...(sorting.descending ? sorted.reverse() : sorted), ...rows.filter((row) => column.csv(row) === null)]
}

/** The button that saves all figures of all groups. */
export const GroupsCsv = ({ groups, linkTo, goalOf }: Omit<Props, 'show'>) => {
  const { t } = useTranslation()
  const figures = useFigureColumns()
  const name = useNameColumn(linkTo)
  const goal = useGoalColumn(goalOf)
  const make = async () => {
    const columns = [name, ...comparedMeasures.flatMap((measure) => figures[measure]), goal]
    const lines = groups.map((group) => columns.map(({ csv }) => csv(group)))
    const text = toCsv([columns.map(({ label }) => label), ...lines])
    return new File([text], `${t('comparison')}.csv`, { type: 'text/csv;charset=utf-8' })
  }
  return <DownloadButton label={t('Download CSV')} make={make} />
}

/** The figures of all groups, those in need first until another order is chosen. */
export const GroupsTable = ({ groups, show, linkTo, goalOf }: Props) => {
  const { t } = useTranslation()
  const goal = useGoalColumn(goalOf)
  const hasGoals = groups.some((group) => goalOf(group))
  const columns = [useNameColumn(linkTo), ...useFigureColumns()[show], ...(hasGoals ? [goal] : [])]
  const [sorting, setSorting] = useState<Sorting>()
  const sortBy = (by: string) => setSorting((now) => ({ by, descending: now?.by === by && !now.descending }))
  return (
    <Panel title={t('All figures')}>
      <DataTable
        label={t('All figures')}
        columns={columns}
        rows={sortRows(groups, columns, sorting)}
        rowKey={({ key }) => key}
        expected={8}
        sorting={sorting}
        onSort={sortBy}
        busy={false}
      />
    </Panel>
  )
}
