import type { RecentStudent } from '@lekta/shared/contract/dashboard'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, GrowthText, MeasureText, Panel, Text } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import { Line, PersonRow, Rows, SideBySide } from './panel-rows'

const Row = ({ area, student }: { area: StaffArea; student: RecentStudent }) => {
  const day = useDay('medium')
  const { classrooms, standing } = student
  return (
    <PersonRow
      person={student}
      to={staffPaths(area).student(student.id)}
      note={[...classrooms, day(standing.finished_at)].join(' · ')}
    >
      <Line>
        <MeasureText measure={standing.measure} trusted={standing.trusted} />
        {standing.growth && <GrowthText {...standing.growth} />}
      </Line>
    </PersonRow>
  )
}

interface Props {
  area: StaffArea
  recent: readonly RecentStudent[]
  /** Lists the students side by side. */
  across?: boolean
}

/** The students who finished a test most recently, each with measure and growth. */
export const RecentTests = ({ area, recent, across = false }: Props) => {
  const { t } = useTranslation()
  const List = across ? SideBySide : Rows
  const all = (
    <Anchor component={Link} to={`${staffPaths(area).report}?tab=finished`} size="sm">
      {t('All finished tests')}
    </Anchor>
  )
  return (
    <Panel title={t('Recently finished')} action={recent.length > 0 && all}>
      {recent.length === 0 && <Text c="dimmed">{t('Reports appear here as soon as students finish a test.')}</Text>}
      <List>
        {recent.map((student) => (
          <Row key={student.id} area={area} student={student} />
        ))}
      </List>
    </Panel>
  )
}
