import type { ScoredStudent } from '@lekta/shared/contract/people/student'
import { type StudentFields, studentFields } from '@lekta/shared/contract/people/student-fields'
import { useDay, useTimestamp } from '@lekta/shared/dates/use-day'
import { useMeasureCsv } from '@lekta/shared/downloads/use-measure-csv'
import { useTranslation } from '@lekta/shared/i18n'
import { isExtremePercentile, namePercentile } from '@lekta/shared/lib/measure/describe-measure'
import { useReportSentence } from '@lekta/shared/report/use-report-sentence'
import { type Column, GrowthText, MeasureText, Text } from '@lekta/shared/ui'
import { useGrowthCsv } from '../class-report/use-growth-csv'
import { TermHelp } from '../glossary/term-help'
import { Quiet, useFieldColumns } from '../people/field-columns'
import type { StaffArea } from '../staff-paths'
import { StudentLink } from './student-link'

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

/** Columns that the list shows only if the user wants them: the first is under the name, the second is rarely read. */
const underName = new Set(['classrooms', 'username'])

/**
 * Returns the columns of students with their latest results. Each list shows some of them; its CSV file contains all.
 */
export function useScoreColumns(area: StaffArea) {
  const { t } = useTranslation()
  const write = useReportSentence()
  const day = useDay('medium')
  const timestamp = useTimestamp()
  const measureCsv = useMeasureCsv<ScoredStudent>(({ standing }) => standing?.measure)
  const growthCsv = useGrowthCsv<ScoredStudent>(({ standing }) => standing?.growth)
  const fields = useFieldColumns<ScoredStudent>(studentFields, 'students', (student) => (
    <StudentLink area={area} student={student} look="row" detail={student.classrooms.join(', ')} />
  )).map((column) => (underName.has(column.name) ? { ...column, startsHidden: true } : column))
  const results = {
    measure: {
      label: t('Measure'),
      help: <TermHelp term="measure" />,
      sortable: true,
      phone: 'top',
      cell: ({ standing }) =>
        standing ? <MeasureText measure={standing.measure} /> : <Quiet>{t('Not measured yet')}</Quiet>,
      csv: measureCsv,
    },
    percentile: {
      label: t('Percentile'),
      help: <TermHelp term="percentile" />,
      sortable: true,
      numeric: true,
      cell: ({ standing, percentile }) => {
        if (!standing?.trusted || percentile === null) return <Quiet>–</Quiet>
        const named = write(namePercentile(percentile))
        return isExtremePercentile(percentile) ? named : t('about {{percentile}}', { percentile: named })
      },
      csv: [
        {
          label: t('Approximate percentile'),
          csv: ({ percentile, standing }) => (standing?.trusted ? percentile : null),
        },
      ],
    },
    growth: {
      label: t('Growth'),
      help: <TermHelp term="growth" />,
      sortable: true,
      phone: 'bottom',
      noWrap: true,
      cell: ({ standing }) => <Growth standing={standing} />,
      csv: growthCsv,
    },
    finished_at: {
      label: t('Last test'),
      sortable: true,
      noWrap: true,
      cell: ({ standing }) => (standing ? day(standing.finished_at) : <Quiet>–</Quiet>),
      csv: ({ standing }) => standing && timestamp(standing.finished_at),
    },
    trusted: {
      label: t('Reliable'),
      help: <TermHelp term="reliable" />,
      cell: ({ standing }) => <Trust standing={standing} />,
      csv: ({ standing }) => standing && (standing.trusted ? t('Yes') : t('No')),
    },
  } as const satisfies Record<string, Omit<Column<ScoredStudent>, 'name'>>
  const pick = (...names: (keyof typeof results)[]): Column<ScoredStudent>[] =>
    names.map((name) => ({ name, ...results[name] }))
  return {
    all: [...fields, ...Object.entries(results).map(([name, column]): Column<ScoredStudent> => ({ name, ...column }))],
    /** Returns the columns of the named fields, or of all fields if none is named. */
    fields: (...names: (keyof StudentFields)[]) =>
      names.length === 0 ? fields : fields.filter(({ name }) => names.some((one) => one === name)),
    results: pick,
  }
}
