import { type ApiError, useMutation } from '@lekta/shared/client'
import { type RolloverCheck, rolloverContract } from '@lekta/shared/contract/people/rollover'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, FailureNotice, Skeleton, StatusBadge, Table, Text } from '@lekta/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import styles from './rollover.module.css'
import type { Plan } from './use-plan'

/** Has the server check the plan, again whenever it changes. */
export function useCheck(plan: Plan, isActive: boolean) {
  const [send] = useMutation(rolloverContract.checkRollover)
  const [state, setState] = useState<{ check?: RolloverCheck; error?: string }>({})
  const body = JSON.stringify(plan.body)
  const run = useCallback(() => {
    let isCurrent = true
    setState({})
    send({ body: JSON.parse(body) })
      .unwrap()
      .then(
        (check) => isCurrent && setState({ check }),
        ({ message }: ApiError) => isCurrent && setState({ error: message }),
      )
    return () => {
      isCurrent = false
    }
  }, [send, body])
  useEffect(() => (isActive ? run() : undefined), [isActive, run])
  return { ...state, retry: run }
}

const Figures = ({ check: { promoted, left, stayed } }: { check: RolloverCheck }) => {
  const { t } = useTranslation()
  const figures = [
    { value: promoted, label: t('move up') },
    { value: left, label: t('leave the school') },
    { value: stayed, label: t('stay as they are') },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dd>{value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  )
}

type CheckedClassroom = RolloverCheck['classrooms'][number]

const ClassState = ({ room: { created, after, taught } }: { room: CheckedClassroom }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.badges}>
      {created && <StatusBadge tone="good">{t('New')}</StatusBadge>}
      {after === 0 && <StatusBadge tone="neutral">{t('Empty')}</StatusBadge>}
      {after > 0 && !taught && <StatusBadge tone="caution">{t('No teacher yet')}</StatusBadge>}
    </span>
  )
}

const Classes = ({ classrooms }: { classrooms: readonly CheckedClassroom[] }) => {
  const { t } = useTranslation()
  return (
    <Table className={styles.table} aria-label={t('Classes before and after')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('Class')}</Table.Th>
          <Table.Th className={styles.number}>{t('Now')}</Table.Th>
          <Table.Th className={styles.number}>{t('Then')}</Table.Th>
          <Table.Th>{t('Note')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {classrooms.map((room) => (
          <Table.Tr key={room.name}>
            <Table.Th scope="row">{room.name}</Table.Th>
            <Table.Td className={styles.number}>{room.before}</Table.Td>
            <Table.Td className={styles.number}>{room.after}</Table.Td>
            <Table.Td>
              <ClassState room={room} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** What the plan means for tests, seats and logins. */
const Consequences = ({ check: { left, open_tests, unused_seats } }: { check: RolloverCheck }) => {
  const { t } = useTranslation()
  const notes = [
    t('Everyone keeps results, tests and seats. New teachers see their students’ earlier results.'),
    left > 0 && t('Students who leave are archived: they can no longer log in, and their results are kept.'),
    open_tests > 0 &&
      t('{{count}} students have an open test. They can finish it, and the teacher of the next class sees it.', {
        count: open_tests,
        defaultValue_one:
          '{{count}} student has an open test. The student can finish it, and the teacher of the next class sees it.',
      }),
    unused_seats > 0 &&
      t(
        '{{count}} students who leave have a seat they never used. Take these seats back first to give them to others.',
        {
          count: unused_seats,
          defaultValue_one:
            '{{count}} student who leaves has a seat that was never used. Take this seat back first to give it to someone else.',
        },
      ),
    t('You can undo all of this for 30 days.'),
  ].filter((note) => note !== false)
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

const Conflicts = ({ conflicts: { count, first } }: Pick<RolloverCheck, 'conflicts'>) => {
  const { t, i18n } = useTranslation()
  if (count === 0) return null
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(first)
  return (
    <Alert
      color="red"
      role="alert"
      title={t('{{count}} students are in classes that move into different grades', {
        count,
        defaultValue_one: '{{count}} student is in classes that move into different grades',
      })}
    >
      {names}
      {count > first.length && ' …'} {t('Go back and let one of their classes stay as it is.')}
    </Alert>
  )
}

/** The last step: what would happen. Nothing has been changed so far. */
export const ReviewStep = ({ check, error, retry }: ReturnType<typeof useCheck>) => {
  const { t } = useTranslation()
  if (error) return <FailureNotice message={error} onRetry={retry} />
  if (!check) return <Skeleton height={360} radius="md" />
  return (
    <div className={styles.fields}>
      <Text c="dimmed">{t('Nothing has been changed so far.')}</Text>
      <Conflicts conflicts={check.conflicts} />
      <Figures check={check} />
      <Classes classrooms={check.classrooms} />
      <Consequences check={check} />
    </div>
  )
}
