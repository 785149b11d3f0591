import { call, useAppSelector } from '@lekta/shared/client'
import { type Language, useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { type Report, reportContract } from '../contract/assessment/report'
import { DownloadButton } from '../downloads/download-button'
import { DownloadMenu } from '../downloads/download-menu'
import { languageOf } from '../lib/language-of'
import { AnswersDownload } from './report-answers'
import { ReportLinkButton } from './report-link'
import styles from './report-view.module.css'

const PaperButton = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  const query = { language: languageOf(i18n.language) }
  return (
    <DownloadButton
      label={t('Download PDF')}
      make={(http) => call(http, reportContract.reportFile, { params: { id }, query })}
    />
  )
}

/** Downloads the letter to the parents in the chosen language. */
const LetterMenu = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const letter = (language: Language) => (http: Parameters<typeof call>[0]) =>
    call(http, reportContract.parentLetter, { params: { id }, query: { language } })
  return (
    <DownloadMenu
      label={t('Letter to parents')}
      choices={[
        { label: t('In Indonesian'), make: letter('id') },
        { label: t('In English'), make: letter('en') },
      ]}
    />
  )
}

/**
 * The actions on a report: print it, or download it as PDF or CSV. Staff download a letter to the parents, and a parent
 * creates a link. `children` are further actions before these.
 */
export const ReportActions = ({ report, children }: { report: Report; children?: ReactNode }) => {
  const { t } = useTranslation()
  const role = useAppSelector(({ session }) => session.roles[0])
  const isStaff = role === 'school' || role === 'teacher'
  return (
    <Group className={styles.actions} gap="sm" align="flex-start">
      {children}
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {role !== 'child' && <PaperButton id={report.id} />}
      {report.answers && <AnswersDownload report={report} answers={report.answers} />}
      {role === 'parent' && <ReportLinkButton report={report} />}
      {isStaff && <LetterMenu id={report.id} />}
    </Group>
  )
}
