import { useTranslation } from '@lekta/shared/i18n'
import { Badge } from '@lekta/shared/ui'
import type { Invoice } from '../contract/money/invoice'

/** The labels of invoice states, the keys of their translations. */
export const invoiceStatusLabels = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  expired: 'Expired',
  void: 'Void',
} as const satisfies Record<Invoice['status'], string>

const looks = {
  unpaid: { color: 'orange', c: 'var(--lekta-caution)' },
  paid: { color: 'teal', c: 'var(--lekta-good)' },
  expired: { color: 'gray', c: 'dimmed' },
  void: { color: 'gray', c: 'dimmed' },
} as const satisfies Record<Invoice['status'], object>

export const InvoiceStatusBadge = ({ status, size = 'md' }: { status: Invoice['status']; size?: 'md' | 'lg' }) => {
  const { t } = useTranslation()
  return (
    <Badge variant="light" size={size} {...looks[status]}>
      {t(invoiceStatusLabels[status])}
    </Badge>
  )
}
