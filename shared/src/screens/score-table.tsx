import { useStudentScoresQuery } from '@lekta/shared/data/student'
import { useTranslation } from '@lekta/shared/i18n'
import { ImportLink } from './import/import-link'
import { ListView } from './list-view'
import { useScoreColumns } from './score-columns'
import { ScoreDownload } from './score-download'
import type { StaffArea } from './staff-paths'
import { listLimit, listQuery, useList } from './use-list'

/** The students of one classroom fit on one page, and on paper. */
const wholeClass = 50

/** Every student's standing, to be searched, sorted and downloaded. */
export function ScoreTable({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) {
  const { t } = useTranslation()
  const list = useList({ size: classroomId === undefined ? listLimit : wholeClass })
  const options = { ...list.options, classroom_id: classroomId }
  const columns = useScoreColumns(area)
  return (
    <ListView
      name="scores"
      list={list}
      query={useStudentScoresQuery({ query: listQuery(options) })}
      label={t('Student measures')}
      columns={[
        ...columns.fields('name', 'classrooms'),
        ...columns.results('measure', 'percentile', 'growth', 'finished_at', 'trusted'),
      ]}
      rowKey={({ id }) => id}
      searchLabel={t('Name, username or e-mail')}
      empty={{
        title: t('No students yet'),
        text: t('Measures appear here once students have been tested.'),
        action: <ImportLink area={area} page="students" />,
      }}
      actions={<ScoreDownload options={options} />}
      tall
    />
  )
}
