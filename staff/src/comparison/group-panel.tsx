import { QuadrantChart } from '@lekta/shared/charts/quadrant-chart'
import { useQuery } from '@lekta/shared/client'
import {
  type ComparedGroup,
  type ComparedStudent,
  type ComparedStudents,
  comparisonContract,
  type Grouping,
} from '@lekta/shared/contract/assessment/comparison'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { Link } from '@lekta/shared/routing'
import { Anchor, Group, Panel, Skeleton, Text } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import styles from './comparison.module.css'
import { growthBeyond } from './growth-beyond'
import { LowestStudents } from './lowest-students'
import { useGroupName } from './use-group-name'
import { useCalendarDay } from './use-terms'

interface Props {
  area: StaffArea
  by: Grouping
  group: ComparedGroup
  since: string | undefined
}

const Quadrants = ({
  area,
  students,
  name,
}: {
  area: StaffArea
  students: readonly ComparedStudent[]
  name: string
}) => {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  const points = students.flatMap((student) => {
    const y = growthBeyond(student)
    return y === null || student.percentile === null
      ? []
      : [{ key: student.id, name: student.name, x: student.percentile, y, to: paths.student(student.id) }]
  })
  return (
    <QuadrantChart
      label={t('Level and growth of {{name}}', { name })}
      points={points}
      x={{ title: t('Percentile in the grade'), format: String, middle: 50, contains: [0, 100] }}
      y={{ title: t('Growth beyond what was expected (L)'), format: signedMeasure, middle: 0 }}
      quadrants={{
        highMore: t('Strong and growing'),
        highLess: t('Strong, growing less'),
        lowMore: t('Catching up'),
        lowLess: t('Need most support'),
      }}
    />
  )
}

const Students = ({ area, name, answer }: { area: StaffArea; name: string; answer: ComparedStudents }) => {
  const { t } = useTranslation()
  const day = useCalendarDay()
  const { students, since, not_compared } = answer
  if (students.length === 0)
    return (
      <Text>
        {t('No student has a reliable test since {{since}} and one before to compare it with.', { since: day(since) })}
      </Text>
    )
  return (
    <div className={styles.group}>
      <div>
        <Quadrants area={area} students={students} name={name} />
        {not_compared > 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('{{count}} students are missing: they have no two reliable tests to compare.', {
              count: not_compared,
              defaultValue_one: '{{count}} student is missing: there are no two reliable tests to compare.',
            })}
          </Text>
        )}
      </div>
      <LowestStudents area={area} students={students} name={name} />
    </div>
  )
}

/** The students of a group: their level and growth, and those who explain most of its growth. */
export const GroupPanel = ({ area, by, group, since }: Props) => {
  const { t } = useTranslation()
  const name = useGroupName()(group)
  const filter = by === 'class' ? { classroom_id: group.key } : { grade: group.key }
  const query = useQuery(comparisonContract.comparedStudents, { query: { ...filter, since } })
  const report = by === 'class' && (
    <Anchor component={Link} to={staffPaths(area).reportOf(group.key)} size="sm">
      {t('Open the class report')}
    </Anchor>
  )
  return (
    <Panel title={t('{{name}}: level and growth of each student', { name })} action={<Group>{report}</Group>}>
      <QueryContent query={query} skeleton={<Skeleton height={440} />}>
        {(answer) => <Students area={area} name={name} answer={answer} />}
      </QueryContent>
    </Panel>
  )
}
