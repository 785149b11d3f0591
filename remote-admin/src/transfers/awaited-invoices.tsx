import { useQuery } from '@lekta/shared/client'
import { type AwaitedInvoice, invoiceContract } from '@lekta/shared/contract/money/invoice'
import { dashboardQueryOptions } from '@lekta/shared/dashboard/dashboard-query-options'
import { useTranslation } from '@lekta/shared/i18n'
import { usePaymentColumns } from '@lekta/shared/invoices/use-payment-columns'
import { ListView } from '@lekta/shared/lists/list-view'
import { listQuery, useList } from '@lekta/shared/lists/use-list'
import { Button, type Column, Panel } from '@lekta/shared/ui'
import { useState } from 'react'
import { TransferDialog } from './transfer-dialog'

function useColumns(onPaid: (invoice: AwaitedInvoice) => void): Column<AwaitedInvoice>[] {
  const { t } = useTranslation()
  const { due, total } = usePaymentColumns<AwaitedInvoice>()
  return [
    { name: 'number', label: t('Invoice number'), sortable: true, noWrap: true, cell: ({ number }) => <b>{number}</b> },
    { name: 'bill_to', label: t('Billed to'), cell: ({ bill_to }) => bill_to },
    due,
    total,
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: (invoice) => (
        <Button
          size="compact-md"
          variant="default"
          onClick={() => onPaid(invoice)}
          aria-label={t('Mark as paid: {{number}}', { number: invoice.number })}
        >
          {t('Mark as paid')}
        </Button>
      ),
    },
  ]
}

/** Invoices awaiting a transfer. An admin marks each as paid when its transfer has arrived. */
export const AwaitedInvoices = () => {
  const { t } = useTranslation()
  const list = useList({ size: 10, sortBy: 'due_at' })
  const [paid, setPaid] = useState<AwaitedInvoice | null>(null)
  return (
    <Panel title={t('Invoices awaiting a transfer')}>
      <ListView
        list={list}
        query={useQuery(invoiceContract.awaitedInvoices, { query: listQuery(list.options) }, dashboardQueryOptions)}
        label={t('Invoices awaiting a transfer')}
        columns={useColumns(setPaid)}
        rowKey={({ id }) => id}
        searchLabel={t('Invoice number or name')}
        empty={{
          title: t('No open invoices'),
          text: t('Orders waiting for payment will appear here.'),
        }}
      />
      <TransferDialog invoice={paid} onClose={() => setPaid(null)} />
    </Panel>
  )
}
