import { useTranslation } from '@lekta/shared/i18n'
import type { Column } from '@lekta/shared/ui'
import { useCsvDay, useDay } from '../dates/use-day'
import { useAmount } from './use-amount'

interface Payable {
  due_at: string
  total: number
  currency: string
}

/**
 * Returns the columns for the due date and the amount, which every list of invoices has. CSV files contain the plain
 * number.
 */
export function usePaymentColumns<Row extends Payable>() {
  const { t } = useTranslation()
  const day = useDay('medium')
  const csvDay = useCsvDay()
  const amount = useAmount()
  return {
    due: {
      name: 'due_at',
      label: t('Due on'),
      sortable: true,
      cell: ({ due_at }) => day(due_at),
      csv: ({ due_at }) => csvDay(due_at),
    },
    total: {
      name: 'total',
      label: t('Total'),
      sortable: true,
      numeric: true,
      noWrap: true,
      cell: ({ total, currency }) => amount(total, currency),
      csv: [
        { label: t('Total'), csv: ({ total }) => total },
        { label: t('Currency'), csv: ({ currency }) => currency },
      ],
    },
  } satisfies Record<string, Column<Row>>
}
