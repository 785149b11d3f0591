import { type ChangeRow, type ChangeTone, DumbbellChart } from '@lekta/shared/charts/dumbbell-chart'
import type { GrowthOutcome, GrowthRow } from '@lekta/shared/contract/assessment/class-report'
import { useTranslation } from '@lekta/shared/i18n'
import { growthWord, signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { Skeleton } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import styles from './growth.module.css'

const tones = {
  declined: 'decline',
  unchanged: 'none',
  less: 'growth',
  expected: 'growth',
  more: 'more',
} as const satisfies Record<GrowthOutcome, ChangeTone>

interface Props {
  area: StaffArea
  /** The rows of the page; missing until they have arrived. */
  rows: readonly GrowthRow[] | undefined
  /** Whether the classroom of each student is shown. */
  withClassroom: boolean
}

/** The change of each student of a page, with the level that was expected; absent if nobody can be compared. */
export const GrowthPicture = ({ area, rows, withClassroom }: Props) => {
  const { t } = useTranslation()
  if (!rows) return <Skeleton className={styles.waiting} />
  const changes = rows.flatMap(({ id, name, classrooms = [], earlier, latest, growth, outcome }): ChangeRow[] => {
    if (!earlier || !latest || !growth) return []
    const from = earlier.measure.value
    return [
      {
        key: id,
        name: [name, ...(withClassroom ? classrooms : [])].join(' · '),
        from,
        to: latest.measure.value,
        expected: growth.expected == null ? null : from + growth.expected,
        tone: outcome ? tones[outcome] : 'none',
        text: `${t(growthWord(growth).text)} ${signedMeasure(growth.difference)}`,
        link: staffPaths(area).student(id),
      },
    ]
  })
  if (changes.length === 0) return null
  return (
    <div className={styles.picture}>
      <DumbbellChart
        label={t('Growth of each student')}
        rows={changes}
        title={t('Reading measure in L')}
        withTable={false}
      />
    </div>
  )
}
