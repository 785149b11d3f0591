import type { ApiError } from '@lekta/shared/client'
import { useReadingGroupsQuery } from '@lekta/shared/data/class-report'
import { useTranslation } from '@lekta/shared/i18n'
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
import type { ReadingGroups as Groups, ReadingGroup } from '../contract/class-report'
import { formatMeasure } from '../lib/measure'
import { DownloadButton } from './download-button'
import styles from './score-report.module.css'
import { type StaffArea, staffPaths } from './staff-paths'
import { useAllClassrooms } from './use-all-rows'

const GroupCard = ({ area, group, number }: { area: StaffArea; group: ReadingGroup; number: number }) => {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const { text, understood, students } = group
  const [lowest, highest] = [percent.format(understood.lowest), percent.format(understood.highest)]
  return (
    <Panel title={t('Group {{number}}: texts near {{text}}', { number, text: formatMeasure(text) })}>
      <Text size="sm" c="dimmed">
        {lowest === highest
          ? t('About {{share}} of such a text is understood.', { share: lowest })
          : t('About {{lowest}} to {{highest}} of such a text is understood.', { lowest, highest })}
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

const LeftOut = ({ students }: { students: Groups['left_out'] }) => {
  const { t } = useTranslation()
  if (students.length === 0) return null
  return (
    <Text>
      {t('In no group, because no test that can be trusted tells where they stand: {{names}}.', {
        names: students.map(({ name }) => name).join(', '),
      })}
    </Text>
  )
}

const GroupsDownload = ({ groups }: { groups: readonly ReadingGroup[] }) => {
  const { t } = useTranslation()
  const rows = groups.flatMap(({ text, students }, i) => students.map((reader) => ({ ...reader, text, number: i + 1 })))
  return (
    <DownloadButton
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
  const { currentData, error, refetch } = useReadingGroupsQuery({ query: { classroom_id: classroomId } })
  if (error && !currentData) return <FailureNotice message={(error as ApiError).message} onRetry={refetch} />
  if (!currentData) return <Skeleton height={320} radius="lg" />
  const { groups, left_out } = currentData
  if (groups.length === 0)
    return (
      <Notice picture={<EmptyPicture />} title={t('No groups yet')}>
        {t('Groups stand here as soon as students of this classroom have finished a test that can be trusted.')}
      </Notice>
    )
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md">
        <Text className={styles.lead}>
          {t('Who stands in one group can read the same text: it lies in the reading range of each of them.')}
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
      <LeftOut students={left_out} />
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
        {t('Groups are made within one classroom. As soon as there is one with students, they stand here.')}
      </Notice>
    )
  return (
    <Notice picture={<EmptyPicture />} title={t('Choose a classroom')}>
      {t('Groups are made within one classroom. Choose it at the top of this page.')}
    </Notice>
  )
}
