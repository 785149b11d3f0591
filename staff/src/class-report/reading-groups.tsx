import { useQuery } from '@lekta/shared/client'
import {
  classReportContract,
  type ReadingGroups as Groups,
  type ReadingGroup,
} from '@lekta/shared/contract/assessment/class-report'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { EmptyNotice, Group, MeasureText, Panel, Skeleton, Stack, Text } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { StudentLink } from '../students/student-link'
import styles from './class-report.module.css'

const GroupCard = ({ area, group, number }: { area: StaffArea; group: ReadingGroup; number: number }) => {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const { text, understood, students } = group
  const [lowest, highest] = [percent.format(understood.lowest), percent.format(understood.highest)]
  return (
    <Panel title={t('Group {{number}}: texts around {{text}}', { number, text: formatMeasure(text) })}>
      <Text size="sm" c="dimmed">
        {lowest === highest
          ? t('They understand about {{share}} of a text at this level.', { share: lowest })
          : t('They understand about {{lowest}} to {{highest}} of a text at this level.', { lowest, highest })}
      </Text>
      <ul className={styles.people}>
        {students.map((student) => (
          <li key={student.id}>
            <StudentLink area={area} student={student} />
            <MeasureText measure={student.measure} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const UngroupedStudents = ({ students }: { students: Groups['left_out'] }) => {
  const { t } = useTranslation()
  if (students.length === 0) return null
  return (
    <Text>
      {t('Not grouped (no reliable measure): {{names}}.', {
        names: students.map(({ name }) => name).join(', '),
      })}
    </Text>
  )
}

const GroupsDownload = ({ groups }: { groups: readonly ReadingGroup[] }) => {
  const { t } = useTranslation()
  const rows = groups.flatMap(({ text, students }, i) =>
    students.map((student) => ({ ...student, text, number: i + 1 })),
  )
  return (
    <CsvButton
      file={t('reading-groups')}
      columns={[
        { label: t('Group'), csv: ({ number }) => number },
        { label: t('Text (L)'), csv: ({ text }) => text },
        { label: t('Name'), csv: ({ name }) => name },
        { label: t('Measure (L)'), csv: ({ measure }) => measure.value },
      ]}
      load={async () => ({ data: rows, last_page: 1 })}
    />
  )
}

const GroupCards = ({ area, reading: { groups, left_out } }: { area: StaffArea; reading: Groups }) => {
  const { t } = useTranslation()
  if (groups.length === 0)
    return (
      <EmptyNotice title={t('No groups yet')}>
        {t('Groups appear here once students in this classroom have a reliable measure.')}
      </EmptyNotice>
    )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md">
        <Text className={styles.lead}>
          {t('Students in a group can share the same text: it is in everyone’s reading range.')}
        </Text>
        <div className={styles.noPrint}>
          <GroupsDownload groups={groups} />
        </div>
      </Group>
      <div className={styles.cards}>
        {groups.map((group, i) => (
          <GroupCard key={group.students[0]?.id} area={area} group={group} number={i + 1} />
        ))}
      </div>
      <UngroupedStudents students={left_out} />
    </Stack>
  )
}

const RoomGroups = ({ area, classroomId }: { area: StaffArea; classroomId: number }) => {
  const query = useQuery(classReportContract.readingGroups, { query: { classroom_id: classroomId } })
  return (
    <QueryContent query={{ ...query, data: query.currentData }} skeleton={<Skeleton height={320} radius="lg" />}>
      {(reading) => <GroupCards area={area} reading={reading} />}
    </QueryContent>
  )
}

/** The students of the chosen classroom, or of the only one, in groups that can read the same text. */
export const ReadingGroups = ({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) => {
  const { t } = useTranslation()
  const { data: rooms } = useAllClassrooms()
  const only = rooms?.length === 1 ? rooms[0]?.id : undefined
  const room = classroomId ?? only
  if (room !== undefined) return <RoomGroups area={area} classroomId={room} />
  if (rooms?.length === 0)
    return (
      <EmptyNotice title={t('No classrooms yet')}>
        {t('Reading groups appear here once there is a classroom with students.')}
      </EmptyNotice>
    )
  return (
    <EmptyNotice title={t('Choose a classroom')}>
      {t('Choose a classroom at the top of this page to see its reading groups.')}
    </EmptyNotice>
  )
}
