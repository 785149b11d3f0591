import { call, type Store, useStore } from '@lekta/shared/client'
import { classReportContract, type GrowthRow } from '@lekta/shared/contract/assessment/class-report'
import { useCsvDay, useDay } from '@lekta/shared/dates/use-day'
import { CsvButton, type SheetColumn } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { StudentName } from '@lekta/shared/lists/student-name'
import { type List, listQuery } from '@lekta/shared/lists/use-list'
import { type Column, GrowthText, MeasureText, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { type StaffArea, staffPaths } from '../staff-paths'

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text component="span" size="sm" c="dimmed">
    {children}
  </Text>
)

const FinishedOn = ({ taken }: { taken: GrowthRow['earlier'] }) => {
  const day = useDay('medium')
  if (!taken) return <Quiet>–</Quiet>
  return (
    <>
      <MeasureText measure={taken.measure} /> <Quiet>{day(taken.finished_at)}</Quiet>
    </>
  )
}

const Growth = ({ row: { latest, growth } }: { row: GrowthRow }) => {
  const { t } = useTranslation()
  if (growth) return <GrowthText {...growth} />
  return <Quiet>{latest ? t('Nothing to compare yet') : t('Not measured yet')}</Quiet>
}

/** Columns about each student's growth since a day. */
export function useGrowthColumns(area: StaffArea): Column<GrowthRow>[] {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: ({ name, avatar, latest }) => (
        <StudentName name={name} avatar={avatar} to={latest ? paths.reportDetail(latest.report_id) : undefined} />
      ),
    },
    {
      name: 'earlier',
      label: t('At start'),
      sortable: true,
      noWrap: true,
      cell: ({ earlier }) => <FinishedOn taken={earlier} />,
    },
    {
      name: 'latest',
      label: t('Latest'),
      sortable: true,
      noWrap: true,
      cell: ({ latest }) => <FinishedOn taken={latest} />,
    },
    { name: 'growth', label: t('Growth'), sortable: true, cell: (row) => <Growth row={row} /> },
  ]
}

function useSheet(): SheetColumn<GrowthRow>[] {
  const { t } = useTranslation()
  const sheetDay = useCsvDay()
  return [
    { label: t('Name'), value: ({ name }) => name },
    { label: t('Username'), value: ({ username }) => username },
    { label: t('Grade'), value: ({ grade }) => grade },
    { label: t('Start date'), value: ({ earlier }) => earlier && sheetDay(earlier.finished_at) },
    { label: t('Start measure (L)'), value: ({ earlier }) => earlier?.measure.value ?? null },
    { label: t('Latest date'), value: ({ latest }) => latest && sheetDay(latest.finished_at) },
    { label: t('Latest measure (L)'), value: ({ latest }) => latest?.measure.value ?? null },
    { label: t('Growth (L)'), value: ({ growth }) => growth?.difference ?? null },
    {
      label: t('Probability that the growth is real (%)'),
      value: ({ growth }) => (growth ? Math.round(growth.probability * 100) : null),
    },
  ]
}

interface DownloadProps {
  since: string | undefined
  options: List['options'] & { classroom_id: number | undefined }
}

/** Exports the growth of all students in the list, with the current filters and sorting. */
export const GrowthDownload = ({ since, options }: DownloadProps) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const load = (page: number) =>
    call(http, classReportContract.growthRows, {
      query: { since, ...listQuery({ ...options, page, itemsPerPage: largestPage }) },
    })
  return <CsvButton file={t('growth')} columns={useSheet()} load={load} />
}
