import type { Quote } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Totals } from '@lekta/shared/invoices/totals'
import { Alert, Button, Panel, Text } from '@lekta/shared/ui'
import styles from './subscribe.module.css'

interface Props {
  quote: Quote | undefined
  /** Why the server refused the quote or the order. */
  failure: string | undefined
  busy: boolean
  stale: boolean
  onOrder: () => void
}

const Terms = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation()
  const day = useDay()
  return (
    <>
      <Text fw={650}>
        {t('{{plan}} for {{count}} children', {
          plan: t(quote.plan.name),
          count: quote.seats,
          defaultValue_one: '{{plan}} for {{count}} child',
        })}
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {t('If you pay today, it runs from {{from}} to {{until}}.', {
          from: day(quote.starts_at),
          until: day(quote.ends_at),
        })}
      </Text>
      <Totals {...quote} />
    </>
  )
}

const Steps = () => {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps}>
      <li>{t('You get an invoice.')}</li>
      <li>{t('Pay it within three days, here or on your phone.')}</li>
      <li>{t('As soon as it is paid, your child can start.')}</li>
    </ol>
  )
}

/** The price, the next step, and the order button. */
export const Summary = ({ quote, failure, busy, stale, onOrder }: Props) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Your order')} className={styles.summary}>
      <div aria-live="polite" data-stale={stale || undefined} className={styles.terms}>
        {quote ? <Terms quote={quote} /> : <Text c="dimmed">{t('Choose a plan and a child to see your total.')}</Text>}
      </div>
      {failure && (
        <Alert color="orange" role="alert" mt="md">
          {t(failure)}
        </Alert>
      )}
      <Button size="md" fullWidth mt="md" disabled={!quote || stale} loading={busy} onClick={onOrder}>
        {t('Order and pay')}
      </Button>
      <Steps />
    </Panel>
  )
}
