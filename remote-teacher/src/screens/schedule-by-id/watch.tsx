import type { ScheduleRecord } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { EmptyNotice, Group, NativeSelect, TextInput, UnstyledButton } from '@lekta/shared/ui'
import { useState } from 'react'
import { type ChildGroup, groups, isIn, sortByStatus, statusOf } from '../../schedule/child-status'
import { useChildActions } from '../../schedule/use-child-actions'
import { ChildTile } from './child-tile'
import styles from './watch.module.css'

interface Props {
  record: ScheduleRecord
  now: number
}

/** A search field is shown above this number of children. */
const many = 12

const orders = ['name', 'status'] as const
type Order = (typeof orders)[number]

function useGroup() {
  const [params, setParams] = useSearchParams()
  const group = groups.find((one) => one === params.get('show')) ?? 'all'
  const open = (next: ChildGroup) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next === 'all') changed.delete('show')
        else changed.set('show', next)
        return changed
      },
      { replace: true },
    )
  return { group, open }
}

const Counts = ({ record, now, group, onOpen }: Props & { group: ChildGroup; onOpen: (group: ChildGroup) => void }) => {
  const { t } = useTranslation()
  const search: Record<ChildGroup, string> = {
    all: t('All'),
    look: t('Needs attention'),
    waiting: record.state === 'closed' ? t('Not taken') : t('Not started'),
    working: t('In progress'),
    finished: t('Finished'),
  }
  const count = (one: ChildGroup) => record.list.filter((child) => isIn(one, statusOf(child, record.state, now))).length
  return (
    <fieldset className={styles.counts} aria-label={t('Students shown')}>
      {groups.map((one) => (
        <UnstyledButton
          key={one}
          className={styles.count}
          data-group={one}
          data-some={count(one) > 0 || undefined}
          aria-pressed={one === group}
          onClick={() => onOpen(one)}
        >
          <b>{count(one)}</b>
          <span>{search[one]}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

/** The children of a test that match the search and the chosen group. */
export const Watch = ({ record, now }: Props) => {
  const { t } = useTranslation()
  const { group, open } = useGroup()
  const { actionsFor } = useChildActions(record)
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const list = order === 'name' ? record.list : sortByStatus(record.list, record.state, now)
  const shown = list.filter(
    (child) =>
      isIn(group, statusOf(child, record.state, now)) && child.name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  if (record.list.length === 0) {
    return <EmptyNotice title={t('None of your students have this test')} />
  }
  return (
    <>
      <Counts record={record} now={now} group={group} onOpen={open} />
      {record.list.length > many && (
        <Group gap="sm" className={styles.tools}>
          <TextInput
            type="search"
            className={styles.search}
            aria-label={t('Search for a student')}
            placeholder={t('Search for a student')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <NativeSelect
            aria-label={t('Order of the students')}
            value={order}
            onChange={(event) => setOrder(orders.find((one) => one === event.currentTarget.value) ?? 'name')}
            data={[
              { value: 'name', label: t('By name') },
              { value: 'status', label: t('By status') },
            ]}
          />
        </Group>
      )}
      {shown.length === 0 && <p className={styles.none}>{t('No one right now.')}</p>}
      <ul className={styles.tiles} aria-label={t('Students')}>
        {shown.map((child) => (
          <ChildTile key={child.id} schedule={record} child={child} now={now} actions={actionsFor([child])} />
        ))}
      </ul>
    </>
  )
}
