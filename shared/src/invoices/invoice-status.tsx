import { useTranslation } from '@lekta/shared/i18n'
import { StatusBadge, type StatusTone } from '@lekta/shared/ui'
import type { Invoice } from '../contract/money/invoice'

/** The labels of invoice states, which are also the keys of their translations. */
export const invoiceStatusLabels = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  expired: 'Expired',
  void: 'Void',
} as const satisfies Record<Invoice['status'], string>

const tones = {
  unpaid: 'caution',
  paid: 'good',
  expired: 'neutral',
  void: 'neutral',
} as const satisfies Record<Invoice['status'], StatusTone>

export const InvoiceStatusBadge = ({ status, size = 'md' }: { status: Invoice['status']; size?: 'md' | 'lg' }) => {
  const { t } = useTranslation()
  return (
    <StatusBadge tone={tones[status]} size={size}>
      {t(invoiceStatusLabels[status])}
    </StatusBadge>
  )
}
