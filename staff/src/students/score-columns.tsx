import type { ScoredStudent } from '@lekta/shared/contract/student'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { StudentName } from '@lekta/shared/lists/student-name'
import { type Column, GrowthText, MeasureText, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { type StaffArea, staffPaths } from '../staff-paths'

const Quiet = ({ children }: { children: ReactNode }) => (
  <Text component="span" size="sm" c="dimmed">
    {children}
  </Text>
)

const Growth = ({ standing }: Pick<ScoredStudent, 'standing'>) => {
  if (!standing?.trusted || !standing.growth) return <Quiet>–</Quiet>
  return <GrowthText {...standing.growth} />
}

const Trust = ({ standing }: Pick<ScoredStudent, 'standing'>) => {
  const { t } = useTranslation()
  if (!standing) return <Quiet>–</Quiet>
  if (standing.trusted) return <Quiet>{t('Yes')}</Quiet>
  return (
    <Text component="span" size="sm" c="var(--lekta-caution)">
      {t('No')}
    </Text>
  )
}

/** Columns about a student's standing; each list chooses among them. */
export function useScoreColumns(area: StaffArea) {
  const { t } = useTranslation()
  const day = useDay('medium')
  const paths = staffPaths(area)
  const columns = {
    name: {
      label: t('Name'),
      sortable: true,
      cell: ({ name, avatar, standing }) => (
        <StudentName name={name} avatar={avatar} to={standing ? paths.reportDetail(standing.report_id) : undefined} />
      ),
    },
    username: { label: t('Username'), sortable: true, cell: ({ username }) => username },
    classroom: { label: t('Classroom'), cell: ({ classrooms }) => classrooms.join(', ') || <Quiet>–</Quiet> },
    grade: { label: t('Grade'), sortable: true, numeric: true, cell: ({ grade }) => grade ?? <Quiet>–</Quiet> },
    measure: {
      label: t('Measure'),
      sortable: true,
      cell: ({ standing }) =>
        standing ? <MeasureText measure={standing.measure} /> : <Quiet>{t('Not measured yet')}</Quiet>,
    },
    percentile: {
      label: t('Percentile'),
      sortable: true,
      numeric: true,
      cell: ({ standing, percentile }) =>
        standing?.trusted && percentile !== null ? t('about {{percentile}}', { percentile }) : <Quiet>–</Quiet>,
    },
    growth: { label: t('Growth'), sortable: true, whole: true, cell: ({ standing }) => <Growth standing={standing} /> },
    finished_at: {
      label: t('Last test'),
      sortable: true,
      whole: true,
      cell: ({ standing }) => (standing ? day(standing.finished_at) : <Quiet>–</Quiet>),
    },
    trusted: { label: t('Reliable'), cell: ({ standing }) => <Trust standing={standing} /> },
  } as const satisfies Record<string, Omit<Column<ScoredStudent>, 'name'>>
  return (...names: (keyof typeof columns)[]): Column<ScoredStudent>[] =>
    names.map((name) => ({ name, ...columns[name] }))
}
