import type { ErasureRow } from '@lekta/shared/contract/privacy'
import { useDay } from '@lekta/shared/dates/use-day'
import { usePartTexts } from '@lekta/shared/erasure/use-part-texts'
import { CancelErasureButton } from '@lekta/shared/erasure/waiting-erasures'
import { useTranslation } from '@lekta/shared/i18n'
import { type Column, StatusBadge, type StatusTone, Text } from '@lekta/shared/ui'
import { useErasureNames } from './use-erasure-names'

const tones: Readonly<Record<ErasureRow['state'], StatusTone>> = { open: 'caution', done: 'good', cancelled: 'neutral' }

const Lines = ({ first, second }: { first: string; second: string | null }) => (
  <div>
    <Text size="sm">{first}</Text>
    {second !== null && (
      <Text size="sm" c="dimmed" style={{ whiteSpace: 'normal' }}>
        {second}
      </Text>
    )}
  </div>
)

/** The columns of the list of erasures. */
export function useColumns(): Column<ErasureRow>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const { states, reasons, kinds } = useErasureNames()
  const partTexts = usePartTexts()
  const requester = ({ requested_by }: ErasureRow) =>
    requested_by === null ? null : t('by {{name}}', { name: requested_by })
  return [
    {
      name: 'person',
      label: t('Person'),
      cell: ({ name, username, kind, school }) => (
        <Lines first={name ?? kinds[kind]} second={[username, school].filter(Boolean).join(' · ') || null} />
      ),
    },
    {
      name: 'state',
      label: t('Status'),
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>,
    },
    {
      name: 'due',
      label: t('Date'),
      noWrap: true,
      cell: ({ state, due_at, ended_at }) => (state === 'open' ? day(due_at) : ended_at && day(ended_at)),
    },
    {
      name: 'reason',
      label: t('Reason'),
      cell: ({ reason, note }) => <Lines first={reasons[reason]} second={note} />,
    },
    {
      name: 'requested',
      label: t('Requested'),
      noWrap: true,
      cell: (row) => <Lines first={day(row.requested_at)} second={requester(row)} />,
    },
    { name: 'erased', label: t('What was deleted'), cell: ({ erased }) => partTexts(erased).join(', ') || '–' },
    {
      name: 'actions',
      label: t('Actions'),
      atEnd: true,
      numeric: true,
      cell: ({ state, account_id, name }) =>
        state === 'open' && account_id !== null && <CancelErasureButton id={account_id} name={name ?? ''} />,
    },
  ]
}
