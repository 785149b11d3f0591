import { type ApiError, call, useQuery } from '@lekta/shared/client'
import { classReportContract, type GrowthSummary } from '@lekta/shared/contract/assessment/class-report'
import { useDay } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { ListView } from '@lekta/shared/lists/list-view'
import { listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { FailureNotice, Group, Skeleton, Stack, Text, TextInput } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { SavedViews } from '../views/saved-views'
import styles from './class-report.module.css'
import { useGrowthColumns } from './growth-columns'
import { GrowthPicture } from './growth-picture'
import { OutcomeFilter } from './outcome-filter'
import { useNoStudents } from './use-no-students'
import { useOutcome } from './use-outcomes'

/** Page size with which a class fits on one page. */
const size = 30

const GroupGrowth = ({ summary }: { summary: GrowthSummary }) => {
  const { t } = useTranslation()
  const day = useDay()
  const { median, expected, compared, students, grown, fallen, since } = summary
  if (median === null)
    return (
      <Text>
        {t('No growth to show since {{since}} yet. A student needs one test before that day and one after it.', {
          since: day(since),
        })}
      </Text>
    )
  return (
    <div>
      <Text>
        {t('Median growth since {{since}}:', { since: day(since) })}{' '}
        <b className={styles.median}>{signedMeasure(median)}</b>
        {expected != null && (
          <Text span c="dimmed">
            {' '}
            {t('(expected for the grade: {{gain}})', { gain: signedMeasure(expected) })}
          </Text>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {t(
          '{{compared}} of {{students}} students compared: {{grown}} with clear growth, {{fallen}} with clear decline.',
          {
            compared,
            students,
            grown,
            fallen,
          },
        )}
      </Text>
    </div>
  )
}

/** Returns the day from which growth is counted. It is stored in the address; the server chooses the default. */
function useSince() {
  const { values, choose } = useUrlFilter('since')
  return { since: values.since || undefined, choose: (day: string) => choose('since', day) }
}

interface ChooserProps {
  day: string
  onChoose: (day: string) => void
}

const DayChooser = ({ day, onChoose }: ChooserProps) => {
  const { t } = useTranslation()
  return (
    <TextInput
      type="date"
      label={t('Growth since')}
      value={day}
      max={new Date().toISOString().slice(0, 10)}
      onChange={({ currentTarget: { value } }) => value && onChoose(value)}
    />
  )
}

/** The growth of each student, and of all together, since a day that the user chooses. */
export function GrowthSince({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) {
  const { t } = useTranslation()
  const { since, choose } = useSince()
  const { outcome, choose: chooseOutcome, filtered } = useOutcome()
  const list = useList({ size, sortBy: 'need' })
  const summary = useQuery(classReportContract.growthSummary, {
    query: { since, options: { classroom_id: classroomId } },
  })
  const options = { ...list.options, classroom_id: classroomId }
  const rows = useQuery(classReportContract.growthRows, { query: { since, outcome, ...listQuery(options) } })
  const columns = useGrowthColumns(area)
  const empty = useNoStudents(area)
  if (summary.error) return <FailureNotice message={(summary.error as ApiError).message} onRetry={summary.refetch} />
  return (
    <Stack gap="md">
      <Group gap="lg" align="flex-end">
        <DayChooser day={since ?? summary.data?.since ?? ''} onChoose={choose} />
        <div aria-live="polite" className={styles.together}>
          {summary.data ? <GroupGrowth summary={summary.data} /> : <Skeleton height={48} />}
        </div>
      </Group>
      <OutcomeFilter outcome={outcome} onChoose={chooseOutcome} summary={summary.data} />
      <ListView
        name="growth"
        views={(state) => <SavedViews list="growth" state={state} />}
        list={list}
        query={rows}
        label={t('Student growth')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Name, username or e-mail')}
        empty={empty}
        filtered={filtered}
        picture={<GrowthPicture area={area} rows={rows.data?.data} withClassroom={classroomId === undefined} />}
        actions={
          <CsvButton
            file={t('growth')}
            columns={columns}
            load={(http, page) =>
              call(http, classReportContract.growthRows, {
                query: { since, outcome, ...listQuery({ ...options, ...page }) },
              })
            }
          />
        }
        tall
      />
      <Text size="xs" c="dimmed">
        {t(
          '“At start” is the test closest to the chosen day, “Latest” the most recent one. Results that are not reliable are left out. The percentage is the probability that the growth is real.',
        )}{' '}
        {t(
          '“Expected” is what the middle reader of the grade gained in the same time. “Less” and “more” are at least 75% likely.',
        )}
      </Text>
    </Stack>
  )
}
