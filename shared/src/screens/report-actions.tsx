import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon } from '@lekta/shared/ui'
import type { Report } from '../contract/report'
import { AnswersDownload } from './report-answers'
import { ReportLinkButton } from './report-link'
import styles from './report-view.module.css'

/** What can be done with a report: print it, take its figures along; a school writes to the parents, a parent gets a link. */
export const ReportActions = ({ report, onLetter }: { report: Report; onLetter: () => void }) => {
  const { t } = useTranslation()
  const role = useAppSelector(({ session }) => session.roles[0])
  const isStaff = role === 'school' || role === 'teacher'
  return (
    <Group className={styles.actions} gap="sm">
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {report.answers && <AnswersDownload report={report} answers={report.answers} />}
      {role === 'parent' && <ReportLinkButton report={report} />}
      {isStaff && (
        <Button variant="default" leftSection={<Icon name="mail" size={18} />} onClick={onLetter}>
          {t('Letter to parents')}
        </Button>
      )}
    </Group>
  )
}
