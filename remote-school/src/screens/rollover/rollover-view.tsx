import { api, useAppDispatch, useMutation, useQuery } from '@lekta/shared/client'
import { type Rollover, rolloverContract } from '@lekta/shared/contract/people/rollover'
import { useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Alert, Button, Card, Group, Icon, Progress, Skeleton, Stack, Table, Text, Title } from '@lekta/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './rollover.module.css'
import { useActionNames, useCountsText } from './use-action-names'

/** Milliseconds between two polls of a rollover that is being carried out. */
const pollingMs = 700

/** Polls a rollover while the server works on it, and then refetches what it changed. */
function useRollover(id: number) {
  const dispatch = useAppDispatch()
  const [isWorking, setWorking] = useState(false)
  const options = { pollingInterval: isWorking ? pollingMs : 0, refetchOnMountOrArgChange: true }
  const query = useQuery(rolloverContract.rollover, { params: { id } }, options)
  const state = query.data?.state
  const wasWorking = useRef(false)
  useEffect(() => {
    const works = state === 'waiting'
    setWorking(works)
    if (wasWorking.current && !works) dispatch(api.util.invalidateTags(['Rollover', 'Student', 'Classroom', 'Report']))
    wasWorking.current = works
  }, [state, dispatch])
  return query
}

const Waiting = ({ rollover: { done, total } }: { rollover: Rollover }) => {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      <Progress value={total === 0 ? 0 : (done / total) * 100} size="lg" aria-label={t('Beginning the school year')} />
      <Text size="sm" role="status">
        {t('{{done}} of {{count}} students', { done, count: total })}
      </Text>
    </Stack>
  )
}

const Undo = ({ rollover: { id, label, promoted, left, undo_until } }: { rollover: Rollover }) => {
  const { t } = useTranslation()
  const act = useAction()
  const day = useDay()
  const [undo] = useMutation(rolloverContract.undoRollover)
  if (undo_until === null) return null
  return (
    <Group gap="sm">
      <ConfirmButton
        variant="default"
        leftSection={<Icon name="undo" size={18} />}
        title={t('Undo the school year {{label}}?', { label })}
        text={t(
          '{{promoted}} students go back to their former classes and grades, and {{left}} who left are restored. Whoever was moved or edited by hand since then stays as they are now.',
          { promoted, left },
        )}
        action={t('Undo the school year')}
        onConfirm={() => act(() => undo({ params: { id } }).unwrap(), t('The school year was undone.'))}
      >
        {t('Undo')}
      </ConfirmButton>
      <Text size="sm" c="dimmed">
        {t('Available until {{until}}', { until: day(undo_until) })}
      </Text>
    </Group>
  )
}

const Moves = ({ classrooms }: Pick<Rollover, 'classrooms'>) => {
  const { t } = useTranslation()
  const names = useActionNames()
  if (classrooms.length === 0) return null
  return (
    <Table className={styles.table} aria-label={t('What happened to each class')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Class')}</Table.Th>
          <Table.Th className={styles.number}>{t('Students')}</Table.Th>
          <Table.Th>{t('What happened')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {classrooms.map(({ name, action, into, students }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td className={styles.number}>{students}</Table.Td>
            <Table.Td>{into === null ? names[action] : `→ ${into}`}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** What a school does next. */
const NextSteps = () => {
  const { t } = useTranslation()
  return (
    <Group gap="sm">
      <Button component={Link} to="/school/child/upload">
        {t('Import new students')}
      </Button>
      <Button component={Link} to="/school/class-room" variant="default">
        {t('Check classes and teachers')}
      </Button>
    </Group>
  )
}

const Result = ({ rollover }: { rollover: Rollover }) => {
  const { t } = useTranslation()
  const countsText = useCountsText()
  const { state, kept } = rollover
  if (state === 'waiting') return <Waiting rollover={rollover} />
  if (state === 'failed')
    return (
      <Alert color="red" role="alert">
        {t(
          'The school’s classes changed while the year was being begun. Nothing was changed; please check the plan again.',
        )}
      </Alert>
    )
  return (
    <Stack gap="md">
      <Text role="status">{countsText(rollover)}</Text>
      {state === 'undone' && (
        <Text>
          {kept === 0
            ? t('Undone: everyone is back in the former class.')
            : t('Undone, except for {{count}} students who had been changed by hand since.', {
                count: kept,
                defaultValue_one: 'Undone, except for {{count}} student who had been changed by hand since.',
              })}
        </Text>
      )}
      <Moves classrooms={rollover.classrooms} />
      {rollover.undo_until !== null && <NextSteps />}
      <Undo rollover={rollover} />
    </Stack>
  )
}

interface Props {
  id: number
  onClose: () => void
}

/** A school year that was begun: progress, what happened, and the undo. */
export const RolloverView = ({ id, onClose }: Props) => {
  const { t } = useTranslation()
  const query = useRollover(id)
  const titles = {
    waiting: (label: string) => t('Beginning the school year {{label}}', { label }),
    done: (label: string) => t('The school year {{label}} has begun', { label }),
    undone: (label: string) => t('The school year {{label}} was undone', { label }),
    failed: (label: string) => t('The school year {{label}} has not begun', { label }),
  }
  return (
    <QueryContent query={query} skeleton={<Skeleton height={320} radius="lg" />}>
      {(rollover) => (
        <Card component="section" className={styles.form}>
          <Stack gap="md">
            <Title order={2} size="h3">
              {titles[rollover.state](rollover.label)}
            </Title>
            <Result rollover={rollover} />
            {rollover.state !== 'waiting' && (
              <Group>
                <Button variant="subtle" leftSection={<Icon name="left" size={18} />} onClick={onClose}>
                  {t('Plan a school year')}
                </Button>
              </Group>
            )}
          </Stack>
        </Card>
      )}
    </QueryContent>
  )
}
