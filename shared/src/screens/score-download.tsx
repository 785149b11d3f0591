import { call, type Store, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { type ScoredStudent, studentContract } from '../contract/student'
import { studentFields } from '../contract/student-fields'
import { largestPage } from '../lib/walk-pages'
import { DownloadButton, type SheetColumn } from './download-button'
import { useFieldSheet } from './people/field-columns'
import { useTimestamp } from './use-day'
import { type List, listQuery } from './use-list'

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

/** Saves the standing of all students that a list names, as it is searched and sorted. */
export const ScoreDownload = ({ options }: { options: List['options'] & Narrowed }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const load = (page: number) =>
    call(http, studentContract.studentScores, { query: listQuery({ ...options, page, itemsPerPage: largestPage }) })
  return <DownloadButton file={t('reading-measures')} columns={useSheet()} load={load} />
}
