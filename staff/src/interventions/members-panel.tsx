import { useMutation } from '@lekta/shared/client'
import {
  type InterventionRecord,
  type InterventionStudent,
  interventionContract,
} from '@lekta/shared/contract/people/intervention'
import { useDay } from '@lekta/shared/dates/use-day'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, DataTable, GrowthText, MeasureText, Panel, Text } from '@lekta/shared/ui'
import { Quiet } from '../people/field-columns'
import { type Action, useMenuColumn } from '../people/row-menu'
import { type StaffArea, staffPaths } from '../staff-paths'
import { StudentLink } from '../students/student-link'

const TakenOn = ({ taken }: { taken: InterventionStudent['start'] }) => {
  const day = useDay('medium')
  if (!taken) return <Quiet>–</Quiet>
  return (
    <>
      <MeasureText measure={taken.measure} /> <Quiet>{day(taken.finished_at)}</Quiet>
    </>
  )
}

const Change = ({ row: { start, latest, growth } }: { row: InterventionStudent }) => {
  const { t } = useTranslation()
  if (growth) return <GrowthText {...growth} />
  return <Quiet>{latest && !start ? t('No measure at the start') : t('Too early to say')}</Quiet>
}

function useColumns(area: StaffArea): Column<InterventionStudent>[] {
  const { t } = useTranslation()
  return [
    {
      name: 'name',
      label: t('Student'),
      cell: (row) => <StudentLink area={area} student={row} look="row" />,
    },
    { name: 'classroom', label: t('Classroom'), cell: ({ classrooms }) => classrooms.join(', ') || '–' },
    { name: 'start', label: t('At start'), noWrap: true, cell: ({ start }) => <TakenOn taken={start} /> },
    { name: 'latest', label: t('Latest'), noWrap: true, cell: ({ latest }) => <TakenOn taken={latest} /> },
    { name: 'growth', label: t('Change'), cell: (row) => <Change row={row} /> },
  ]
}

/** Returns the action that removes a student. */
function useRemove(id: number): Action {
  const { t } = useTranslation()
  const act = useAction()
  const [remove] = useMutation(interventionContract.removeInterventionStudents)
  return {
    label: t('Remove from the intervention'),
    picture: 'close',
    run: (ids) =>
      void act(
        () => remove({ params: { id }, body: { ids: [...ids] } }).unwrap(),
        t('{{count}} students removed', { count: ids.length, defaultValue_one: '{{count}} student removed' }),
      ),
  }
}

/** The students of an intervention, each with the measure at the start, the latest one, and the change. */
export const MembersPanel = ({ area, row }: { area: StaffArea; row: InterventionRecord }) => {
  const { t } = useTranslation()
  const columns = useColumns(area)
  const remove = useRemove(row.id)
  const menu = useMenuColumn<InterventionStudent>(() => ({ leads: [], actions: [remove] }))
  const isOpen = row.editable && row.closed_at === null
  const hidden = row.students - row.members.length
  return (
    <Panel
      title={t('{{count}} students', { count: row.students, defaultValue_one: '{{count}} student' })}
      action={
        isOpen && (
          <Anchor component={Link} to={staffPaths(area).students} size="sm">
            {t('Add students')}
          </Anchor>
        )
      }
    >
      {row.members.length > 0 && (
        <DataTable
          label={t('Students')}
          columns={isOpen ? [...columns, menu] : columns}
          rows={row.members}
          rowKey={({ id }) => id}
          expected={row.members.length}
          busy={false}
          tall
        />
      )}
      {row.students === 0 && (
        <Text c="dimmed">{t('No students. Select some in the list of students and add them.')}</Text>
      )}
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('{{count}} students are in classes that you do not teach.', {
            count: hidden,
            defaultValue_one: '{{count}} student is in a class that you do not teach.',
          })}
        </Text>
      )}
    </Panel>
  )
}
