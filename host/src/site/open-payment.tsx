import { type ApiError, useQuery } from '@lekta/shared/client'
import { type Payment, paymentContract } from '@lekta/shared/contract/money/payment'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useParams } from '@lekta/shared/routing'
import { LoadingSkeleton, Skeleton, Stack } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { PublicFrame } from './frame/public-frame'
import { PaymentOutcome } from './payment-outcome'

const Unknown = () => {
  const { t } = useTranslation()
  return (
    <PaymentOutcome picture="alert" title={t('Payment not found')}>
      {t('This payment link is invalid or has expired. If someone asked you to pay with it, please contact us first.')}
    </PaymentOutcome>
  )
}

const Over = ({ payment: { invoice } }: { payment: Payment }) => {
  const { t } = useTranslation()
  if (invoice.status === 'paid')
    return (
      <PaymentOutcome picture="check" title={t('Already paid')} invoice={invoice.id}>
        {t('Invoice {{number}} is paid. There is nothing left to pay.', { number: invoice.number })}
      </PaymentOutcome>
    )
  return (
    <PaymentOutcome picture="alert" title={t('This can no longer be paid')} invoice={invoice.id}>
      {t('Invoice {{number}} was cancelled or has expired. Please place a new order.', { number: invoice.number })}
    </PaymentOutcome>
  )
}

const PaymentSkeleton = () => (
  <LoadingSkeleton>
    <Stack>
      <Skeleton height={34} width="60%" mx="auto" />
      <Skeleton height={130} radius="lg" />
      <Skeleton height={180} radius="lg" />
      <Skeleton height={42} radius="md" />
    </Stack>
  </LoadingSkeleton>
)

/** Shows the payment in the address if it can be paid; otherwise explains why it cannot. */
export const OpenPayment = ({ children }: { children: (payment: Payment) => ReactNode }) => {
  const { id = '' } = useParams()
  const query = useQuery(paymentContract.payment, { params: { id } }, { refetchOnMountOrArgChange: true })
  const { data } = query
  if (data && data.invoice.status !== 'unpaid') return <Over payment={data} />
  if (!data && (query.error as ApiError | undefined)?.status === 404) return <Unknown />
  return (
    <PublicFrame kind="form">
      <QueryContent query={query} skeleton={<PaymentSkeleton />}>
        {children}
      </QueryContent>
    </PublicFrame>
  )
}
