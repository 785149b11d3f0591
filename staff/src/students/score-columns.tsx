import type { ScoredStudent } from '@lekta/shared/contract/people/student'
import { type StudentFields, studentFields } from '@lekta/shared/contract/people/student-fields'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { StudentName } from '@lekta/shared/lists/student-name'
import { type Column, GrowthText, MeasureText, Text } from '@lekta/shared/ui'
import { Quiet, useFieldColumns } from '../people/field-columns'
import { type StaffArea, staffPaths } from '../staff-paths'

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

/** Columns of students with their latest result; each list chooses among those about the result. */
export function useScoreColumns(area: StaffArea) {
  const { t } = useTranslation()
  const day = useDay('medium')
  const paths = staffPaths(area)
  const fields = useFieldColumns<ScoredStudent>(studentFields, 'students', ({ name, avatar, standing }) => (
    <StudentName name={name} avatar={avatar} to={standing ? paths.reportDetail(standing.report_id) : undefined} />
  ))
  const results = {
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
    growth: {
      label: t('Growth'),
      sortable: true,
      noWrap: true,
      cell: ({ standing }) => <Growth standing={standing} />,
    },
    finished_at: {
      label: t('Last test'),
      sortable: true,
      noWrap: true,
      cell: ({ standing }) => (standing ? day(standing.finished_at) : <Quiet>–</Quiet>),
    },
    trusted: { label: t('Reliable'), cell: ({ standing }) => <Trust standing={standing} /> },
  } as const satisfies Record<string, Omit<Column<ScoredStudent>, 'name'>>
  return {
    /** Returns the columns of the named fields, or of all fields if none is named. */
    fields: (...names: (keyof StudentFields)[]) =>
      names.length === 0 ? fields : fields.filter(({ name }) => names.some((one) => one === name)),
    results: (...names: (keyof typeof results)[]): Column<ScoredStudent>[] =>
      names.map((name) => ({ name, ...results[name] })),
  }
}
