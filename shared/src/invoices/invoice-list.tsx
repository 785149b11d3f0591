import { call, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, NativeSelect } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { type Invoice, invoiceContract, invoiceStates } from '../contract/money/invoice'
import { useCsvDay, useDay } from '../dates/use-day'
import { CsvButton } from '../downloads/csv-button'
import { ListView, type ViewState } from '../lists/list-view'
import { defaultPageSize, listQuery, useList } from '../lists/use-list'
import { useUrlFilter } from '../lists/use-url-filter'
import { type Buyer, invoicePaths } from './invoice-paths'
import { InvoiceStatusBadge, invoiceStatusLabels } from './invoice-status'
import { usePaymentColumns } from './use-payment-columns'

function useColumns(area: Buyer): Column<Invoice>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const csvDay = useCsvDay()
  const { due, total } = usePaymentColumns<Invoice>()
  return [
    {
      name: 'number',
      label: t('Invoice number'),
      sortable: true,
      noWrap: true,
      cell: ({ id, number }) => (
        <Anchor component={Link} to={invoicePaths(area).detail(id)} fw={600} data-row-link>
          {number}
        </Anchor>
      ),
      csv: ({ number }) => number,
    },
    {
      name: 'plan_name',
      label: t('Description'),
      cell: ({ plan_name, seats }) =>
        t('{{plan}}, {{count}} seats', {
          plan: t(plan_name),
          count: seats,
          defaultValue_one: '{{plan}}, {{count}} seat',
        }),
      csv: [
        { label: t('Plan'), csv: ({ plan_name }) => t(plan_name) },
        { label: t('Seats'), csv: ({ seats }) => seats },
      ],
    },
    {
      name: 'issued_at',
      label: t('Issued on'),
      sortable: true,
      cell: ({ issued_at }) => day(issued_at),
      csv: ({ issued_at }) => csvDay(issued_at),
    },
    due,
    total,
    {
      name: 'status',
      label: t('Status'),
      sortable: true,
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
      csv: [
        { label: t('Status'), csv: ({ status }) => t(invoiceStatusLabels[status]) },
        { label: t('Paid on'), csv: ({ paid_at }) => paid_at && csvDay(paid_at) },
      ],
    },
  ]
}

const StateFilter = ({ value, onChoose }: { value: string; onChoose: (value: string) => void }) => {
  const { t } = useTranslation()
  const choices = invoiceStates.map((state) => ({ value: state, label: t(invoiceStatusLabels[state]) }))
  return (
    <NativeSelect
      aria-label={t('Status')}
      value={value}
      data={[{ value: '', label: t('All statuses') }, ...choices]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

interface Props {
  area: Buyer
  /** The button for the first order. */
  order?: ReactNode
  /** Returns the menu of saved views. */
  views?: (state: ViewState) => ReactNode
}

/** A buyer’s invoices, newest first. A click on a row opens the invoice. */
export const InvoiceList = ({ area, order, views }: Props) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'issued_at', descending: true })
  const columns = useColumns(area)
  const { values, choose, filtered } = useUrlFilter('status')
  const status = invoiceStates.find((state) => state === values.status)
  const query = useQuery(
    invoiceContract.invoices,
    { query: { ...listQuery(list.options), ...(status && { status }) } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <ListView
      name="invoices"
      list={list}
      query={query}
      label={t('Invoices')}
      columns={columns}
      rowKey={({ id }) => id}
      searchLabel={t('Invoice number')}
      empty={{
        title: t('No invoices yet'),
        text: t('Every order has an invoice. You will find it here, with its PDF.'),
        action: order,
      }}
      filters={<StateFilter value={status ?? ''} onChoose={(value) => choose('status', value)} />}
      filtered={filtered}
      {...(views && { views })}
      actions={
        <CsvButton
          file={t('invoices')}
          columns={columns}
          load={(http, page) =>
            call(http, invoiceContract.invoices, {
              query: { ...listQuery({ ...list.options, ...page }), ...(status && { status }) },
            })
          }
        />
      }
    />
  )
}
