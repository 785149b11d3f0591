import { type ApiError, useQuery } from '@lekta/shared/client'
import {
  classReportContract,
  type ReadingGroups as Groups,
  type ReadingGroup,
} from '@lekta/shared/contract/assessment/class-report'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { Link } from '@lekta/shared/routing'
import {
  Anchor,
  EmptyPicture,
  FailureNotice,
  Group,
  MeasureText,
  Notice,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
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
        {students.map(({ id, name, report_id, measure }) => (
          <li key={id}>
            <Anchor component={Link} to={staffPaths(area).reportDetail(report_id)}>
              {name}
            </Anchor>
            <MeasureText measure={measure} />
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
        { label: t('Group'), value: ({ number }) => number },
        { label: t('Text (L)'), value: ({ text }) => text },
        { label: t('Name'), value: ({ name }) => name },
        { label: t('Measure (L)'), value: ({ measure }) => measure.value },
      ]}
      load={async () => ({ data: rows, last_page: 1 })}
    />
  )
}

const RoomGroups = ({ area, classroomId }: { area: StaffArea; classroomId: number }) => {
  const { t } = useTranslation()
  const { currentData, error, refetch } = useQuery(classReportContract.readingGroups, {
    query: { classroom_id: classroomId },
  })
  if (error && !currentData) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  if (!currentData) return <Skeleton height={320} radius="lg" />
  const { groups, left_out } = currentData
  if (groups.length === 0)
    return (
      <Notice picture={<EmptyPicture />} title={t('No groups yet')}>
        {t('Groups appear here once students in this classroom have a reliable measure.')}
      </Notice>
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

/** The students of the chosen classroom, or of the only one, in groups who can read the same text. */
export const ReadingGroups = ({ area, classroomId }: { area: StaffArea; classroomId: number | undefined }) => {
  const { t } = useTranslation()
  const { rows } = useAllClassrooms()
  const only = rows?.length === 1 ? rows[0]?.id : undefined
  const room = classroomId ?? only
  if (room !== undefined) return <RoomGroups area={area} classroomId={room} />
  if (rows?.length === 0)
    return (
      <Notice picture={<EmptyPicture />} title={t('No classrooms yet')}>
        {t('Reading groups appear here once there is a classroom with students.')}
      </Notice>
    )
  return (
    <Notice picture={<EmptyPicture />} title={t('Choose a classroom')}>
      {t('Choose a classroom at the top of this page to see its reading groups.')}
    </Notice>
  )
}
