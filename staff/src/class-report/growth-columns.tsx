import type { GrowthRow } from '@lekta/shared/contract/assessment/class-report'
import { useCsvDay, useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { type Column, GrowthText, MeasureText } from '@lekta/shared/ui'
import { TermHelp } from '../glossary/term-help'
import { Quiet } from '../people/field-columns'
import type { StaffArea } from '../staff-paths'
import { StudentLink } from '../students/student-link'
import styles from './growth.module.css'
import { useGrowthCsv } from './use-growth-csv'
import { useOutcomeNames } from './use-outcomes'

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

const Outcome = ({ row: { outcome, growth } }: { row: GrowthRow }) => {
  const { t } = useTranslation()
  const names = useOutcomeNames()
  if (!outcome || !growth) return <Quiet>–</Quiet>
  return (
    <>
      {names[outcome]}
      {growth.expected != null && (
        <span className={styles.expected}>{t('expected {{gain}}', { gain: signedMeasure(growth.expected) })}</span>
      )}
    </>
  )
}

/** Returns the columns for each student's growth since a day. */
export function useGrowthColumns(area: StaffArea): Column<GrowthRow>[] {
  const { t } = useTranslation()
  const names = useOutcomeNames()
  const csvDay = useCsvDay()
  const growthCsv = useGrowthCsv<GrowthRow>(({ growth }) => growth)
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: (student) => (
        <StudentLink area={area} student={student} look="row" detail={student.classrooms?.join(', ') ?? ''} />
      ),
      csv: [
        { label: t('Name'), csv: ({ name }) => name },
        { label: t('Username'), csv: ({ username }) => username },
        { label: t('Classroom'), csv: ({ classrooms }) => classrooms?.join(', ') ?? null },
        { label: t('Grade'), csv: ({ grade }) => grade },
      ],
    },
    {
      name: 'earlier',
      label: t('At start'),
      sortable: true,
      noWrap: true,
      cell: ({ earlier }) => <FinishedOn taken={earlier} />,
      csv: [
        { label: t('Start date'), csv: ({ earlier }) => earlier && csvDay(earlier.finished_at) },
        { label: t('Start measure (L)'), csv: ({ earlier }) => earlier?.measure.value ?? null },
      ],
    },
    {
      name: 'latest',
      label: t('Latest'),
      sortable: true,
      noWrap: true,
      phone: 'top',
      cell: ({ latest }) => <FinishedOn taken={latest} />,
      csv: [
        { label: t('Latest date'), csv: ({ latest }) => latest && csvDay(latest.finished_at) },
        { label: t('Latest measure (L)'), csv: ({ latest }) => latest?.measure.value ?? null },
      ],
    },
    {
      name: 'growth',
      label: t('Growth'),
      help: <TermHelp term="growth" />,
      sortable: true,
      phone: 'bottom',
      cell: (row) => <Growth row={row} />,
      csv: growthCsv,
    },
    {
      name: 'need',
      label: t('Outcome'),
      sortable: true,
      cell: (row) => <Outcome row={row} />,
      csv: [
        { label: t('Expected growth (L)'), csv: ({ growth }) => growth?.expected ?? null },
        { label: t('Outcome'), csv: ({ outcome }) => (outcome ? names[outcome] : null) },
      ],
    },
  ]
}
