import type { StudentOverview } from '@lekta/shared/contract/people/student-overview'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { describeLead } from '@lekta/shared/lib/measure/describe-lead'
import { describeCaution, describePercentile, describeRange } from '@lekta/shared/lib/measure/describe-measure'
import { formatMeasure, isClearDecline, readingRange } from '@lekta/shared/lib/measure/measure'
import { writeCompound } from '@lekta/shared/lib/measure/report-sentence'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { useReportSentence } from '@lekta/shared/report/use-report-sentence'
import { Link } from '@lekta/shared/routing'
import { Alert, Anchor, GrowthText, Icon, Panel, Text } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import styles from './student.module.css'

interface Props {
  area: StaffArea
  overview: StudentOverview
}

type Measured = Omit<StudentOverview, 'latest'> & { latest: NonNullable<StudentOverview['latest']> }

/** Returns the trusted test before the latest one. */
const testBefore = ({ tests }: StudentOverview) => tests.slice(1).find(({ trusted }) => trusted)

/** The data of the latest test as the sentences of a report need them. */
function ledBy({ latest, tests, ...overview }: Measured) {
  const { growth, trusted, measure, report_id } = latest
  const before = testBefore({ latest, tests, ...overview })
  const fallen = growth && before && isClearDecline(growth)
  return {
    ...{ id: report_id, measure, trusted, doubt: null, range: readingRange(measure.value), growth: tests },
    ...{ grade: tests[0]?.grade ?? null, percentile: tests[0]?.percentile ?? null },
    fallen: fallen ? { from: before.measure.value, since: before.finished_at } : null,
  }
}

/** The growth since the first test, and since the test before the latest if that is another one. */
const Growth = ({ overview }: { overview: Measured }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const { grown, latest } = overview
  const before = testBefore(overview)
  if (!grown) return <Text c="dimmed">{t('Growth appears after the second test.')}</Text>
  return (
    <dl className={styles.growth}>
      <div>
        <dt>{t('Since the first test, {{day}}', { day: day(grown.since) })}</dt>
        <dd>
          <GrowthText {...grown} />
        </dd>
      </div>
      {latest.growth && before && before.finished_at !== grown.since && (
        <div>
          <dt>{t('Since the test before, {{day}}', { day: day(before.finished_at) })}</dt>
          <dd>
            <GrowthText {...latest.growth} />
          </dd>
        </div>
      )}
    </dl>
  )
}

const Level = ({ area, overview }: Props & { overview: Measured }) => {
  const { t } = useTranslation()
  const write = useReportSentence()
  const day = useDay()
  const { latest, student } = overview
  const led = ledBy(overview)
  const caution = describeCaution(led, day)
  const lead = describeLead(led, firstNameOf(student))
  const meaning = latest.trusted ? [describeRange(led), ...describePercentile(led)] : []
  return (
    <Panel
      title={t('Reading level')}
      action={
        <Anchor component={Link} to={staffPaths(area).reportDetail(latest.report_id)} size="sm">
          {t('Open the latest report')}
        </Anchor>
      }
    >
      <div className={styles.stack}>
        {caution && (
          <Alert color="orange" icon={<Icon name="alert" />} title={write(caution.title)}>
            {caution.why.map(write)}
          </Alert>
        )}
        {lead && <p className={styles.lead}>{writeCompound(lead, write)}</p>}
        <p className={styles.measure} data-doubtful={!latest.trusted || undefined}>
          <b>{formatMeasure(latest.measure.value)}</b>{' '}
          <span>
            {formatMeasure(latest.measure.low)}–{formatMeasure(latest.measure.high)} · {day(latest.finished_at)}
          </span>
        </p>
        {meaning.map((sentence) => (
          <Text key={sentence.text} size="sm">
            {write(sentence)}
          </Text>
        ))}
        {latest.trusted && <Growth overview={overview} />}
      </div>
    </Panel>
  )
}

/** The latest result in words and in L, and the growth up to it. */
export const LevelPanel = ({ area, overview }: Props) => {
  const { t } = useTranslation()
  const { latest, student } = overview
  if (latest) return <Level area={area} overview={{ ...overview, latest }} />
  const name = firstNameOf(student)
  return (
    <Panel title={t('Reading level')}>
      <p className={styles.lead}>{t('{{name}} has not finished a test yet.', { name })}</p>
      <Text c="dimmed">{t('Measure, growth and reports appear here after the first test.')}</Text>
    </Panel>
  )
}
