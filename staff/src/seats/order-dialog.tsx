import { call, useQuery } from '@lekta/shared/client'
import { type Plan, planContract } from '@lekta/shared/contract/money/plan'
import {
  type Order,
  type Purpose,
  type Quote,
  type Subscription,
  seatLimit,
  subscriptionContract,
} from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { useTranslation } from '@lekta/shared/i18n'
import { useAmount, useRate } from '@lekta/shared/invoices/use-amount'
import { useOrder } from '@lekta/shared/invoices/use-order'
import { numberFormat } from '@lekta/shared/lib/formats'
import { languageOf } from '@lekta/shared/lib/language-of'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { Alert, Button, CancelButton, Dialog, Group, Skeleton, Stack, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { OrderContext, useOrderContext } from './order-context'
import styles from './seats.module.css'

/** What to order: a new subscription, or more seats or a renewal of an existing one. */
export type OrderRequest = { purpose: 'buy' } | { purpose: 'add' | 'renew'; subscription: Subscription }

interface PlanProps {
  plans: readonly Plan[] | undefined
  chosen: string
  onChoose: (code: string) => void
}

/** The plans side by side. */
const Plans = ({ plans, chosen, onChoose }: PlanProps) => {
  const { t } = useTranslation()
  const amount = useAmount()
  if (!plans) return <Skeleton height={112} radius="md" />
  return (
    <fieldset className={styles.choice}>
      <legend>{t('Plan')}</legend>
      <div className={styles.plans}>
        {plans.map(({ code, name, price, currency, months, tests_per_child: count }) => (
          <label key={code} className={styles.plan}>
            <input type="radio" name="plan" value={code} checked={chosen === code} onChange={() => onChoose(code)} />
            <Text component="span" fw={650}>
              {t(name)}
            </Text>
            <Text component="span" size="sm">
              {t('{{price}} per seat', { price: amount(price, currency) })}
            </Text>
            <Text component="span" size="sm" c="dimmed">
              {t('{{count}} tests per student', { count, defaultValue_one: '{{count}} test per student' })}
              <br />
              {t('{{count}} months', { count: months, defaultValue_one: '{{count}} month' })}
            </Text>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The quote as a file, for the person who approves the purchase. */
const QuoteFile = ({ order: { students: _, ...query } }: { order: Order }) => {
  const { t, i18n } = useTranslation()
  const language = languageOf(i18n.language)
  return (
    <DownloadButton
      small
      label={t('Download this quote')}
      make={(http) => call(http, subscriptionContract.quoteFile, { query: { ...query, language } })}
    />
  )
}

/** The order's price and period. */
const Sum = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation()
  const amount = useAmount()
  const day = useDay('medium')
  const { seats, unit_price, net, tax, tax_rate, total, currency, starts_at, ends_at } = quote
  const rate = useRate()
  return (
    <>
      <dl className={styles.sum}>
        <dt>{t('{{seats}} × {{price}}', { seats, price: amount(unit_price, currency) })}</dt>
        <dd>{amount(total, currency)}</dd>
        <dt>{t('Subtotal')}</dt>
        <dd>{amount(net, currency)}</dd>
        <dt>{t('incl. VAT {{rate}}', { rate: rate(tax_rate) })}</dt>
        <dd>{amount(tax, currency)}</dd>
        <dt className={styles.total}>{t('Total to pay')}</dt>
        <dd className={styles.total}>{amount(total, currency)}</dd>
      </dl>
      <Text size="sm">
        {t('If you pay today, it runs from {{from}} to {{to}}.', { from: day(starts_at), to: day(ends_at) })}
      </Text>
    </>
  )
}

const usualSeats = { buy: () => '30', add: () => '10', renew: ({ seats }: Subscription) => String(seats) }

const seatsOf = (request: OrderRequest) =>
  request.purpose === 'buy' ? usualSeats.buy() : usualSeats[request.purpose](request.subscription)

/** Returns the order, or null if it is not complete enough to be priced. */
function orderOf(request: OrderRequest, plan: string | undefined, text: string): Order | null {
  const seats = wholeId(text.trim())
  if (seats === null || seats > seatLimit) return null
  if (request.purpose === 'buy') return plan === undefined ? null : { purpose: 'buy', plan, seats }
  return { purpose: request.purpose, subscription_id: request.subscription.id, seats }
}

interface Props {
  /** The audience of the plans. */
  audience: Plan['audience']
  onClose: () => void
  /** Called with the invoice’s id. */
  onOrdered: (invoiceId: number) => void
}

const Ordering = ({ request, audience, onClose, onOrdered }: Props & { request: OrderRequest }) => {
  const { t, i18n } = useTranslation()
  const plans = useQuery(planContract.plans).data?.filter((plan) => plan.audience === audience)
  const [chosen, choose] = useState<string>()
  const [seats, setSeats] = useState(() => seatsOf(request))
  const context = useOrderContext()
  const own = plans?.find(({ code }) => code === context.plan)?.code
  const usual = own ?? plans?.[Math.floor(plans.length / 2)]?.code
  const plan = chosen ?? (context.isLoading ? undefined : usual)
  const order = orderOf(request, plan, seats)
  const { quote, stale, failure, busy, submit } = useOrder(order, onOrdered)
  const isSeatsWrong = wholeId(seats.trim()) === null || Number(seats) > seatLimit
  return (
    <form
      noValidate
      aria-label={t('Order')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <Stack gap="md">
        {request.purpose === 'buy' && <OrderContext running={context.running} unpaid={context.unpaid} />}
        {request.purpose === 'buy' ? (
          <Plans plans={plans} chosen={plan ?? ''} onChoose={choose} />
        ) : (
          <Text>{t(request.subscription.plan_name)}</Text>
        )}
        <TextInput
          label={t('Seats')}
          description={t('One for each student who takes tests.')}
          type="number"
          min={1}
          max={seatLimit}
          inputMode="numeric"
          styles={{ wrapper: { maxWidth: 220 } }}
          value={seats}
          onChange={({ currentTarget }) => setSeats(currentTarget.value)}
          error={
            isSeatsWrong &&
            t('Enter a whole number from 1 to {{most}}.', { most: numberFormat(i18n.language, {}).format(seatLimit) })
          }
          data-autofocus
        />
        <div className={styles.quote} data-stale={stale || undefined} aria-live="polite" aria-busy={stale}>
          {quote && order ? (
            <Stack gap="sm">
              <Sum quote={quote} />
              <QuoteFile order={order} />
            </Stack>
          ) : (
            order && !failure && <Skeleton height={140} />
          )}
          {!order && plan && <Text c="dimmed">{t('Enter the number of seats to see the price.')}</Text>}
          {failure && (
            <Alert color="red" role="alert">
              {t(failure)}
            </Alert>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {t('We send you an invoice. Your seats are ready as soon as it is paid, online or by bank transfer.')}
        </Text>
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose}>{t('Cancel')}</CancelButton>
          <Button type="submit" loading={busy} disabled={!quote || stale}>
            {t('Place order')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const titles = {
  buy: 'Order seats',
  add: 'Add seats',
  renew: 'Renew',
} as const satisfies Record<Purpose, string>

/** Orders seats: plan, number, and the price that the server calculates. Closed if `request` is null. */
export const OrderDialog = ({ request, ...rest }: Props & { request: OrderRequest | null }) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={request !== null} onClose={rest.onClose} size="lg" title={request && t(titles[request.purpose])}>
      {request && <Ordering request={request} {...rest} />}
    </Dialog>
  )
}
