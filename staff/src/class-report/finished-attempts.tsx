import { call, useQuery } from '@lekta/shared/client'
import { type ListedReport, reportContract } from '@lekta/shared/contract/assessment/report'
import { useDay, useTimestamp } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useMeasureCsv } from '@lekta/shared/downloads/use-measure-csv'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { listQuery, useList } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, MeasureText, Text } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import { StudentLink } from '../students/student-link'

function useColumns(area: StaffArea) {
  const { t } = useTranslation()
  const day = useDay('medium')
  const timestamp = useTimestamp()
  const measureCsv = useMeasureCsv<ListedReport>(({ measure }) => measure)
  const paths = staffPaths(area)
  return {
    name: {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: ({ child }) => <StudentLink area={area} student={child} look="picture" />,
      csv: ({ child }) => child.name,
    },
    title: {
      name: 'title',
      label: t('Test'),
      cell: ({ id, title, tries }) => (
        <>
          <Anchor component={Link} to={paths.reportDetail(id)} data-row-link>
            {title}
          </Anchor>{' '}
          <Text component="span" size="sm" c="dimmed">
            {t('attempt {{tries}}', { tries })}
          </Text>
        </>
      ),
      csv: [
        { label: t('Test'), csv: ({ title }) => title },
        { label: t('Attempt'), csv: ({ tries }) => tries },
      ],
    },
    measure: {
      name: 'measure',
      label: t('Measure'),
      sortable: true,
      cell: ({ measure, trusted }) => <MeasureText measure={measure} trusted={trusted} />,
      csv: [...measureCsv, { label: t('Reliable'), csv: ({ trusted }) => (trusted ? t('Yes') : t('No')) }],
    },
    finished: {
      name: 'finished_at',
      label: t('Finished'),
      sortable: true,
      cell: ({ finished_at }) => day(finished_at),
      csv: ({ finished_at }) => timestamp(finished_at),
    },
  } satisfies Record<string, Column<ListedReport>>
}

/** Finished attempts, the newest first; a row opens its report. */
export function FinishedAttempts({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) {
  const { t } = useTranslation()
  const list = useList()
  const options = { ...list.options, classroom_id: classroomId }
  const { name, title, measure, finished } = useColumns(area)
  return (
    <ListView
      name="finished"
      list={list}
      query={useQuery(reportContract.reports, { query: listQuery(options) })}
      label={t('Finished tests')}
      columns={[name, title, measure, finished]}
      rowKey={({ id }) => id}
      searchLabel={t('Name, username or e-mail')}
      empty={{
        title: t('No finished tests yet'),
        text: t('Reports appear here as soon as students finish a test.'),
      }}
      actions={
        <CsvButton
          file={t('finished-tests')}
          columns={[name, title, finished, measure]}
          load={(http, page) => call(http, reportContract.reports, { query: listQuery({ ...options, ...page }) })}
        />
      }
      tall
    />
  )
}
