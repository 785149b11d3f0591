import { useReportsQuery } from '@lekta/shared/data/report'
import { useTranslation } from '@lekta/shared/i18n'
import { type Column, MeasureText, Text } from '@lekta/shared/ui'
import type { ReportLine } from '../contract/report'
import { ListView } from './list-view'
import { type StaffArea, staffPaths } from './staff-paths'
import { StudentName } from './student-name'
import { useDay } from './use-day'
import { useList } from './use-list'

function useColumns(area: StaffArea): Column<ReportLine>[] {
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
            {t('try {{tries}}', { tries })}
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

/** Finished attempts, the newest first; a row opens its report. */
export function FinishedAttempts({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) {
  const { t } = useTranslation()
  const list = useList()
  return (
    <ListView
      name="finished"
      list={list}
      query={useReportsQuery({ query: { options: { ...list.options, classroom_id: classroomId } } })}
      label={t('Finished tests')}
      columns={useColumns(area)}
      rowKey={({ id }) => id}
      searchLabel={t('Name, username or e-mail')}
      empty={{
        title: t('No finished tests yet'),
        text: t('As soon as a student finishes a test, its report stands here.'),
      }}
      tall
    />
  )
}
