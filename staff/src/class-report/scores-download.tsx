import { call, type Store, useStore } from '@lekta/shared/client'
import { type ScoredStudent, studentContract } from '@lekta/shared/contract/people/student'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import { useTimestamp } from '@lekta/shared/dates/use-day'
import { CsvButton, type SheetColumn } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { type List, listQuery } from '@lekta/shared/lists/use-list'
import { useFieldSheet } from '../people/field-columns'

function useSheet(): SheetColumn<ScoredStudent>[] {
  const { t } = useTranslation()
  const timestamp = useTimestamp()
  const fields = useFieldSheet<ScoredStudent>(studentFields, 'students')
  return [
    ...fields,
    { label: t('Measure (L)'), value: ({ standing }) => standing?.measure.value ?? null },
    { label: t('Lowest likely (L)'), value: ({ standing }) => standing?.measure.low ?? null },
    { label: t('Highest likely (L)'), value: ({ standing }) => standing?.measure.high ?? null },
    {
      label: t('Approximate percentile'),
      value: ({ percentile, standing }) => (standing?.trusted ? percentile : null),
    },
    { label: t('Growth (L)'), value: ({ standing }) => standing?.growth?.difference ?? null },
    {
      label: t('Probability that the growth is real (%)'),
      value: ({ standing }) => (standing?.growth ? Math.round(standing.growth.probability * 100) : null),
    },
    { label: t('Last test'), value: ({ standing }) => standing && timestamp(standing.finished_at) },
    { label: t('Reliable'), value: ({ standing }) => standing && (standing.trusted ? t('Yes') : t('No')) },
  ]
}

interface Narrowed {
  classroom_id?: number | undefined
  grade?: number | undefined
  archived?: boolean
}

/** Exports the latest results of all students in the list, with the current filters and sorting. */
export const ScoresDownload = ({ options }: { options: List['options'] & Narrowed }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const load = (page: number) =>
    call(http, studentContract.studentScores, { query: listQuery({ ...options, page, itemsPerPage: largestPage }) })
  return <CsvButton file={t('reading-measures')} columns={useSheet()} load={load} />
}
