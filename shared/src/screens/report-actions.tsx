import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon } from '@lekta/shared/ui'
import type { Report } from '../contract/report'
import { AnswersDownload } from './report-answers'
import styles from './report-view.module.css'

const useIsStaff = () =>
  useAppSelector(({ session }) => session.roles[0] === 'school' || session.roles[0] === 'teacher')

/** What can be done with a report: print it, take its figures along, and, for a school, write to the parents. */
export const ReportActions = ({ report, onLetter }: { report: Report; onLetter: () => void }) => {
  const { t } = useTranslation()
  const isStaff = useIsStaff()
  return (
    <Group className={styles.actions} gap="sm">
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {report.answers && <AnswersDownload report={report} answers={report.answers} />}
      {isStaff && (
        <Button variant="default" leftSection={<Icon name="mail" size={18} />} onClick={onLetter}>
          {t('Letter to parents')}
        </Button>
      )}
    </Group>
  )
}
