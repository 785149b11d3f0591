import { call, type Store, useQuery, useStore } from '@lekta/shared/client'
import { type ListedReport, reportContract } from '@lekta/shared/contract/assessment/report'
import { useDay, useTimestamp } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { ListView } from '@lekta/shared/lists/list-view'
import { StudentName } from '@lekta/shared/lists/student-name'
import { type List, listQuery, useList } from '@lekta/shared/lists/use-list'
import { type Column, MeasureText, Text } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'

function useColumns(area: StaffArea): Column<ListedReport>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const paths = staffPaths(area)
  return [
    {
      name: 'name',
      label: t('Name'),
      sortable: true,
      cell: ({ id, child }) => <StudentName name={child.name} avatar={child.avatar} to={paths.reportDetail(id)} />,
    },
    {
      name: 'title',
      label: t('Test'),
      cell: ({ title, tries }) => (
        <>
          {title}{' '}
          <Text component="span" size="sm" c="dimmed">
            {t('attempt {{tries}}', { tries })}
          </Text>
        </>
      ),
    },
    {
      name: 'measure',
      label: t('Measure'),
      sortable: true,
      cell: ({ measure, trusted }) => <MeasureText measure={measure} trusted={trusted} />,
    },
    { name: 'finished_at', label: t('Finished'), sortable: true, cell: ({ finished_at }) => day(finished_at) },
  ]
}

/** Exports all finished attempts of a list, with the current filters and sorting. */
const Download = ({ options }: { options: List['options'] & { classroom_id: number | undefined } }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const timestamp = useTimestamp()
  return (
    <CsvButton<ListedReport>
      file={t('finished-tests')}
      columns={[
        { label: t('Name'), value: ({ child }) => child.name },
        { label: t('Test'), value: ({ title }) => title },
        { label: t('Attempt'), value: ({ tries }) => tries },
        { label: t('Finished'), value: ({ finished_at }) => timestamp(finished_at) },
        { label: t('Measure (L)'), value: ({ measure }) => measure.value },
        { label: t('Lowest likely (L)'), value: ({ measure }) => measure.low },
        { label: t('Highest likely (L)'), value: ({ measure }) => measure.high },
        { label: t('Reliable'), value: ({ trusted }) => (trusted ? t('Yes') : t('No')) },
      ]}
      load={(page) =>
        call(http, reportContract.reports, { query: listQuery({ ...options, page, itemsPerPage: largestPage }) })
      }
    />
  )
}

/** Finished attempts, the newest first; a row opens its report. */
export function FinishedAttempts({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) {
  const { t } = useTranslation()
  const list = useList()
  const options = { ...list.options, classroom_id: classroomId }
  return (
    <ListView
      name="finished"
      list={list}
      query={useQuery(reportContract.reports, { query: listQuery(options) })}
      label={t('Finished tests')}
      columns={useColumns(area)}
      rowKey={({ id }) => id}
      searchLabel={t('Name, username or e-mail')}
      empty={{
        title: t('No finished tests yet'),
        text: t('Reports appear here as soon as students finish a test.'),
      }}
      actions={<Download options={options} />}
      tall
    />
  )
}
