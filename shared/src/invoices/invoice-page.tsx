import { type ApiError, call, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useParams } from '@lekta/shared/routing'
import { Button, DashboardGrid, DashboardSkeleton, Icon, Notice, PageHeader } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { type InvoiceRecord, invoiceContract } from '../contract/money/invoice'
import { DownloadButton } from '../downloads/download-button'
import { QueryContent } from '../feedback/query-content'
import { languageOf } from '../lib/language-of'
import { wholeId } from '../lib/whole-id'
import { type Buyer, nextPages, useBuyer } from './invoice-paths'
import { InvoicePayments } from './invoice-payments'
import styles from './invoices.module.css'
import { PayInvoice } from './pay-invoice'
import { PrintedInvoice } from './printed-invoice'

/** Milliseconds between two checks of an invoice while its payment is pending. */
const pollingMs = 10_000

const Download = ({ id }: { id: number }) => {
  const { t, i18n } = useTranslation()
  const query = { language: languageOf(i18n.language) }
  return (
    <DownloadButton
      label={t('Download PDF')}
      make={(http) => call(http, invoiceContract.invoiceFile, { params: { id }, query })}
    />
  )
}

const NextPage = ({ to, label, icon }: { to: string; label: string; icon: 'ticket' | 'add' }) => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={to} leftSection={<Icon name={icon} size={18} />}>
      {t(label)}
    </Button>
  )
}

const Side = ({ buyer, record }: { buyer: Buyer; record: InvoiceRecord }) => {
  const { paid, over } = nextPages[buyer]
  // A school chooses classes for the seats of this invoice.
  const paidTo = buyer === 'school' ? `${paid.to}?invoice=${record.id}` : paid.to
  const isOver = record.status === 'expired' || record.status === 'void'
  return (
    <>
      {record.status === 'unpaid' && <PayInvoice area={buyer} record={record} />}
      <div className={styles.onScreen}>
        {record.status === 'paid' && <NextPage {...paid} to={paidTo} icon="ticket" />}
        {isOver && <NextPage {...over} icon="add" />}
        <InvoicePayments record={record} />
      </div>
    </>
  )
}

const isPaymentPending = (record: InvoiceRecord | undefined) =>
  record?.status === 'unpaid' && record.payments.some(({ status }) => status === 'started' || status === 'pending')

/** Returns an invoice, and polls it while its payment is pending. */
function useInvoice(id: number | null) {
  const [waiting, setWaiting] = useState(false)
  const query = useQuery(
    invoiceContract.invoice,
    { params: { id: id ?? 0 } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: waiting ? pollingMs : 0,
      skipPollingIfUnfocused: true,
      skip: id === null,
    },
  )
  useEffect(() => setWaiting(isPaymentPending(query.data)), [query.data])
  return query
}

interface BodyProps {
  buyer: Buyer
  query: ReturnType<typeof useInvoice>
  isUnknown: boolean
}

const Body = ({ query, isUnknown, buyer }: BodyProps) => {
  const { t } = useTranslation()
  if (!query.data && isUnknown) return <Notice title={t('Invoice not found')} />
  return (
    <QueryContent query={query} skeleton={<DashboardSkeleton />}>
      {(record) => (
        <DashboardGrid main={<PrintedInvoice record={record} />} side={<Side record={record} buyer={buyer} />} />
      )}
    </QueryContent>
  )
}

/** The page of one invoice: the invoice as printed, how to pay it, and its payments. */
export default function InvoicePage() {
  const { t } = useTranslation()
  const buyer = useBuyer()
  const id = wholeId(useParams().id)
  const query = useInvoice(id)
  const isUnknown = id === null || (query.error as ApiError | undefined)?.status === 404
  return (
    <>
      <PageHeader title={query.data ? t('Invoice {{number}}', { number: query.data.number }) : t('Invoice')}>
        {id !== null && (query.data || !query.error) && <Download id={id} />}
      </PageHeader>
      <Body query={query} isUnknown={isUnknown} buyer={buyer} />
    </>
  )
}
