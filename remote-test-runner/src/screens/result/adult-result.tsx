import type { Report } from '@lekta/shared/contract/assessment/report'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Link } from '@lekta/shared/routing'
import { Button, Card, GrowthText, MeasureText, PageHeader, Stack, Text } from '@lekta/shared/ui'
import { reportPath } from '../../run/use-test-params'
import styles from './result.module.css'

/** The result for a parent or a teacher: the measure with its band. */
export const AdultResult = ({ report }: { report: Report }) => {
  const { t } = useTranslation()
  const day = useDay()
  const { child, measure, trusted, range, grown, code, assignment_id: id, tries } = report
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('{{name}} has finished', { name: child.name })}
        subtitle={`${report.title}, ${day(report.finished_at)}`}
      />
      <Card p={{ base: 'md', sm: 'xl' }}>
        <Stack gap="md">
          <div className={styles.measure}>
            <MeasureText measure={measure} trusted={trusted} />
          </div>
          {trusted && (
            <Text>
              {t('Reading range: {{low}} to {{high}}', {
                low: formatMeasure(range.low),
                high: formatMeasure(range.high),
              })}
            </Text>
          )}
          {grown && (
            <Text>
              {t('Since {{since}}:', { since: day(grown.since) })} <GrowthText {...grown} />
            </Text>
          )}
          <Button size="md" component={Link} to={reportPath({ code, id }, tries)}>
            {t('Open the full report')}
          </Button>
        </Stack>
      </Card>
    </div>
  )
}
