import { call, type Store, useQuery, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, type Column, NativeSelect } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { type Invoice, invoiceContract, invoiceStates } from '../contract/money/invoice'
import { useCsvDay, useDay } from '../dates/use-day'
import { CsvButton } from '../downloads/csv-button'
import { largestPage } from '../lib/paging/walk-pages'
import { ListView } from '../lists/list-view'
import { defaultPageSize, type List, listQuery, useList } from '../lists/use-list'
import { useUrlFilter } from '../lists/use-url-filter'
import { type Buyer, invoicePaths } from './invoice-paths'
import { InvoiceStatusBadge, invoiceStatusLabels } from './invoice-status'
import { useAmount } from './use-amount'

function useColumns(area: Buyer): Column<Invoice>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const amount = useAmount()
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
    },
    { name: 'issued_at', label: t('Issued on'), sortable: true, cell: ({ issued_at }) => day(issued_at) },
    { name: 'due_at', label: t('Due on'), sortable: true, cell: ({ due_at }) => day(due_at) },
    {
      name: 'total',
      label: t('Total'),
      sortable: true,
      numeric: true,
      noWrap: true,
      cell: ({ total, currency }) => amount(total, currency),
    },
    {
      name: 'status',
      label: t('Status'),
      sortable: true,
      cell: ({ status }) => <InvoiceStatusBadge status={status} />,
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

/**
 * Exports all invoices of a list, with the current filters and sorting; amounts are in whole units of their currency.
 */
const Download = ({ options, status }: { options: List['options']; status?: Invoice['status'] | undefined }) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const sheetDay = useCsvDay()
  return (
    <CsvButton<Invoice>
      file={t('invoices')}
      columns={[
        { label: t('Invoice number'), value: ({ number }) => number },
        { label: t('Plan'), value: ({ plan_name }) => t(plan_name) },
        { label: t('Seats'), value: ({ seats }) => seats },
        { label: t('Issued on'), value: ({ issued_at }) => sheetDay(issued_at) },
        { label: t('Due on'), value: ({ due_at }) => sheetDay(due_at) },
        { label: t('Total'), value: ({ total }) => total },
        { label: t('Currency'), value: ({ currency }) => currency },
        { label: t('Status'), value: ({ status }) => t(invoiceStatusLabels[status]) },
        { label: t('Paid on'), value: ({ paid_at }) => paid_at && sheetDay(paid_at) },
      ]}
      load={(page) =>
        call(http, invoiceContract.invoices, {
          query: { ...listQuery({ ...options, page, itemsPerPage: largestPage }), ...(status && { status }) },
        })
      }
    />
  )
}

interface Props {
  area: Buyer
  /** The button for the first order. */
  order?: ReactNode
}

/** A buyer’s invoices, the newest first; a row opens its invoice. */
export const InvoiceList = ({ area, order }: Props) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'issued_at', descending: true })
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
      columns={useColumns(area)}
      rowKey={({ id }) => id}
      searchLabel={t('Invoice number')}
      empty={{
        title: t('No invoices yet'),
        text: t('Every order has an invoice. You will find it here, with its PDF.'),
        action: order,
      }}
      filters={<StateFilter value={status ?? ''} onChoose={(value) => choose('status', value)} />}
      filtered={filtered}
      actions={<Download options={list.options} status={status} />}
    />
  )
}
