import { call, useQuery } from '@lekta/shared/client'
import { invoiceContract, invoiceStates, type PlatformInvoice } from '@lekta/shared/contract/money/invoice'
import { useCsvDay, useDay } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { InvoiceStatusBadge, invoiceStatusLabels } from '@lekta/shared/invoices/invoice-status'
import { usePaymentColumns } from '@lekta/shared/invoices/use-payment-columns'
import { ListView } from '@lekta/shared/lists/list-view'
import { isDay, PeriodFilter } from '@lekta/shared/lists/period-filter'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { Link, useSearchParams } from '@lekta/shared/routing'
import { Anchor, type Column, NativeSelect, PageHeader, Stack, Tabs, UnstyledButton } from '@lekta/shared/ui'
import { useState } from 'react'
import { Overpayments } from '../overpayments/overpayments'
import styles from '../staff/staff.module.css'
import { AwaitedInvoices } from '../transfers/awaited-invoices'
import { PaymentsDialog } from './payments-dialog'

const buyers = { school: 'Schools', family: 'Families' } as const
type BuyerKind = keyof typeof buyers

/** The filters of all invoices, which are stored in the address. */
function useFilters() {
  const { values, choose, filtered } = useUrlFilter('status', 'buyer', 'from', 'until')
  const status = invoiceStates.find((state) => state === values.status)
  const buyer = (Object.keys(buyers) as BuyerKind[]).find((kind) => kind === values.buyer)
  const query = {
    ...(status && { status }),
    ...(buyer && { buyer }),
    ...(isDay(values.from) && { from: values.from }),
    ...(isDay(values.until) && { until: values.until }),
  }
  return { values, choose, filtered, query }
}

const Filters = ({ values, choose }: Pick<ReturnType<typeof useFilters>, 'values' | 'choose'>) => {
  const { t } = useTranslation()
  return (
    <>
      <NativeSelect
        aria-label={t('Status')}
        value={values.status}
        data={[
          { value: '', label: t('All statuses') },
          ...invoiceStates.map((state) => ({ value: state, label: t(invoiceStatusLabels[state]) })),
        ]}
        onChange={({ currentTarget }) => choose('status', currentTarget.value)}
      />
      <NativeSelect
        aria-label={t('Buyer')}
        value={values.buyer}
        data={[
          { value: '', label: t('All buyers') },
          ...Object.entries(buyers).map(([value, label]) => ({ value, label: t(label) })),
        ]}
        onChange={({ currentTarget }) => choose('buyer', currentTarget.value)}
      />
      <PeriodFilter values={values} choose={choose} />
    </>
  )
}

function useColumns(onOpen: (invoice: PlatformInvoice) => void): Column<PlatformInvoice>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const csvDay = useCsvDay()
  const { due, total } = usePaymentColumns<PlatformInvoice>()
  return [
    {
      name: 'number',
      label: t('Invoice number'),
      sortable: true,
      noWrap: true,
      cell: (invoice) => (
        <UnstyledButton className={styles.open} onClick={() => onOpen(invoice)}>
          {invoice.number}
        </UnstyledButton>
      ),
      csv: ({ number }) => number,
    },
    {
      name: 'bill_to',
      label: t('Billed to'),
      cell: ({ bill_to, school_id }) =>
        school_id === null ? (
          bill_to
        ) : (
          <Anchor component={Link} to={`/admin/school/${school_id}`}>
            {bill_to}
          </Anchor>
        ),
      csv: ({ bill_to }) => bill_to,
    },
    {
      name: 'issued_at',
      label: t('Issued on'),
      sortable: true,
      noWrap: true,
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

const AllInvoices = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'issued_at', descending: true })
  const { query: filters, filtered, ...choice } = useFilters()
  const [opened, setOpened] = useState<PlatformInvoice | null>(null)
  const columns = useColumns(setOpened)
  return (
    <>
      <ListView
        name="platform-invoices"
        list={list}
        query={useQuery(invoiceContract.allInvoices, { query: { ...listQuery(list.options), ...filters } })}
        label={t('Invoices')}
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Invoice number or name')}
        empty={{ title: t('No invoices yet'), text: t('Every order of a school or a family has an invoice here.') }}
        filters={<Filters {...choice} />}
        filtered={filtered}
        actions={
          <CsvButton
            file={t('invoices')}
            columns={columns}
            load={(http, page) =>
              call(http, invoiceContract.allInvoices, {
                query: { ...listQuery({ ...list.options, ...page }), ...filters },
              })
            }
          />
        }
      />
      <PaymentsDialog invoice={opened} onClose={() => setOpened(null)} />
    </>
  )
}

/** What waits for an admin, and all invoices with their payments. Each tab has its own list in the address. */
export default function PaymentList() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'all' ? 'all' : 'waiting'
  const open = (next: string | null) => setParams(next === 'all' ? { tab: 'all' } : {}, { replace: true })
  return (
    <>
      <PageHeader title={t('Payments')} subtitle={t('All invoices of schools and families, and what waits for you')} />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="waiting">{t('Waiting for you')}</Tabs.Tab>
          <Tabs.Tab value="all">{t('All invoices')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="waiting">
          <Stack gap="lg">
            <Overpayments />
            <AwaitedInvoices />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="all">
          <AllInvoices />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
