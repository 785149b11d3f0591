import { useQuery } from '@lekta/shared/client'
import { studentContract } from '@lekta/shared/contract/people/student'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import type { StaffArea } from '../staff-paths'
import { useScoreColumns } from '../students/score-columns'
import { SavedViews } from '../views/saved-views'
import { ScoresDownload } from './scores-download'
import { useNoStudents } from './use-no-students'

/** Page size with which the students of one classroom fit on one page, on the screen and in print. */
const wholeClass = 50

/** Every student's latest result, with search, sorting and download. */
export function ScoresTable({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) {
  const { t } = useTranslation()
  const list = useList({ size: classroomId === undefined ? defaultPageSize : wholeClass })
  const options = { ...list.options, classroom_id: classroomId }
  const columns = useScoreColumns(area)
  return (
    <ListView
      name="scores"
      views={(state) => <SavedViews list="scores" state={state} />}
      list={list}
      query={useQuery(studentContract.studentScores, { query: listQuery(options) })}
      label={t('Student measures')}
      columns={[
        ...columns.fields('name', 'classrooms'),
        ...columns.results('measure', 'percentile', 'growth', 'finished_at', 'trusted'),
      ]}
      rowKey={({ id }) => id}
      searchLabel={t('Name, username or e-mail')}
      empty={useNoStudents(area)}
      actions={<ScoresDownload columns={columns.all} options={options} />}
      tall
    />
  )
}
