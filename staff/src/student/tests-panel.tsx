import { call } from '@lekta/shared/client'
import { reportContract } from '@lekta/shared/contract/assessment/report'
import type { StudentOverview, StudentTest } from '@lekta/shared/contract/people/student-overview'
import { useDay } from '@lekta/shared/dates/use-day'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { useTranslation } from '@lekta/shared/i18n'
import { languageOf } from '@lekta/shared/lib/language-of'
import { Link } from '@lekta/shared/routing'
import {
  Anchor,
  type Column,
  DataTable,
  MeasureText,
  Panel,
  Text,
  UnstyledButton,
  useDisclosure,
} from '@lekta/shared/ui'
import { Quiet } from '../people/field-columns'
import { type StaffArea, staffPaths } from '../staff-paths'
import styles from './student.module.css'

const shownAtFirst = 8

function useColumns(area: StaffArea): Column<StudentTest>[] {
  const { t, i18n } = useTranslation()
  const day = useDay('medium')
  const language = languageOf(i18n.language)
  return [
    { name: 'finished_at', label: t('Date'), noWrap: true, cell: ({ finished_at }) => day(finished_at) },
    {
      name: 'title',
      label: t('Test'),
      cell: ({ report_id, title, tries }) => (
        <>
          <Anchor component={Link} to={staffPaths(area).reportDetail(report_id)} fw={600} data-row-link>
            {title}
          </Anchor>
          {tries > 1 && <Quiet> {t('attempt {{tries}}', { tries })}</Quiet>}
        </>
      ),
    },
    {
      name: 'measure',
      label: t('Measure'),
      cell: ({ measure, trusted }) => <MeasureText measure={measure} trusted={trusted} />,
    },
    {
      name: 'file',
      label: t('Report'),
      labelHidden: true,
      numeric: true,
      cell: ({ report_id: id }) => (
        <DownloadButton
          small
          label={t('PDF')}
          make={(http) => call(http, reportContract.reportFile, { params: { id }, query: { language } })}
        />
      ),
    },
  ]
}

/** The finished tests, newest first; each opens its report, which can also be downloaded to print it. */
export const TestsPanel = ({ area, overview: { tests } }: { area: StaffArea; overview: StudentOverview }) => {
  const { t } = useTranslation()
  const [open, { toggle }] = useDisclosure(false)
  const columns = useColumns(area)
  return (
    <Panel title={t('Tests and reports')}>
      {tests.length === 0 ? (
        <Text c="dimmed">{t('No finished tests yet')}</Text>
      ) : (
        <DataTable
          label={t('Tests and reports')}
          columns={columns}
          rows={open ? tests : tests.slice(0, shownAtFirst)}
          rowKey={({ report_id }) => report_id}
          expected={tests.length}
          busy={false}
        />
      )}
      {tests.length > shownAtFirst && (
        <UnstyledButton className={styles.more} aria-expanded={open} onClick={toggle}>
          {open ? t('Show fewer') : t('Show all {{count}}', { count: tests.length })}
        </UnstyledButton>
      )}
    </Panel>
  )
}
