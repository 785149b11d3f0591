import { type Voucher, voucherStates } from '@lekta/shared/contract/money/voucher'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, StatusBadge, type StatusTone } from '@lekta/shared/ui'

const states = {
  open: { label: 'Not redeemed yet', tone: 'good' },
  redeemed: { label: 'Redeemed', tone: 'neutral' },
  void: { label: 'Cancelled', tone: 'neutral' },
  ended: { label: 'Ended', tone: 'neutral' },
} as const satisfies Record<Voucher['status'], { label: string; tone: StatusTone }>

/** Returns the label of a status. The label is also the key of its translation. */
export const voucherStatusLabel = (status: Voucher['status']) => states[status].label

export const VoucherStatusBadge = ({ status }: Pick<Voucher, 'status'>) => {
  const { t } = useTranslation()
  return <StatusBadge tone={states[status].tone}>{t(states[status].label)}</StatusBadge>
}

interface FilterProps {
  value: Voucher['status'] | undefined
  onChoose: (status: string) => void
}

/** Filters vouchers by their status. */
export const VoucherStatusFilter = ({ value, onChoose }: FilterProps) => {
  const { t } = useTranslation()
  const choices = voucherStates.map((state) => ({ value: state, label: t(states[state].label) }))
  return (
    <NativeSelect
      aria-label={t('Status')}
      value={value ?? ''}
      data={[{ value: '', label: t('All statuses') }, ...choices]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
