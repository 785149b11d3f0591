import type { Report } from '@lekta/shared/contract/assessment/report'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { ReportSection } from '@lekta/shared/report/report-section'
import { Link } from '@lekta/shared/routing'
import { Icon, MeasureText } from '@lekta/shared/ui'
import { reportPath } from '../../addresses'
import styles from './profile.module.css'

/** Every finished test, the newest first; each leads to its report. */
export const TestsPart = ({ growth }: Pick<Report, 'growth'>) => {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <ReportSection title={t('All tests')}>
      <ol className={styles.tests}>
        {growth.toReversed().map(({ report_id, finished_at, measure, trusted }) => (
          <li key={report_id}>
            <Link className={styles.test} to={reportPath(report_id)}>
              <b>{day(finished_at)}</b>
              <MeasureText measure={measure} trusted={trusted} />
              <Icon name="right" size={18} />
            </Link>
          </li>
        ))}
      </ol>
    </ReportSection>
  )
}
